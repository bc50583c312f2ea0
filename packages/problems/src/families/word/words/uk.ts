import type { NameId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Story, Voice, Words } from './shape.ts';

const { capital, counted, genderOf, list, name, noun, numeral, spelled } = speak('uk');

const at = ({ n }: Story, index: number): number => n[index] ?? 0;
/** "яблук": після «скільки». */
const of = (id: Story['thing']): string => noun(id, { case: 'genitive', number: 'many' });
/** "у Марка", but before a vowel "в Олега". */
const atOf = (who: NameId): string => {
  const said = name(who, 'genitive');
  return `${/^[АОУЕИІ]/.test(said) ? 'в' : 'у'} ${said}`;
};
const opening = (who: NameId): string => capital(atOf(who));
const inside = ({ box }: Story): string => `у ${noun(box, { case: 'locative' })}`;
const inEach = (box: Story['box']): string =>
  `у ${genderOf(box) === 'feminine' ? 'кожній' : 'кожному'} ${noun(box, { case: 'locative' })}`;
/** Перед «вісім» завжди «у». */
const into = (n: number): string => (n === 8 ? 'у' : 'в');
/** Від двох до дев’яти, після голосного: «в 3 рази», «в 5 разів». */
const times = (n: number, { number }: Voice): string => `${into(n)} ${number(n)} ${n < 5 ? 'рази' : 'разів'} більше`;

/** «В Ані 5 яблук.» */
const has = (story: Story, { count }: Voice, [who, n]: readonly [NameId, number]): string =>
  `${opening(who)} ${count(n, story.thing)}.`;
const inBox = (story: Story, { count }: Voice, n: number): string =>
  `У${inside(story).slice(1)} ${count(n, story.thing)}.`;
const nowInBox = (story: Story, { count }: Voice, n: number): string =>
  `Тепер ${inside(story)} ${count(n, story.thing)}.`;
const some = (story: Story): string => `У${inside(story).slice(1)} кілька ${of(story.thing)}.`;
const added = ({ thing }: Story, { count }: Voice, n: number): string => `Кладемо ще: ${count(n, thing)}.`;
const taken = ({ thing }: Story, { count }: Voice, n: number): string => `Забираємо: ${count(n, thing)}.`;
const first = (story: Story, voice: Voice): string => has(story, voice, [story.people[0], at(story, 0)]);
const second = (story: Story, voice: Voice): string => has(story, voice, [story.people[1], at(story, 1)]);
const together = ({ people: [a, b], thing, n: [total = 0] }: Story, { count }: Voice): string =>
  `Разом ${atOf(a)} та ${name(b, 'genitive')} ${count(total, thing)}.`;
const secondHas = ({ people: [, b] }: Story, what: string): string => `${opening(b)} ${what}.`;
const boxes = ({ box }: Story, { count }: Voice, n: number): string => `Тут ${count(n, box)}.`;
const eachHas = ({ box, thing }: Story, { count }: Voice, n: number): string =>
  `У${inEach(box).slice(1)} ${count(n, thing)}.`;
const beside = ({ thing }: Story, { count }: Voice, n: number): string => `Поруч лежать окремо: ${count(n, thing)}.`;
const basket = ({ thing, other }: Story, { count }: Voice, [a, b, coins]: readonly number[]): string =>
  `Ціна за ${count(a ?? 0, thing)} і ${count(b ?? 0, other)}: ${count(coins ?? 0, 'coin')}.`;

export const uk: Words = {
  title: 'Задачі-історії',
  voices: {
    written: { count: counted, number: String },
    spoken: { count: spelled, number: numeral },
  },
  tell: {
    combine: (s, v) => `${first(s, v)} ${second(s, v)}`,
    add: (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))}`,
    take: (s, v) => `${inBox(s, v, at(s, 0))} ${taken(s, v, at(s, 1))}`,
    more: (s, v) => `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} більше`)}`,
    fewer: (s, v) => `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} менше`)}`,
    part: (s, v) => `${together(s, v)} ${has(s, v, [s.people[0], at(s, 1)])}`,
    difference: (s, v) => `${first(s, v)} ${second(s, v)}`,
    added: (s, v) => `${inBox(s, v, at(s, 0))} Кладемо ще кілька. ${nowInBox(s, v, at(s, 1))}`,
    taken: (s, v) => `${inBox(s, v, at(s, 0))} Забираємо кілька. ${nowInBox(s, v, at(s, 1))}`,
    'start-added': (s, v) => `${some(s)} ${added(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'start-taken': (s, v) => `${some(s)} ${taken(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'is-more': (s, v) => `${first(s, v)} Це на ${v.number(at(s, 1))} більше, ніж ${atOf(s.people[1])}.`,
    'is-fewer': (s, v) => `${first(s, v)} Це на ${v.number(at(s, 1))} менше, ніж ${atOf(s.people[1])}.`,
    groups: (s, v) => `${boxes(s, v, at(s, 0))} ${eachHas(s, v, at(s, 1))}`,
    share: (s, v) =>
      `Тут ${v.count(at(s, 0), s.thing)}. Їх розкладають порівну ${into(at(s, 1))} ${v.count(at(s, 1), s.box)}.`,
    boxes: (s, v) => `Тут ${v.count(at(s, 0), s.thing)}. ${eachHas(s, v, at(s, 1))}`,
    'more-total': (s, v) => `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} більше`)}`,
    'fewer-total': (s, v) => `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} менше`)}`,
    'two-changes': (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))} ${taken(s, v, at(s, 2))}`,
    times: (s, v) => `${first(s, v)} ${secondHas(s, times(at(s, 1), v))}`,
    'is-times': (s, v) => `${first(s, v)} Це ${times(at(s, 1), v)}, ніж ${atOf(s.people[1])}.`,
    'groups-extra': (s, v) => `${boxes(s, v, at(s, 0))} ${eachHas(s, v, at(s, 1))} ${beside(s, v, at(s, 2))}`,
    'share-extra': (s, v) =>
      `Усього тут ${v.count(at(s, 0), s.thing)}. ${boxes(s, v, at(s, 1))} ${beside(s, v, at(s, 2))} Решту розкладено порівну.`,
    'smaller-of-two': (s, v) =>
      `${together(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} більше, ніж ${atOf(s.people[0])}`)}`,
    'larger-of-two': (s, v) =>
      `${together(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} більше, ніж ${atOf(s.people[0])}`)}`,
    posts: (s, v) => `У ряд стоять дерева: ${v.number(at(s, 0))}. Між сусідніми деревами ${v.count(at(s, 1), 'step')}.`,
    give: (s, v) => `${first(s, v)} ${second(s, v)} Нехай у них стане порівну.`,
    'ratio-total': (s, v) => `${together(s, v)} ${secondHas(s, `${times(at(s, 1), v)}, ніж ${atOf(s.people[0])}`)}`,
    'ratio-difference': (s, v) =>
      `${opening(s.people[1])} ${of(s.thing)} ${times(at(s, 0), v).replace(/^в/, 'у')}, ніж ${atOf(s.people[0])}. Різниця: ${v.number(at(s, 1))}.`,
    legs: (s, v) => `Подвір’ям гуляють качки й кролики. Тварин: ${v.number(at(s, 0))}. Лап: ${v.number(at(s, 1))}.`,
    purchase: (s, v) => `${basket(s, v, s.n.slice(0, 3))} ${basket(s, v, s.n.slice(3, 6))}`,
    'chain-total': (s, v) =>
      `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} більше, ніж ${atOf(s.people[0])}`)} ${opening(s.people[2])} ${times(at(s, 2), v)}, ніж ${atOf(s.people[1])}.`,
  },
  ask: {
    all: ({ thing }) => `Скільки всього ${of(thing)}?`,
    now: ({ thing }) => `Скільки тепер ${of(thing)}?`,
    first: ({ people: [a], thing }) => `Скільки ${of(thing)} ${atOf(a)}?`,
    second: ({ people: [, b], thing }) => `Скільки ${of(thing)} ${atOf(b)}?`,
    difference: ({ people: [a, b], thing }) => `На скільки більше ${of(thing)} ${atOf(a)}, ніж ${atOf(b)}?`,
    added: ({ thing }) => `Скільки ${of(thing)} кладемо?`,
    taken: ({ thing }) => `Скільки ${of(thing)} забираємо?`,
    'at-first': ({ thing }) => `Скільки ${of(thing)} тут було спочатку?`,
    each: ({ thing, box }) => `Скільки ${of(thing)} ${inEach(box)}?`,
    boxes: ({ box }) => `Скільки тут ${of(box)}?`,
    steps: () => 'Скільки кроків від першого дерева до останнього?',
    give: ({ people: [a, b], thing }) => `Скільки ${of(thing)} ${name(a)} має віддати ${name(b, 'dative')}?`,
    rabbits: () => 'Скільки на подвір’ї кроликів?',
    price: ({ other }) => `Скільки монет коштує ${noun(other)}?`,
  },
  find: {
    all: ({ thing }) => `Дізнайся, скільки всього ${of(thing)}.`,
    now: ({ thing }) => `Дізнайся, скільки тепер ${of(thing)}.`,
    first: ({ people: [a], thing }) => `Дізнайся, скільки ${of(thing)} ${atOf(a)}.`,
    second: ({ people: [, b], thing }) => `Дізнайся, скільки ${of(thing)} ${atOf(b)}.`,
    difference: ({ people: [a, b], thing }) => `Дізнайся, на скільки більше ${of(thing)} ${atOf(a)}, ніж ${atOf(b)}.`,
    added: ({ thing }) => `Дізнайся, скільки ${of(thing)} кладемо.`,
    taken: ({ thing }) => `Дізнайся, скільки ${of(thing)} забираємо.`,
    'at-first': ({ thing }) => `Дізнайся, скільки ${of(thing)} тут було спочатку.`,
    each: ({ thing, box }) => `Дізнайся, скільки ${of(thing)} ${inEach(box)}.`,
    boxes: ({ box }) => `Дізнайся, скільки тут ${of(box)}.`,
    steps: () => 'Дізнайся, скільки кроків від першого дерева до останнього.',
    give: ({ people: [a, b], thing }) => `Дізнайся, скільки ${of(thing)} ${name(a)} має віддати ${name(b, 'dative')}.`,
    rabbits: () => 'Дізнайся, скільки на подвір’ї кроликів.',
    price: ({ other }) => `Дізнайся, скільки монет коштує ${noun(other)}.`,
  },
  alt: {
    cards: (cards) => `На картках: ${list(cards)}.`,
    known: (n, thing) => counted(n, thing),
    unknown: (thing) => `невідомо скільки ${of(thing)}`,
    total: (n) => `Разом: ${n}.`,
    totalUnknown: 'Разом: невідомо.',
  },
  hints: {
    read: 'Прочитай ще раз. Що відомо і про що питають?',
    one: 'Відповідь буде більша чи менша? Спершу подумай.',
    two: 'Розкажи історію з кінця.',
    three: 'Намалюй смужку для кожного числа історії.',
    four: 'Іди крок за кроком назад від відомого.',
    five: 'Поділи все на рівні частини. Що лишається?',
  },
  calculation: ({ a, sign, b, result }) => `${a} ${sign === '÷' ? ':' : sign === '×' ? '·' : sign} ${b} = ${result}`,
  steps: {
    join: (c) => `Додай: ${c}.`,
    leave: (c) => `Відніми: ${c}.`,
    more: (c) => `В іншого більше. Додай: ${c}.`,
    fewer: (c) => `В іншого менше. Відніми: ${c}.`,
    missing: (c) => `Відніми від цілого відому частину: ${c}.`,
    compare: (c) => `Порівняй два числа: ${c}.`,
    'undo-added': (c) => `Повернися назад і відніми додане: ${c}.`,
    'undo-taken': (c) => `Повернися назад і додай те, що забрали: ${c}.`,
    groups: (c) => `Усюди порівну, тому помнож: ${c}.`,
    share: (c) => `Поділи на рівні частини: ${c}.`,
    packs: (c) => `Скільки разів уміщається? ${c}.`,
    times: (c) => `Те саме число кілька разів: ${c}.`,
    whole: (c) => `Усе разом: ${c}.`,
    'without-extra': (c) => `Спершу прибери те, що лежить окремо: ${c}.`,
    'equal-without': (c) => `Без різниці було б порівну: ${c}.`,
    'equal-with': (c) => `Додай різницю, і стане порівну: ${c}.`,
    half: (c) => `Поділи навпіл: ${c}.`,
    gaps: (c) => `Проміжків на один менше, ніж дерев: ${c}.`,
    along: (c) => `Пройди всі проміжки: ${c}.`,
    'gap-of-two': (c) => `Спершу порівняй: ${c}.`,
    parts: (c) => `Полічи рівні частини в обох: ${c}.`,
    'parts-apart': (c) => `Стільки рівних частин у різниці: ${c}.`,
    'one-part': (c) => `Одна частина: ${c}.`,
    'all-ducks': (c) => `Якби всі були качками, лап: ${c}.`,
    'legs-over': (c) => `Зайві лапи: ${c}.`,
    'two-each': (c) => `У кролика на дві лапи більше, ніж у качки: ${c}.`,
    'price-over': (c) => `Порівняй ціни: ${c}.`,
    'things-over': (c) => `Порівняй покупки: ${c}.`,
    'one-price': (c) => `Ціна за штуку: ${c}.`,
  },
  answer: (n) => `Відповідь: ${n}.`,
  praise: (n) => `Так! Відповідь: ${n}.`,
};
