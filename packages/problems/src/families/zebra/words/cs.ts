import { after } from '../../../lang/cs/prepositions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Home, Words } from './shape.ts';

const { capital, list, noun } = speak('cs');

const ones = { animal: 'jedno zvíře', treat: 'jedna dobrota', toy: 'jedna hračka' } as const;
const names = (items: readonly NounId[]): string => items.map((item) => noun(item)).join(', ');
const homesOf = (homes: readonly Home[]): string =>
  homes.map(({ who, house }) => `${noun(who)}: domek ${house}`).join(', ');
const The = (id: NounId): string => capital(noun(id));
const from = (id: NounId): string => noun(id, { case: 'genitive' });
const withItem = (id: NounId): string => after('s', noun(id, { case: 'instrumental' }));
/** „číslo jedna“, ne „číslo jeden“. */
const house = (n: string): string => `v domku číslo ${n === 'jeden' ? 'jedna' : n}`;

export const cs: Words = {
  title: 'Kdo kde bydlí?',
  put: 'Najdi každému domov.',
  rule: (kinds) => `V každém domku je ${list(kinds.map((kind) => ones[kind]))}.`,
  clues: {
    at: ({ a, n }) => `${The(a)} je ${house(n)}.`,
    'not-at': ({ a, n }) => `${The(a)} není ${house(n)}.`,
    end: ({ a }) => `${The(a)} je v krajním domku.`,
    same: ({ a, b }) => `${The(a)} a ${noun(b)} jsou ve stejném domku.`,
    apart: ({ a, b }) => `${The(a)} a ${noun(b)} jsou v různých domcích.`,
    beside: ({ a, b }) => `${The(a)} a ${noun(b)} jsou v sousedních domcích.`,
    'just-left': ({ a, b }) => `${The(a)} je hned vlevo od ${from(b)}.`,
    'left-of': ({ a, b }) => `${The(a)} je někde vlevo od ${from(b)}.`,
  },
  inHouse: (n) => `Kdo bydlí ${house(n)}?`,
  findInHouse: (n) => `Zjisti, kdo bydlí ${house(n)}.`,
  withItem: {
    animal: (item) => `Kdo bydlí v domku ${withItem(item)}?`,
    treat: (item) => `Která dobrota je v domku ${withItem(item)}?`,
    toy: (item) => `Která hračka je v domku ${withItem(item)}?`,
  },
  findWithItem: {
    animal: (item) => `Zjisti, kdo bydlí v domku ${withItem(item)}.`,
    treat: (item) => `Najdi dobrotu, která je v domku ${withItem(item)}.`,
    toy: (item) => `Najdi hračku, která je v domku ${withItem(item)}.`,
  },
  alt: (houses) => `Ulice s domky očíslovanými zleva, počet domků: ${houses}.`,
  row: {
    animal: (items) => `Zvířata: ${names(items)}.`,
    treat: (items) => `Dobroty: ${names(items)}.`,
    toy: (items) => `Hračky: ${names(items)}.`,
  },
  item: (item) => noun(item),
  slot: (number, place) => `Domek ${number}, místo ${place}`,
  hints: {
    place: 'Začni nápovědou, která jmenuje domek.',
    pair: 'Začni nápovědou o dvou ve stejném domku.',
    order: 'Začni nápovědou o sousedech nebo o levé straně.',
    again: 'Urči jednoho a přečti si všechny nápovědy znovu.',
  },
  feedback: {
    'zebra.misses-a-place': 'Jedna nápověda jmenuje domek. Platí tady?',
    'zebra.misses-who-is-together': 'Jedna nápověda říká, kdo je spolu. Přečti ji znovu.',
    'zebra.misses-who-is-apart': 'Jedna nápověda říká, kdo spolu není. Přečti ji znovu.',
    'zebra.misses-neighbours': 'Jedna nápověda říká, kdo je soused. Přečti ji znovu.',
    'zebra.misses-left-and-right': 'Jedna nápověda říká, kdo je vlevo. Ověř ji.',
  },
  steps: {
    so: (homes) => `Takže: ${homesOf(homes)}.`,
    left: (homes) => `Zbývá: ${homesOf(homes)}.`,
    suppose: 'Představ si opak: pak to nevyjde.',
    house: (n, tenants) => `Domek ${n}: ${list(tenants.map((item) => noun(item)))}.`,
    answer: (item) => `Odpověď: ${noun(item)}.`,
  },
  praise: 'Ano! Všechny nápovědy platí.',
};
