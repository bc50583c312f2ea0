import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Home, Words } from './shape.ts';

const { capital, list, noun } = speak('tr');

const ones = { animal: 'bir hayvan', treat: 'bir yiyecek', toy: 'bir oyuncak' } as const;
const The = (item: NounId): string => capital(noun(item));
const of = (item: NounId): string => noun(item, { case: 'genitive' });
const Of = (item: NounId): string => capital(of(item));
const names = (items: readonly NounId[]): string => items.map((item) => noun(item)).join(', ');
const homesOf = (homes: readonly Home[]): string =>
  homes.map(({ who, house }) => `${noun(who)}: ev ${house}`).join(', ');

export const tr: Words = {
  title: 'Kim nerede oturuyor?',
  put: 'Herkese bir ev bul.',
  rule: (kinds) => `Her evde ${list(kinds.map((kind) => ones[kind]))} var.`,
  clues: {
    at: ({ a, n }) => `${The(a)} ${n} numaralı evde.`,
    'not-at': ({ a, n }) => `${The(a)} ${n} numaralı evde değil.`,
    end: ({ a }) => `${The(a)} uçtaki evlerden birinde.`,
    same: ({ a, b }) => `${The(a)} ile ${noun(b)} aynı evde.`,
    apart: ({ a, b }) => `${The(a)} ile ${noun(b)} farklı evlerde.`,
    beside: ({ a, b }) => `${The(a)} ile ${noun(b)} komşu evlerde.`,
    'just-left': ({ a, b }) => `${The(a)}, ${of(b)} hemen solundaki evde.`,
    'left-of': ({ a, b }) => `${The(a)}, ${of(b)} solundaki evlerden birinde.`,
  },
  inHouse: (n) => `${capital(n)} numaralı evde kim oturuyor?`,
  findInHouse: (n) => `${capital(n)} numaralı evde kimin oturduğunu bul.`,
  withItem: {
    animal: (item) => `${Of(item)} olduğu evde kim oturuyor?`,
    treat: (item) => `${Of(item)} olduğu evde hangi yiyecek var?`,
    toy: (item) => `${Of(item)} olduğu evde hangi oyuncak var?`,
  },
  findWithItem: {
    animal: (item) => `${Of(item)} olduğu evde kimin oturduğunu bul.`,
    treat: (item) => `${Of(item)} olduğu evdeki yiyeceği bul.`,
    toy: (item) => `${Of(item)} olduğu evdeki oyuncağı bul.`,
  },
  alt: (houses) => `Bir sokak, soldan numaralanmış ${houses} ev.`,
  row: {
    animal: (items) => `Hayvanlar: ${names(items)}.`,
    treat: (items) => `Yiyecekler: ${names(items)}.`,
    toy: (items) => `Oyuncaklar: ${names(items)}.`,
  },
  item: (item) => noun(item),
  slot: (house, place) => `Ev ${house}, yer ${place}`,
  hints: {
    place: 'Bir evin numarasını söyleyen ipucuyla başla.',
    pair: 'Aynı evde olan ikisini söyleyen ipucuyla başla.',
    order: 'Komşuları ya da sol yanı söyleyen ipucuyla başla.',
    again: 'Birini yerleştir, sonra bütün ipuçlarını yeniden oku.',
  },
  feedback: {
    'zebra.misses-a-place': 'Bir ipucu evin numarasını söylüyor. Burada tutuyor mu?',
    'zebra.misses-who-is-together': 'Bir ipucu kimlerin aynı evde olduğunu söylüyor. Bir daha oku.',
    'zebra.misses-who-is-apart': 'Bir ipucu ikisini ayrı tutuyor. Bir daha oku.',
    'zebra.misses-neighbours': 'Bir ipucu kimin komşu olduğunu söylüyor. Bir daha oku.',
    'zebra.misses-left-and-right': 'Bir ipucu kimin solda olduğunu söylüyor. Denetle.',
  },
  steps: {
    so: (homes) => `Demek ki: ${homesOf(homes)}.`,
    left: (homes) => `Geriye kalan: ${homesOf(homes)}.`,
    suppose: 'Tersini varsay: o zaman olmuyor.',
    house: (n, tenants) => `Ev ${n}: ${list(tenants.map((item) => noun(item)))}.`,
    answer: (item) => `Cevap: ${noun(item)}.`,
  },
  praise: 'Evet! Bütün ipuçlarına uyuyor.',
};
