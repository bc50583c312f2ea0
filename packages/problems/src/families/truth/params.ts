import type { Level } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import type { ColourId } from '../../draw/palette.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { rungOf } from '../../core/ladder.ts';

/** What the pictures are made of. Things name their kind and colour by index. */
export interface World {
  /** What all kinds together are called. */
  readonly generic: 'toy' | 'shape';
  readonly kinds: readonly (ObjectId & NounId)[];
  readonly colours: readonly ColourId[];
  /** Whether big and small ones are told apart; otherwise all are big. */
  readonly hasSizes: boolean;
}

export type Attribute = 'kind' | 'colour' | 'size';

/** `size` 0 is small, 1 is big. */
export type Thing = Readonly<Record<Attribute, number>>;

/** Every thing that has all of these; null: whatever. */
export type Group = Readonly<Record<Attribute, number | null>>;

export interface Quality {
  readonly attribute: Attribute;
  readonly value: number;
}

/** "All balls are red", "No ball is red". */
export interface Ruled {
  readonly says: 'all' | 'none';
  readonly of: Group;
  readonly are: Quality;
}

/** "Each ball is red and big." */
export interface Joined {
  readonly says: 'and' | 'or';
  readonly of: Group;
  readonly are: Quality;
  readonly too: Quality;
}

/** "If a toy is not red, it is a ball." */
export interface Conditional {
  readonly says: 'if';
  readonly when: Quality;
  readonly whenNot: boolean;
  readonly then: Quality;
  readonly thenNot: boolean;
}

/** All of the same colour or size; no two of the same colour. */
export interface Valued {
  readonly says: 'alike' | 'differ';
  readonly of: Group;
  readonly attribute: 'colour' | 'size';
}

/** "Only balls are red." */
export interface Exclusive {
  readonly says: 'only';
  readonly kind: number;
  readonly are: Quality;
}

/** "In each colour there is a ball", "There is a colour in which all toys are balls". */
export interface Coloured {
  readonly says: 'each-colour' | 'one-colour';
  readonly are: Quality;
}

export type Statement =
  | Ruled
  | Joined
  | Conditional
  | Valued
  | Exclusive
  | Coloured
  | { readonly says: 'not-all'; readonly of: Group; readonly are: Quality }
  | { readonly says: 'exists'; readonly of: Group }
  | { readonly says: 'exactly'; readonly of: Group; readonly n: number }
  | { readonly says: 'more'; readonly of: Group; readonly than: Group };

export type Says = Statement['says'];

export interface TruthParams {
  readonly level: Level;
  /** Several pictures and one statement, or one picture and several statements. */
  readonly form: 'pictures' | 'statements';
  readonly asked: 'single' | 'multi' | 'any';
  readonly world: World;
  readonly pictures: readonly (readonly Thing[])[];
  readonly statements: readonly Statement[];
  /** Indexes of the right options in the generator's mind; the solver never looks at it. */
  readonly right: readonly number[];
}

export interface Knobs {
  readonly form: TruthParams['form'];
  readonly kinds: number;
  readonly colours: number;
  readonly hasSizes: boolean;
  /** Fewest and most things in a picture. */
  readonly things: readonly [number, number];
  readonly options: number;
  /** One of these is asked; statements beside it may be easier. */
  readonly says: readonly Says[];
  readonly beside: readonly Says[];
  /** Whether a statement may be about "small red balls". */
  readonly hasLongGroups: boolean;
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

const plain: readonly Says[] = ['all', 'exists'];
const counting: readonly Says[] = ['none', 'not-all', 'more', 'alike', 'exactly'];
const joined: readonly Says[] = ['only', 'and', 'not-all'];

/** Technique: 1 look at each, 2 none, not all, compare, 3 two conditions, 4 or and if, 5 one quantifier inside another. */
const ladder: readonly Knobs[] = [
  {
    form: 'pictures',
    kinds: 2,
    colours: 3,
    hasSizes: false,
    things: [3, 3],
    options: 4,
    says: plain,
    beside: [],
    hasLongGroups: false,
    technique: 1,
  },
  {
    form: 'pictures',
    kinds: 2,
    colours: 3,
    hasSizes: false,
    things: [4, 5],
    options: 4,
    says: plain,
    beside: [],
    hasLongGroups: false,
    technique: 1,
  },
  {
    form: 'pictures',
    kinds: 2,
    colours: 3,
    hasSizes: false,
    things: [4, 4],
    options: 4,
    says: ['none', 'more', 'alike'],
    beside: [],
    hasLongGroups: false,
    technique: 2,
  },
  {
    form: 'pictures',
    kinds: 2,
    colours: 2,
    hasSizes: true,
    things: [4, 5],
    options: 4,
    says: counting,
    beside: [],
    hasLongGroups: true,
    technique: 2,
  },
  {
    form: 'pictures',
    kinds: 3,
    colours: 3,
    hasSizes: true,
    things: [5, 6],
    options: 4,
    says: ['only', 'and'],
    beside: [],
    hasLongGroups: true,
    technique: 3,
  },
  {
    form: 'statements',
    kinds: 3,
    colours: 2,
    hasSizes: true,
    things: [6, 6],
    options: 4,
    says: ['only', 'and'],
    beside: [...plain, ...counting, ...joined],
    hasLongGroups: false,
    technique: 3,
  },
  {
    form: 'statements',
    kinds: 3,
    colours: 3,
    hasSizes: true,
    things: [6, 7],
    options: 4,
    says: ['or', 'if'],
    beside: [...counting, ...joined, 'if'],
    hasLongGroups: false,
    technique: 4,
  },
  {
    form: 'statements',
    kinds: 3,
    colours: 3,
    hasSizes: true,
    things: [7, 8],
    options: 4,
    says: ['or', 'if'],
    beside: ['if', 'or', 'only', 'and', 'not-all'],
    hasLongGroups: true,
    technique: 4,
  },
  {
    form: 'statements',
    kinds: 3,
    colours: 3,
    hasSizes: true,
    things: [7, 8],
    options: 4,
    says: ['each-colour', 'one-colour', 'differ'],
    beside: ['if', 'or', 'only', 'differ', 'one-colour', 'each-colour'],
    hasLongGroups: true,
    technique: 5,
  },
  {
    form: 'statements',
    kinds: 3,
    colours: 3,
    hasSizes: true,
    things: [8, 9],
    options: 5,
    says: ['each-colour', 'one-colour', 'differ'],
    beside: ['if', 'each-colour', 'one-colour', 'differ'],
    hasLongGroups: true,
    technique: 5,
  },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** How hard it is to check one kind of statement. */
export const techniqueOf: Readonly<Record<Says, 1 | 2 | 3 | 4 | 5>> = {
  all: 1,
  exists: 1,
  none: 2,
  'not-all': 2,
  exactly: 2,
  more: 2,
  alike: 2,
  only: 3,
  and: 3,
  or: 4,
  if: 4,
  differ: 5,
  'each-colour': 5,
  'one-colour': 5,
};
