import type { Gender } from '../../../lang/grammar.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Relation } from '../params.ts';
import type { Words } from './shape.ts';

const { capital, genderOf, noun } = speak('uk');

const beside = (id: NounId): string => noun(id, { case: 'instrumental' });
const object = (id: NounId): string => noun(id, { case: 'accusative' });

/** "вищий за кота". */
const moreThan: Readonly<Record<Relation, readonly [string, string, string]>> = {
  tall: ['вищий', 'вища', 'вище'],
  old: ['старший', 'старша', 'старше'],
  heavy: ['важчий', 'важча', 'важче'],
  fast: ['швидший', 'швидша', 'швидше'],
};
const lessThan: Readonly<Record<Relation, readonly [string, string, string]>> = {
  tall: ['нижчий', 'нижча', 'нижче'],
  old: ['молодший', 'молодша', 'молодше'],
  heavy: ['легший', 'легша', 'легше'],
  fast: ['повільніший', 'повільніша', 'повільніше'],
};
const by: Readonly<Record<Relation, string>> = {
  tall: 'за зростом',
  old: 'за віком',
  heavy: 'за вагою',
  fast: 'за швидкістю',
};
const most: Readonly<Record<Relation, string>> = {
  tall: 'найвищий',
  old: 'найстарший',
  heavy: 'найважчий',
  fast: 'найшвидший',
};
const least: Readonly<Record<Relation, string>> = {
  tall: 'найнижчий',
  old: 'наймолодший',
  heavy: 'найлегший',
  fast: 'найповільніший',
};
/** "після найвищого", "перед найнижчим". */
const genitive = (word: string): string => word.replace(/ий$/, 'ого');
const instrumental = (word: string): string => word.replace(/ий$/, 'им');
const nth = { 1: 'одразу', 2: 'другий' } as const;

const column = (id: NounId): 0 | 1 | 2 =>
  (({ masculine: 0, common: 0, feminine: 1, neuter: 2 }) as const)[genderOf(id)];

type Sizes = readonly [biggest: string, smallest: string, middle: string, second: string];

const masculine: Sizes = ['найбільший', 'найменший', 'середній', 'другий'];
const bySize: Readonly<Record<Gender, Sizes>> = {
  masculine,
  feminine: ['найбільша', 'найменша', 'середня', 'друга'],
  neuter: ['найбільше', 'найменше', 'середнє', 'друге'],
  common: masculine,
};
const size = (id: NounId, which: 0 | 1 | 2 | 3): string => bySize[genderOf(id)][which];

export const uk: Words = {
  title: { sizes: 'За порядком', clues: 'Хто де?' },
  who: (animal) => noun(animal),
  size: (thing, n) => `${noun(thing)}, розмір ${n}`,
  alt: (items) => `Тут: ${items.join('; ')}.`,
  place: (n) => `Місце ${n}`,
  clues: {
    more: (relation, high, low) => `${capital(noun(high))} ${moreThan[relation][column(high)]} за ${object(low)}.`,
    less: (relation, low, high) => `${capital(noun(low))} ${lessThan[relation][column(low)]} за ${object(high)}.`,
    between: (relation, middle, [a, b]) => `${capital(noun(middle))} ${by[relation]} між ${beside(a)} і ${beside(b)}.`,
    notMost: (relation, animal) => `${capital(most[relation])} — не ${noun(animal)}.`,
    notLeast: (relation, animal) => `${capital(least[relation])} — не ${noun(animal)}.`,
  },
  askWho: {
    all: (relation) => `Розстав усіх, починаючи з ${genitive(most[relation])}.`,
    most: (relation) => `Хто ${most[relation]}?`,
    least: (relation) => `Хто ${least[relation]}?`,
    middle: 'Хто посередині?',
    afterMost: (relation, n) => `Хто ${nth[n]} після ${genitive(most[relation])}?`,
    beforeLeast: (relation, n) => `Хто ${nth[n]} перед ${instrumental(least[relation])}?`,
  },
  askSize: {
    rising: 'Розстав за порядком: спершу маленькі, потім великі.',
    falling: 'Розстав за порядком: спершу великі, потім маленькі.',
    biggest: (thing) => `Де ${size(thing, 0)} ${noun(thing)}?`,
    smallest: (thing) => `Де ${size(thing, 1)} ${noun(thing)}?`,
    middle: (thing) => `Де ${size(thing, 2)} за розміром ${noun(thing)}?`,
    secondBiggest: (thing) => `Від великих до маленьких: де ${size(thing, 3)} ${noun(thing)}?`,
    secondSmallest: (thing) => `Від маленьких до великих: де ${size(thing, 3)} ${noun(thing)}?`,
  },
  hints: {
    sizes: ['Спершу знайди найбільший малюнок.', 'Прибери його. Який тепер найбільший?'],
    clues: ['Почни з однієї підказки. Покажи цих двох на пальцях.', 'Додай наступну підказку. Хто куди стане?'],
  },
  feedback: {
    'order.other-end': 'Це інший край. Прочитай запитання ще раз.',
    'order.first-named': 'Цю тварину назвали першою. А яке в неї місце?',
    'order.last-named': 'Цю тварину назвали останньою. А яке в неї місце?',
    'order.neighbour': 'Дуже близько! Порівняй із сусідом.',
    'order.unchecked': 'Поки ні. Склади весь ряд по одному.',
  },
  steps: {
    sideBySide: 'Постав їх поруч, від великого до маленького.',
    inOrder: 'Тепер кожен на своєму місці.',
    first: 'Підходить той, хто стоїть першим.',
    last: 'Підходить той, хто стоїть останнім.',
    place: (n) => `Лічи від найбільшого: номер ${n}.`,
    chain: (animals) => `Усі разом: ${animals.map((animal) => noun(animal)).join(', ')}.`,
    answer: (animal) => `Відповідь: ${noun(animal)}.`,
  },
  praise: {
    all: 'Так! Усе на своїх місцях.',
    size: 'Так! Розмір правильний.',
    who: (animal) => `Так! ${capital(noun(animal))}.`,
  },
};
