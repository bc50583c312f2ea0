import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Home, Words } from './shape.ts';

const { capital, list, noun } = speak('ru');

const ones = { animal: 'один зверь', treat: 'одно угощение', toy: 'одна игрушка' } as const;
const first = (item: NounId): string => capital(noun(item));
/** "слева от лисы". */
const of = (item: NounId): string => noun(item, { case: 'genitive' });
const names = (items: readonly NounId[]): string => items.map((item) => noun(item)).join(', ');
const homesOf = (homes: readonly Home[]): string =>
  homes.map(({ who, house }) => `${noun(who)} — домик ${house}`).join(', ');

export const ru: Words = {
  title: 'Кто где живёт?',
  put: 'Посели всех в домики.',
  rule: (kinds) => `В каждом домике ${list(kinds.map((kind) => ones[kind]))}.`,
  clues: {
    at: ({ a, n }) => `${first(a)} — в домике номер ${n}.`,
    'not-at': ({ a, n }) => `${first(a)} — не в домике номер ${n}.`,
    end: ({ a }) => `${first(a)} — в крайнем домике.`,
    same: ({ a, b }) => `${first(a)} и ${noun(b)} — в одном домике.`,
    apart: ({ a, b }) => `${first(a)} и ${noun(b)} — в разных домиках.`,
    beside: ({ a, b }) => `${first(a)} и ${noun(b)} — в соседних домиках.`,
    'just-left': ({ a, b }) => `${first(a)} — сразу слева от ${of(b)}.`,
    'left-of': ({ a, b }) => `${first(a)} — где-то левее ${of(b)}.`,
  },
  inHouse: (n) => `Кто живёт в домике номер ${n}?`,
  findInHouse: (n) => `Узнай, кто живёт в домике номер ${n}.`,
  withItem: {
    animal: (item) => `Кто живёт там, где ${noun(item)}?`,
    treat: (item) => `Какое угощение там, где ${noun(item)}?`,
    toy: (item) => `Какая игрушка там, где ${noun(item)}?`,
  },
  findWithItem: {
    animal: (item) => `Узнай, кто живёт там, где ${noun(item)}.`,
    treat: (item) => `Узнай, какое угощение там, где ${noun(item)}.`,
    toy: (item) => `Узнай, какая игрушка там, где ${noun(item)}.`,
  },
  alt: (houses) => `Улица, домиков на ней ${houses}, номера идут слева направо.`,
  row: {
    animal: (items) => `Звери: ${names(items)}.`,
    treat: (items) => `Угощения: ${names(items)}.`,
    toy: (items) => `Игрушки: ${names(items)}.`,
  },
  item: (item) => noun(item),
  slot: (house, place) => `Домик ${house}, место ${place}`,
  hints: {
    place: 'Начни с подсказки, которая называет домик.',
    pair: 'Начни с подсказки о двоих из одного домика.',
    order: 'Начни с подсказки о соседях или о том, кто левее.',
    again: 'Посели одного и перечитай все подсказки.',
  },
  feedback: {
    'zebra.misses-a-place': 'Одна подсказка называет домик. Сходится ли она?',
    'zebra.misses-who-is-together': 'Одна подсказка говорит, кто вместе. Перечитай её.',
    'zebra.misses-who-is-apart': 'Одна подсказка говорит, кто порознь. Перечитай её.',
    'zebra.misses-neighbours': 'Одна подсказка говорит, кто соседи. Перечитай её.',
    'zebra.misses-left-and-right': 'Одна подсказка говорит, кто левее. Проверь её.',
  },
  steps: {
    so: (homes) => `Значит: ${homesOf(homes)}.`,
    left: (homes) => `Остаётся: ${homesOf(homes)}.`,
    suppose: 'Предположи обратное: тогда не сходится.',
    house: (n, tenants) => `Домик ${n}: ${list(tenants.map((item) => noun(item)))}.`,
    answer: (item) => `Ответ: ${noun(item)}.`,
  },
  praise: 'Да! Все подсказки сошлись.',
};
