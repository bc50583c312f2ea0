import type { NameId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Story, Voice, Words } from './shape.ts';

const { counted, genderOf, list, name, noun, numeral, spelled } = speak('ru');

const at = ({ n }: Story, index: number): number => n[index] ?? 0;
/** "яблок": после «сколько». */
const of = (id: Story['thing']): string => noun(id, { case: 'genitive', number: 'many' });
const whose = (who: NameId): string => name(who, 'genitive');
const inside = ({ box }: Story): string => `в ${noun(box, { case: 'locative' })}`;
const inEach = (box: Story['box']): string =>
  `в ${genderOf(box) === 'feminine' ? 'каждой' : 'каждом'} ${noun(box, { case: 'locative' })}`;
/** От двух до девяти: «в 3 раза», «в 5 раз». */
const times = (n: number, { number }: Voice): string => `в ${number(n)} ${n < 5 ? 'раза' : 'раз'} больше`;

/** «У Ани 5 яблок.» */
const has = (story: Story, { count }: Voice, [who, n]: readonly [NameId, number]): string =>
  `У ${whose(who)} ${count(n, story.thing)}.`;
const inBox = (story: Story, { count }: Voice, n: number): string =>
  `В${inside(story).slice(1)} ${count(n, story.thing)}.`;
const nowInBox = (story: Story, { count }: Voice, n: number): string =>
  `Теперь ${inside(story)} ${count(n, story.thing)}.`;
const some = (story: Story): string => `В${inside(story).slice(1)} несколько ${of(story.thing)}.`;
const added = ({ thing }: Story, { count }: Voice, n: number): string => `Кладём ещё: ${count(n, thing)}.`;
const taken = ({ thing }: Story, { count }: Voice, n: number): string => `Забираем: ${count(n, thing)}.`;
const first = (story: Story, voice: Voice): string => has(story, voice, [story.people[0], at(story, 0)]);
const second = (story: Story, voice: Voice): string => has(story, voice, [story.people[1], at(story, 1)]);
const together = ({ people: [a, b], thing, n: [total = 0] }: Story, { count }: Voice): string =>
  `Вместе у ${whose(a)} и ${whose(b)} ${count(total, thing)}.`;
const secondHas = ({ people: [, b] }: Story, what: string): string => `У ${whose(b)} ${what}.`;
const boxes = ({ box }: Story, { count }: Voice, n: number): string => `Здесь ${count(n, box)}.`;
const eachHas = ({ box, thing }: Story, { count }: Voice, n: number): string =>
  `В${inEach(box).slice(1)} ${count(n, thing)}.`;
const beside = ({ thing }: Story, { count }: Voice, n: number): string => `Рядом лежат отдельно: ${count(n, thing)}.`;
const basket = ({ thing, other }: Story, { count }: Voice, [a, b, coins]: readonly number[]): string =>
  `Цена за ${count(a ?? 0, thing)} и ${count(b ?? 0, other)}: ${count(coins ?? 0, 'coin')}.`;

export const ru: Words = {
  title: 'Задачи-истории',
  voices: {
    written: { count: counted, number: String },
    spoken: { count: spelled, number: numeral },
  },
  tell: {
    combine: (s, v) => `${first(s, v)} ${second(s, v)}`,
    add: (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))}`,
    take: (s, v) => `${inBox(s, v, at(s, 0))} ${taken(s, v, at(s, 1))}`,
    more: (s, v) => `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} больше`)}`,
    fewer: (s, v) => `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} меньше`)}`,
    part: (s, v) => `${together(s, v)} ${has(s, v, [s.people[0], at(s, 1)])}`,
    difference: (s, v) => `${first(s, v)} ${second(s, v)}`,
    added: (s, v) => `${inBox(s, v, at(s, 0))} Кладём ещё несколько. ${nowInBox(s, v, at(s, 1))}`,
    taken: (s, v) => `${inBox(s, v, at(s, 0))} Забираем несколько. ${nowInBox(s, v, at(s, 1))}`,
    'start-added': (s, v) => `${some(s)} ${added(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'start-taken': (s, v) => `${some(s)} ${taken(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'is-more': (s, v) => `${first(s, v)} Это на ${v.number(at(s, 1))} больше, чем у ${whose(s.people[1])}.`,
    'is-fewer': (s, v) => `${first(s, v)} Это на ${v.number(at(s, 1))} меньше, чем у ${whose(s.people[1])}.`,
    groups: (s, v) => `${boxes(s, v, at(s, 0))} ${eachHas(s, v, at(s, 1))}`,
    share: (s, v) => `Здесь ${v.count(at(s, 0), s.thing)}. Их раскладывают поровну: ${v.count(at(s, 1), s.box)}.`,
    boxes: (s, v) => `Здесь ${v.count(at(s, 0), s.thing)}. ${eachHas(s, v, at(s, 1))}`,
    'more-total': (s, v) => `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} больше`)}`,
    'fewer-total': (s, v) => `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} меньше`)}`,
    'two-changes': (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))} ${taken(s, v, at(s, 2))}`,
    times: (s, v) => `${first(s, v)} ${secondHas(s, times(at(s, 1), v))}`,
    'is-times': (s, v) => `${first(s, v)} Это ${times(at(s, 1), v)}, чем у ${whose(s.people[1])}.`,
    'groups-extra': (s, v) => `${boxes(s, v, at(s, 0))} ${eachHas(s, v, at(s, 1))} ${beside(s, v, at(s, 2))}`,
    'share-extra': (s, v) =>
      `Всего здесь ${v.count(at(s, 0), s.thing)}. ${boxes(s, v, at(s, 1))} ${beside(s, v, at(s, 2))} Остальное разложено поровну.`,
    'smaller-of-two': (s, v) =>
      `${together(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} больше, чем у ${whose(s.people[0])}`)}`,
    'larger-of-two': (s, v) =>
      `${together(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} больше, чем у ${whose(s.people[0])}`)}`,
    posts: (s, v) =>
      `В ряд стоят деревья: ${v.number(at(s, 0))}. Между соседними деревьями ${v.count(at(s, 1), 'step')}.`,
    give: (s, v) => `${first(s, v)} ${second(s, v)} Пусть у них станет поровну.`,
    'ratio-total': (s, v) => `${together(s, v)} ${secondHas(s, `${times(at(s, 1), v)}, чем у ${whose(s.people[0])}`)}`,
    'ratio-difference': (s, v) =>
      `У ${whose(s.people[1])} ${of(s.thing)} ${times(at(s, 0), v)}, чем у ${whose(s.people[0])}. Разница: ${v.number(at(s, 1))}.`,
    legs: (s, v) => `Во дворе гуляют утки и кролики. Животных: ${v.number(at(s, 0))}. Лап: ${v.number(at(s, 1))}.`,
    purchase: (s, v) => `${basket(s, v, s.n.slice(0, 3))} ${basket(s, v, s.n.slice(3, 6))}`,
    'chain-total': (s, v) =>
      `${first(s, v)} ${secondHas(s, `на ${v.number(at(s, 1))} больше, чем у ${whose(s.people[0])}`)} У ${whose(s.people[2])} ${times(at(s, 2), v)}, чем у ${whose(s.people[1])}.`,
  },
  ask: {
    all: ({ thing }) => `Сколько всего ${of(thing)}?`,
    now: ({ thing }) => `Сколько теперь ${of(thing)}?`,
    first: ({ people: [a], thing }) => `Сколько ${of(thing)} у ${whose(a)}?`,
    second: ({ people: [, b], thing }) => `Сколько ${of(thing)} у ${whose(b)}?`,
    difference: ({ people: [a, b], thing }) => `На сколько больше ${of(thing)} у ${whose(a)}, чем у ${whose(b)}?`,
    added: ({ thing }) => `Сколько ${of(thing)} кладём?`,
    taken: ({ thing }) => `Сколько ${of(thing)} забираем?`,
    'at-first': ({ thing }) => `Сколько ${of(thing)} здесь сначала?`,
    each: ({ thing, box }) => `Сколько ${of(thing)} ${inEach(box)}?`,
    boxes: ({ box }) => `Сколько здесь ${of(box)}?`,
    steps: () => 'Сколько шагов от первого дерева до последнего?',
    give: ({ people: [a, b], thing }) => `Сколько ${of(thing)} ${name(a)} отдаёт ${name(b, 'dative')}?`,
    rabbits: () => 'Сколько во дворе кроликов?',
    price: ({ other }) => `Сколько монет стоит ${noun(other)}?`,
  },
  find: {
    all: ({ thing }) => `Узнай, сколько всего ${of(thing)}.`,
    now: ({ thing }) => `Узнай, сколько теперь ${of(thing)}.`,
    first: ({ people: [a], thing }) => `Узнай, сколько ${of(thing)} у ${whose(a)}.`,
    second: ({ people: [, b], thing }) => `Узнай, сколько ${of(thing)} у ${whose(b)}.`,
    difference: ({ people: [a, b], thing }) =>
      `Узнай, на сколько больше ${of(thing)} у ${whose(a)}, чем у ${whose(b)}.`,
    added: ({ thing }) => `Узнай, сколько ${of(thing)} кладём.`,
    taken: ({ thing }) => `Узнай, сколько ${of(thing)} забираем.`,
    'at-first': ({ thing }) => `Узнай, сколько ${of(thing)} здесь сначала.`,
    each: ({ thing, box }) => `Узнай, сколько ${of(thing)} ${inEach(box)}.`,
    boxes: ({ box }) => `Узнай, сколько здесь ${of(box)}.`,
    steps: () => 'Узнай, сколько шагов от первого дерева до последнего.',
    give: ({ people: [a, b], thing }) => `Узнай, сколько ${of(thing)} ${name(a)} отдаёт ${name(b, 'dative')}.`,
    rabbits: () => 'Узнай, сколько во дворе кроликов.',
    price: ({ other }) => `Узнай, сколько монет стоит ${noun(other)}.`,
  },
  alt: {
    cards: (cards) => `На карточках: ${list(cards)}.`,
    known: (n, thing) => counted(n, thing),
    unknown: (thing) => `неизвестно сколько ${of(thing)}`,
    total: (n) => `Вместе: ${n}.`,
    totalUnknown: 'Вместе: неизвестно.',
  },
  hints: {
    read: 'Прочитай ещё раз. Что известно и о чём спрашивают?',
    one: 'Ответ будет больше или меньше? Сначала подумай.',
    two: 'Расскажи историю с конца.',
    three: 'Нарисуй полоску для каждого числа истории.',
    four: 'Иди шаг за шагом назад от известного.',
    five: 'Раздели всё на равные части. Что лишнее?',
  },
  calculation: ({ a, sign, b, result }) => `${a} ${sign === '÷' ? ':' : sign === '×' ? '·' : sign} ${b} = ${result}`,
  steps: {
    join: (c) => `Сложи вместе: ${c}.`,
    leave: (c) => `Отними: ${c}.`,
    more: (c) => `У другого больше. Прибавь: ${c}.`,
    fewer: (c) => `У другого меньше. Отними: ${c}.`,
    missing: (c) => `Отними от целого известную часть: ${c}.`,
    compare: (c) => `Сравни два числа: ${c}.`,
    'undo-added': (c) => `Вернись назад и отними добавленное: ${c}.`,
    'undo-taken': (c) => `Вернись назад и верни то, что забрали: ${c}.`,
    groups: (c) => `Везде поровну, поэтому умножь: ${c}.`,
    share: (c) => `Раздели на равные части: ${c}.`,
    packs: (c) => `Сколько раз помещается? ${c}.`,
    times: (c) => `Одно и то же число несколько раз: ${c}.`,
    whole: (c) => `Всё вместе: ${c}.`,
    'without-extra': (c) => `Сначала убери то, что лежит отдельно: ${c}.`,
    'equal-without': (c) => `Без разницы было бы поровну: ${c}.`,
    'equal-with': (c) => `Прибавь разницу, и станет поровну: ${c}.`,
    half: (c) => `Раздели пополам: ${c}.`,
    gaps: (c) => `Промежутков на один меньше, чем деревьев: ${c}.`,
    along: (c) => `Пройди все промежутки: ${c}.`,
    'gap-of-two': (c) => `Сначала сравни: ${c}.`,
    parts: (c) => `Посчитай равные части у обоих: ${c}.`,
    'parts-apart': (c) => `Столько равных частей в разнице: ${c}.`,
    'one-part': (c) => `Одна часть: ${c}.`,
    'all-ducks': (c) => `Если бы все были утками, лап: ${c}.`,
    'legs-over': (c) => `Лишние лапы: ${c}.`,
    'two-each': (c) => `У кролика на две лапы больше, чем у утки: ${c}.`,
    'price-over': (c) => `Сравни цены: ${c}.`,
    'things-over': (c) => `Сравни покупки: ${c}.`,
    'one-price': (c) => `Цена за штуку: ${c}.`,
  },
  answer: (n) => `Ответ: ${n}.`,
  praise: (n) => `Да! Ответ: ${n}.`,
};
