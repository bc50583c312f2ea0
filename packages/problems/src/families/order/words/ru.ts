import type { Gender } from '../../../lang/grammar.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Relation } from '../params.ts';
import type { Words } from './shape.ts';

const { capital, genderOf, noun } = speak('ru');

const beside = (id: NounId): string => noun(id, { case: 'instrumental' });

const more: Readonly<Record<Relation, string>> = { tall: 'выше', old: 'старше', heavy: 'тяжелее', fast: 'быстрее' };
const less: Readonly<Record<Relation, string>> = { tall: 'ниже', old: 'младше', heavy: 'легче', fast: 'медленнее' };
const by: Readonly<Record<Relation, string>> = {
  tall: 'по росту',
  old: 'по возрасту',
  heavy: 'по весу',
  fast: 'по скорости',
};
/** "после самого высокого". */
const ofMost: Readonly<Record<Relation, string>> = {
  tall: 'самого высокого',
  old: 'самого старшего',
  heavy: 'самого тяжёлого',
  fast: 'самого быстрого',
};
/** "перед самым низким". */
const withLeast: Readonly<Record<Relation, string>> = {
  tall: 'самым низким',
  old: 'самым младшим',
  heavy: 'самым лёгким',
  fast: 'самым медленным',
};
const nth = { 1: 'сразу', 2: 'второй' } as const;

type Sizes = readonly [biggest: string, smallest: string, middle: string, second: string];

const masculine: Sizes = ['самый большой', 'самый маленький', 'средний', 'второй'];
const bySize: Readonly<Record<Gender, Sizes>> = {
  masculine,
  feminine: ['самая большая', 'самая маленькая', 'средняя', 'вторая'],
  neuter: ['самое большое', 'самое маленькое', 'среднее', 'второе'],
  common: masculine,
};
const size = (object: NounId, which: 0 | 1 | 2 | 3): string => bySize[genderOf(object)][which];

export const ru: Words = {
  title: { sizes: 'По порядку', clues: 'Кто где?' },
  who: (animal) => noun(animal),
  size: (object, n) => `${noun(object)}, размер ${n}`,
  alt: (items) => `Здесь: ${items.join('; ')}.`,
  place: (n) => `Место ${n}`,
  clues: {
    more: (relation, high, low) => `${capital(noun(high))} ${more[relation]}, чем ${noun(low)}.`,
    less: (relation, low, high) => `${capital(noun(low))} ${less[relation]}, чем ${noun(high)}.`,
    between: (relation, middle, [a, b]) =>
      `${capital(noun(middle))} ${by[relation]} между ${beside(a)} и ${beside(b)}.`,
    notMost: (relation, animal) => `${capital(more[relation])} всех — не ${noun(animal)}.`,
    notLeast: (relation, animal) => `${capital(less[relation])} всех — не ${noun(animal)}.`,
  },
  askWho: {
    all: (relation) => `Расставь всех, начиная с ${ofMost[relation]}.`,
    most: (relation) => `Кто ${more[relation]} всех?`,
    least: (relation) => `Кто ${less[relation]} всех?`,
    middle: 'Кто посередине?',
    afterMost: (relation, n) => `Кто ${nth[n]} после ${ofMost[relation]}?`,
    beforeLeast: (relation, n) => `Кто ${nth[n]} перед ${withLeast[relation]}?`,
  },
  askSize: {
    rising: 'Расставь по порядку: сначала маленькие, потом большие.',
    falling: 'Расставь по порядку: сначала большие, потом маленькие.',
    biggest: (object) => `Где ${size(object, 0)} ${noun(object)}?`,
    smallest: (object) => `Где ${size(object, 1)} ${noun(object)}?`,
    middle: (object) => `Где ${size(object, 2)} по размеру ${noun(object)}?`,
    secondBiggest: (object) => `От больших к маленьким: где ${size(object, 3)} ${noun(object)}?`,
    secondSmallest: (object) => `От маленьких к большим: где ${size(object, 3)} ${noun(object)}?`,
  },
  hints: {
    sizes: ['Сначала найди самую большую картинку.', 'Убери её. Какая теперь самая большая?'],
    clues: ['Начни с одной подсказки. Покажи этих двоих на пальцах.', 'Добавь следующую подсказку. Кто куда встанет?'],
  },
  feedback: {
    'order.other-end': 'Это другой край. Прочитай вопрос ещё раз.',
    'order.first-named': 'Тут имя названо первым. А какое место?',
    'order.last-named': 'Тут имя названо последним. А какое место?',
    'order.neighbour': 'Очень близко! Сравни с соседом.',
    'order.unchecked': 'Пока нет. Построй весь ряд по одному.',
  },
  steps: {
    sideBySide: 'Поставь их рядом, от большого к маленькому.',
    inOrder: 'Теперь каждый на своём месте.',
    first: 'Подходит тот, кто стоит первым.',
    last: 'Подходит тот, кто стоит последним.',
    place: (n) => `Считай от самого большого: номер ${n}.`,
    chain: (animals) => `Все вместе: ${animals.map((animal) => noun(animal)).join(', ')}.`,
    answer: (animal) => `Ответ: ${noun(animal)}.`,
  },
  praise: {
    all: 'Да! Всё на своих местах.',
    size: 'Да! Размер верный.',
    who: (animal) => `Да! ${capital(noun(animal))}.`,
  },
};
