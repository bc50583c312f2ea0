import type { Level } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import type { NameId, NounId } from '../../lang/lexicon.ts';
import { rungOf } from '../../core/ladder.ts';

/** How a story is built: what is told, and what is asked. */
export type Plot =
  | 'combine'
  | 'add'
  | 'take'
  | 'more'
  | 'fewer'
  | 'part'
  | 'difference'
  | 'added'
  | 'taken'
  | 'start-added'
  | 'start-taken'
  | 'is-more'
  | 'is-fewer'
  | 'groups'
  | 'share'
  | 'boxes'
  | 'more-total'
  | 'fewer-total'
  | 'two-changes'
  | 'times'
  | 'is-times'
  | 'groups-extra'
  | 'share-extra'
  | 'smaller-of-two'
  | 'larger-of-two'
  | 'posts'
  | 'give'
  | 'ratio-total'
  | 'ratio-difference'
  | 'legs'
  | 'purchase'
  | 'chain-total';

export type ThingId = ObjectId & NounId;

export interface WordParams {
  readonly plot: Plot;
  /** The numbers of the story in the order in which they are told. */
  readonly numbers: readonly number[];
  readonly thing: ThingId;
  readonly other: ThingId;
  readonly box: 'basket' | 'box' | 'bag';
  readonly people: readonly [NameId, NameId, NameId];
  /** In the generator's mind; the solver never looks at it. */
  readonly truth: number;
}

/** The numbers of a story by the order in which they are told; 0 where it tells fewer. */
export type ToldNumbers = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>>;

export function toldNumbers([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): ToldNumbers {
  return { a, b, c, d, e, f };
}

export interface Knobs {
  readonly plots: readonly Plot[];
  /** No quantity of the story is larger. */
  readonly largest: number;
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

const one: readonly Plot[] = ['combine', 'add', 'take', 'more', 'fewer'];
const two: readonly Plot[] = [
  'part',
  'difference',
  'added',
  'taken',
  'start-added',
  'start-taken',
  'is-more',
  'is-fewer',
];
const three: readonly Plot[] = ['groups', 'share', 'boxes', 'more-total', 'fewer-total', 'two-changes', 'times'];
const four: readonly Plot[] = [
  'is-times',
  'groups-extra',
  'share-extra',
  'smaller-of-two',
  'larger-of-two',
  'posts',
  'give',
];
const five: readonly Plot[] = ['ratio-total', 'ratio-difference', 'legs', 'purchase', 'chain-total'];

/** Technique: 1 one step as told, 2 a missing part or a word that misleads, 3 groups or two steps, 4 back, 5 a system. */
const ladder: readonly Knobs[] = [
  { plots: one, largest: 10, technique: 1 },
  { plots: one, largest: 20, technique: 1 },
  { plots: two, largest: 20, technique: 2 },
  { plots: two, largest: 100, technique: 2 },
  { plots: three, largest: 40, technique: 3 },
  { plots: three, largest: 100, technique: 3 },
  { plots: four, largest: 60, technique: 4 },
  { plots: four, largest: 200, technique: 4 },
  { plots: five, largest: 80, technique: 5 },
  { plots: five, largest: 240, technique: 5 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

export function techniqueOf(plot: Plot): Knobs['technique'] {
  const stages = [one, two, three, four, five];
  return (stages.findIndex((plots) => plots.includes(plot)) + 1) as Knobs['technique'];
}
