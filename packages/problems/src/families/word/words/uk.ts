import type { NameId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Story, Voice, Words } from './shape.ts';

const { counted, list, name, noun, numeral, spelled, capital } = speak('uk');

const at = ({ n }: Story, index: number): number => n[index] ?? 0;
const many = (id: Story['thing']): string => noun(id, { number: 'many' });
const be = (n: number): string => (n === 1 ? 'is' : 'are');

/** "Anna has 5 apples." */
const has = (story: Story, { count }: Voice, [who, n]: readonly [NameId, number]): string =>
  `${name(who)} has ${count(n, story.thing)}.`;
const inBox = ({ thing, box }: Story, { count }: Voice, n: number): string =>
  `There ${be(n)} ${count(n, thing)} in the ${noun(box)}.`;
const nowInBox = ({ thing, box }: Story, { count }: Voice, n: number): string =>
  `Now there ${be(n)} ${count(n, thing)} in the ${noun(box)}.`;
const added = ({ thing }: Story, { count }: Voice, n: number): string => `${capital(count(n, thing))} ${be(n)} added.`;
const taken = ({ thing }: Story, { count }: Voice, n: number): string =>
  `${capital(count(n, thing))} ${be(n)} taken out.`;
const first = (story: Story, voice: Voice): string => has(story, voice, [story.people[0], at(story, 0)]);
const second = (story: Story, voice: Voice): string => has(story, voice, [story.people[1], at(story, 1)]);
const together = ({ people: [a, b], thing, n: [total = 0] }: Story, { count }: Voice): string =>
  `Together ${name(a)} and ${name(b)} have ${count(total, thing)}.`;
const secondHas = ({ people: [, b] }: Story, what: string): string => `${name(b)} has ${what}.`;
const boxes = ({ box }: Story, { count }: Voice, n: number): string => `There ${be(n)} ${count(n, box)}.`;
const inEach = ({ box, thing }: Story, { count }: Voice, n: number): string =>
  `In each ${noun(box)} there ${be(n)} ${count(n, thing)}.`;
const beside = ({ thing }: Story, { count }: Voice, n: number): string =>
  `Beside them there ${be(n)} ${count(n, thing)}.`;
const basket = ({ thing, other }: Story, { count }: Voice, [a, b, coins]: readonly number[]): string =>
  `${capital(count(a ?? 0, thing))} and ${count(b ?? 0, other)} cost ${count(coins ?? 0, 'coin')}.`;

export const uk: Words = {
  title: 'Stories with numbers',
  voices: {
    written: { count: counted, number: String },
    spoken: { count: spelled, number: numeral },
  },
  tell: {
    combine: (s, v) => `${first(s, v)} ${second(s, v)}`,
    add: (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))}`,
    take: (s, v) => `${inBox(s, v, at(s, 0))} ${taken(s, v, at(s, 1))}`,
    more: (s, v) => `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} more`)}`,
    fewer: (s, v) => `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} fewer`)}`,
    part: (s, v) => `${together(s, v)} ${has(s, v, [s.people[0], at(s, 1)])}`,
    difference: (s, v) => `${first(s, v)} ${second(s, v)}`,
    added: (s, v) => `${inBox(s, v, at(s, 0))} Some more are added. ${nowInBox(s, v, at(s, 1))}`,
    taken: (s, v) => `${inBox(s, v, at(s, 0))} Some are taken out. ${nowInBox(s, v, at(s, 1))}`,
    'start-added': (s, v) =>
      `There are some ${many(s.thing)} in the ${noun(s.box)}. ${added(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'start-taken': (s, v) =>
      `There are some ${many(s.thing)} in the ${noun(s.box)}. ${taken(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'is-more': (s, v) => `${first(s, v)} That is ${v.number(at(s, 1))} more than ${name(s.people[1])} has.`,
    'is-fewer': (s, v) => `${first(s, v)} That is ${v.number(at(s, 1))} fewer than ${name(s.people[1])} has.`,
    groups: (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))}`,
    share: (s, v) =>
      `There are ${v.count(at(s, 0), s.thing)}. They are put into ${v.count(at(s, 1), s.box)}, equally many in each.`,
    boxes: (s, v) => `There are ${v.count(at(s, 0), s.thing)}. ${inEach(s, v, at(s, 1))}`,
    'more-total': (s, v) => `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} more`)}`,
    'fewer-total': (s, v) => `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} fewer`)}`,
    'two-changes': (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))} ${taken(s, v, at(s, 2))}`,
    times: (s, v) => `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} times as many`)}`,
    'is-times': (s, v) => `${first(s, v)} That is ${v.number(at(s, 1))} times as many as ${name(s.people[1])} has.`,
    'groups-extra': (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))} ${beside(s, v, at(s, 2))}`,
    'share-extra': (s, v) =>
      `There are ${v.count(at(s, 0), s.thing)} in all. ${boxes(s, v, at(s, 1))} ${beside(s, v, at(s, 2))} The others are in the ${many(s.box)}, equally many in each.`,
    'smaller-of-two': (s, v) =>
      `${together(s, v)} ${secondHas(s, `${v.number(at(s, 1))} more than ${name(s.people[0])}`)}`,
    'larger-of-two': (s, v) =>
      `${together(s, v)} ${secondHas(s, `${v.number(at(s, 1))} more than ${name(s.people[0])}`)}`,
    posts: (s, v) =>
      `${capital(v.count(at(s, 0), 'tree'))} stand in a row. From each tree to the next: ${v.count(at(s, 1), 'step')}.`,
    give: (s, v) => `${first(s, v)} ${second(s, v)} They want to have equally many.`,
    'ratio-total': (s, v) =>
      `${together(s, v)} ${secondHas(s, `${v.number(at(s, 1))} times as many as ${name(s.people[0])}`)}`,
    'ratio-difference': (s, v) =>
      `${name(s.people[1])} has ${v.number(at(s, 0))} times as many ${many(s.thing)} as ${name(s.people[0])}. That is ${v.number(at(s, 1))} more.`,
    legs: (s, v) => `Ducks and rabbits walk in the yard. Animals: ${v.number(at(s, 0))}. Legs: ${v.number(at(s, 1))}.`,
    purchase: (s, v) => `${basket(s, v, s.n.slice(0, 3))} ${basket(s, v, s.n.slice(3, 6))}`,
    'chain-total': (s, v) =>
      `${first(s, v)} ${secondHas(s, `${v.number(at(s, 1))} more than ${name(s.people[0])}`)} ${name(s.people[2])} has ${v.number(at(s, 2))} times as many as ${name(s.people[1])}.`,
  },
  ask: {
    all: ({ thing }) => `How many ${many(thing)} are there in all?`,
    now: ({ thing }) => `How many ${many(thing)} are there now?`,
    first: ({ people: [a], thing }) => `How many ${many(thing)} does ${name(a)} have?`,
    second: ({ people: [, b], thing }) => `How many ${many(thing)} does ${name(b)} have?`,
    difference: ({ people: [a, b], thing }) => `How many more ${many(thing)} does ${name(a)} have than ${name(b)}?`,
    added: ({ thing }) => `How many ${many(thing)} are added?`,
    taken: ({ thing }) => `How many ${many(thing)} are taken out?`,
    'at-first': ({ thing }) => `How many ${many(thing)} are there at first?`,
    each: ({ thing, box }) => `How many ${many(thing)} are there in each ${noun(box)}?`,
    boxes: ({ box }) => `How many ${many(box)} are there?`,
    steps: () => 'How many steps from the first to the last?',
    give: ({ people: [a, b], thing }) => `How many ${many(thing)} must ${name(a)} give ${name(b)}?`,
    rabbits: () => 'How many rabbits are there?',
    price: ({ other }) => `How many coins does one ${noun(other)} cost?`,
  },
  find: {
    all: ({ thing }) => `Find out how many ${many(thing)} there are in all.`,
    now: ({ thing }) => `Find out how many ${many(thing)} there are now.`,
    first: ({ people: [a], thing }) => `Find out how many ${many(thing)} ${name(a)} has.`,
    second: ({ people: [, b], thing }) => `Find out how many ${many(thing)} ${name(b)} has.`,
    difference: ({ people: [a, b], thing }) => `Find out how many more ${many(thing)} ${name(a)} has than ${name(b)}.`,
    added: ({ thing }) => `Find out how many ${many(thing)} are added.`,
    taken: ({ thing }) => `Find out how many ${many(thing)} are taken out.`,
    'at-first': ({ thing }) => `Find out how many ${many(thing)} there are at first.`,
    each: ({ thing, box }) => `Find out how many ${many(thing)} there are in each ${noun(box)}.`,
    boxes: ({ box }) => `Find out how many ${many(box)} there are.`,
    steps: () => 'Find out how many steps it is to the last tree.',
    give: ({ people: [a, b], thing }) => `Find out how many ${many(thing)} ${name(a)} must give ${name(b)}.`,
    rabbits: () => 'Find out how many rabbits there are.',
    price: ({ other }) => `Find out how many coins one ${noun(other)} costs.`,
  },
  alt: {
    cards: (cards) => `On the cards: ${list(cards)}.`,
    known: (n, thing) => counted(n, thing),
    unknown: (thing) => `an unknown number of ${many(thing)}`,
    total: (n) => `Together: ${n}.`,
    totalUnknown: 'Together: unknown.',
  },
  hints: {
    read: 'Read once more. What do you know, and what is asked?',
    one: 'Will the answer be larger or smaller? Think first.',
    two: 'Tell the story again from its end.',
    three: 'Draw a bar for every number in the story.',
    four: 'Go back step by step from what is known.',
    five: 'Cut everything into equal parts. What is left over?',
  },
  calculation: ({ a, sign, b, result }) => `${a} ${sign} ${b} = ${result}`,
  steps: {
    join: (c) => `Put them together: ${c}.`,
    leave: (c) => `Take away: ${c}.`,
    more: (c) => `The other one has more. Add: ${c}.`,
    fewer: (c) => `The other one has fewer. Take away: ${c}.`,
    missing: (c) => `Take the known part off the whole: ${c}.`,
    compare: (c) => `Compare both numbers: ${c}.`,
    'undo-added': (c) => `Go back and take off what came later: ${c}.`,
    'undo-taken': (c) => `Go back and put back what was taken: ${c}.`,
    groups: (c) => `Equally many in each, so multiply: ${c}.`,
    share: (c) => `Share into equal parts: ${c}.`,
    packs: (c) => `How often does it fit? ${c}.`,
    times: (c) => `The same number several times: ${c}.`,
    whole: (c) => `Everything together: ${c}.`,
    'without-extra': (c) => `First leave out what lies apart: ${c}.`,
    'equal-without': (c) => `Without the difference both would be equal: ${c}.`,
    'equal-with': (c) => `With the difference added both would be equal: ${c}.`,
    half: (c) => `Halve it: ${c}.`,
    gaps: (c) => `There is one gap fewer than trees: ${c}.`,
    along: (c) => `Walk through all the gaps: ${c}.`,
    'gap-of-two': (c) => `First compare: ${c}.`,
    parts: (c) => `Count the equal parts of both: ${c}.`,
    'parts-apart': (c) => `So many equal parts are the difference: ${c}.`,
    'one-part': (c) => `One part: ${c}.`,
    'all-ducks': (c) => `If all of them were ducks, legs: ${c}.`,
    'legs-over': (c) => `Legs left over: ${c}.`,
    'two-each': (c) => `Each rabbit has two legs more than a duck: ${c}.`,
    'price-over': (c) => `Compare the prices: ${c}.`,
    'things-over': (c) => `Compare what is bought: ${c}.`,
    'one-price': (c) => `So one costs: ${c}.`,
  },
  answer: (n) => `The answer: ${n}.`,
  praise: (n) => `Yes! The answer is ${n}.`,
};
