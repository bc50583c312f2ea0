import { speak } from '../../../lang/speak.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Relation } from '../params.ts';
import type { Words } from './shape.ts';

const { capital, noun } = speak('tr');

const The = (id: NounId): string => capital(noun(id));
const than = (id: NounId): string => noun(id, { case: 'ablative' });

const much: Readonly<Record<Relation, string>> = {
  tall: 'uzun boylu',
  old: 'yaşlı',
  heavy: 'ağır',
  fast: 'hızlı',
};
const little: Readonly<Record<Relation, string>> = {
  tall: 'kısa boylu',
  old: 'genç',
  heavy: 'hafif',
  fast: 'yavaş',
};
/** What two are compared in, for "between". */
const by: Readonly<Record<Relation, string>> = {
  tall: 'boy sırasında',
  old: 'yaş sırasında',
  heavy: 'ağırlık sırasında',
  fast: 'hız sırasında',
};
const after = { 1: 'hemen sonra', 2: 'iki sıra sonra' } as const;
const before = { 1: 'hemen önce', 2: 'iki sıra önce' } as const;

export const tr: Words = {
  title: { sizes: 'Sıraya diz', clues: 'Kim nerede?' },
  who: (animal) => noun(animal),
  size: (object, n) => `${noun(object)}, boy ${n}`,
  alt: (items) => `Burada şunlar var: ${items.join('; ')}.`,
  place: (n) => `Yer ${n}`,
  clues: {
    more: (relation, high, low) => `${The(high)} ${than(low)} daha ${much[relation]}.`,
    less: (relation, low, high) => `${The(low)} ${than(high)} daha ${little[relation]}.`,
    between: (relation, middle, [a, b]) =>
      `${The(middle)}, ${by[relation]} ${noun(a)} ile ${noun(b, { case: 'genitive' })} arasında.`,
    notMost: (relation, animal) => `En ${much[relation]} olan ${noun(animal)} değil.`,
    notLeast: (relation, animal) => `En ${little[relation]} olan ${noun(animal)} değil.`,
  },
  askWho: {
    all: (relation) => `Hepsini sırala, en ${much[relation]} olan başta dursun.`,
    most: (relation) => `En ${much[relation]} olan kim?`,
    least: (relation) => `En ${little[relation]} olan kim?`,
    middle: 'Tam ortada kim var?',
    afterMost: (relation, n) => `En ${much[relation]} olandan ${after[n]} kim geliyor?`,
    beforeLeast: (relation, n) => `En ${little[relation]} olandan ${before[n]} kim geliyor?`,
  },
  askSize: {
    rising: 'Küçükten büyüğe doğru sırala.',
    falling: 'Büyükten küçüğe doğru sırala.',
    biggest: (object) => `En büyük ${noun(object)} hangisi?`,
    smallest: (object) => `En küçük ${noun(object)} hangisi?`,
    middle: (object) => `Boyu tam ortada olan ${noun(object)} hangisi?`,
    secondBiggest: (object) => `Büyükten küçüğe dizince ikinci ${noun(object)} hangisi?`,
    secondSmallest: (object) => `Küçükten büyüğe dizince ikinci ${noun(object)} hangisi?`,
  },
  hints: {
    sizes: ['Önce en büyüğünü bul.', 'Onu ayır. Şimdi en büyük hangisi?'],
    clues: ['Bir ipucuyla başla. O ikisini parmaklarınla göster.', 'Sıradaki ipucunu ekle. Kim hangi yana geçiyor?'],
  },
  feedback: {
    'order.other-end': 'Bu, öbür uç. Soruyu bir daha oku.',
    'order.first-named': 'Onun adı ilk söylendi. Peki yeri neresi?',
    'order.last-named': 'Onun adı son söylendi. Peki yeri neresi?',
    'order.neighbour': 'Çok yaklaştın! Onu komşusuyla karşılaştır.',
    'order.unchecked': 'Henüz değil. Bütün sırayı tek tek kur.',
  },
  steps: {
    sideBySide: 'Büyükten küçüğe yan yana diz.',
    inOrder: 'Şimdi her biri kendi yerinde.',
    first: 'Doğru olan baştaki.',
    last: 'Doğru olan sondaki.',
    place: (n) => `En büyükten başlayarak say: sıra ${n}.`,
    chain: (animals) => `Hepsi birlikte: ${animals.map((animal) => noun(animal)).join(', ')}.`,
    answer: (animal) => `Cevap: ${noun(animal)}.`,
  },
  praise: {
    all: 'Evet! Hepsi yerli yerinde.',
    size: 'Evet! Buldun.',
    who: (animal) => `Evet! ${The(animal)}.`,
  },
};
