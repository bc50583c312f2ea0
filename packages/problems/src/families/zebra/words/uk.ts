import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Home, Words } from './shape.ts';

const { capital, list, noun } = speak('uk');

const ones = { animal: 'один звір', treat: 'одне частування', toy: 'одна іграшка' } as const;
const first = (item: NounId): string => capital(noun(item));
/** "ліворуч від лисиці". */
const of = (item: NounId): string => noun(item, { case: 'genitive' });
const names = (items: readonly NounId[]): string => items.map((item) => noun(item)).join(', ');
const homesOf = (homes: readonly Home[]): string =>
  homes.map(({ who, house }) => `${noun(who)} — будиночок ${house}`).join(', ');

export const uk: Words = {
  title: 'Хто де живе?',
  put: 'Посели всіх у будиночки.',
  rule: (kinds) => `У кожному будиночку ${list(kinds.map((kind) => ones[kind]))}.`,
  clues: {
    at: ({ a, n }) => `${first(a)} — у будиночку номер ${n}.`,
    'not-at': ({ a, n }) => `${first(a)} — не в будиночку номер ${n}.`,
    end: ({ a }) => `${first(a)} — у крайньому будиночку.`,
    same: ({ a, b }) => `${first(a)} і ${noun(b)} — в одному будиночку.`,
    apart: ({ a, b }) => `${first(a)} і ${noun(b)} — у різних будиночках.`,
    beside: ({ a, b }) => `${first(a)} і ${noun(b)} — у сусідніх будиночках.`,
    'just-left': ({ a, b }) => `${first(a)} — одразу ліворуч від ${of(b)}.`,
    'left-of': ({ a, b }) => `${first(a)} — десь лівіше від ${of(b)}.`,
  },
  inHouse: (n) => `Хто живе в будиночку номер ${n}?`,
  findInHouse: (n) => `Дізнайся, хто живе в будиночку номер ${n}.`,
  withItem: {
    animal: (item) => `Хто живе там, де ${noun(item)}?`,
    treat: (item) => `Яке частування там, де ${noun(item)}?`,
    toy: (item) => `Яка іграшка там, де ${noun(item)}?`,
  },
  findWithItem: {
    animal: (item) => `Дізнайся, хто живе там, де ${noun(item)}.`,
    treat: (item) => `Дізнайся, яке частування там, де ${noun(item)}.`,
    toy: (item) => `Дізнайся, яка іграшка там, де ${noun(item)}.`,
  },
  alt: (houses) => `Вулиця, будиночків на ній ${houses}, номери йдуть зліва направо.`,
  row: {
    animal: (items) => `Звірі: ${names(items)}.`,
    treat: (items) => `Частування: ${names(items)}.`,
    toy: (items) => `Іграшки: ${names(items)}.`,
  },
  item: (item) => noun(item),
  slot: (house, place) => `Будиночок ${house}, місце ${place}`,
  hints: {
    place: 'Почни з підказки, яка називає будиночок.',
    pair: 'Почни з підказки про двох з одного будиночка.',
    order: 'Почни з підказки про сусідів або про того, хто лівіше.',
    again: 'Посели одного й перечитай усі підказки.',
  },
  feedback: {
    'zebra.misses-a-place': 'Одна підказка називає будиночок. Чи сходиться вона?',
    'zebra.misses-who-is-together': 'Одна підказка каже, хто разом. Перечитай її.',
    'zebra.misses-who-is-apart': 'Одна підказка каже, хто нарізно. Перечитай її.',
    'zebra.misses-neighbours': 'Одна підказка каже, хто сусіди. Перечитай її.',
    'zebra.misses-left-and-right': 'Одна підказка каже, хто лівіше. Перевір її.',
  },
  steps: {
    so: (homes) => `Отже: ${homesOf(homes)}.`,
    left: (homes) => `Лишається: ${homesOf(homes)}.`,
    suppose: 'Припусти протилежне: тоді не сходиться.',
    house: (n, tenants) => `Будиночок ${n}: ${list(tenants.map((item) => noun(item)))}.`,
    answer: (item) => `Відповідь: ${noun(item)}.`,
  },
  praise: 'Так! Усі підказки зійшлися.',
};
