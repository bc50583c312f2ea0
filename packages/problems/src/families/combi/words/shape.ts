import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../distract.ts';
import type { Kind, Rule } from '../params.ts';

/** How numbers are said: as digits to be read, or in words to be spoken. */
export type Spelling = 'digits' | 'words';

/** Every sentence of the family. Towns are called A, B, C, E. */
export interface Words {
  readonly title: Readonly<Record<Kind, string>>;
  readonly ask: {
    readonly shelves: string;
    readonly roads: (from: string, to: string) => string;
    /** The rule is about one animal, or about two. */
    readonly row: (rule: Rule, one: NounId, other: NounId) => string;
    readonly groups: (size: 2 | 3, spelling: Spelling) => string;
    readonly digits: (
      said: { digits: readonly number[]; length: 2 | 3; canRepeat: boolean },
      spelling: Spelling,
    ) => string;
    readonly streets: (isClosed: boolean) => string;
  };
  readonly alt: {
    readonly shelves: (sizes: readonly number[]) => string;
    readonly roads: (roads: readonly { from: string; to: string; count: number }[]) => string;
    readonly things: (things: readonly NounId[]) => string;
    readonly digits: (digits: readonly number[]) => string;
    readonly streets: (said: { wide: number; high: number; closed: readonly [number, number] | null }) => string;
  };
  readonly hints: Readonly<Record<Kind, readonly [string, string]>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    readonly product: (factors: readonly number[], result: number) => string;
    /** Each group was counted in every order of its members. */
    readonly divide: (all: number, times: number, result: number) => string;
    readonly zero: (count: number) => string;
    /** Ways into a town: so many ways to the town before, times so many roads. */
    readonly town: (town: string, terms: readonly (readonly [ways: number, roads: number])[], result: number) => string;
    /** How many orders break the rule. */
    readonly first: (who: NounId, factors: readonly number[], result: number) => string;
    readonly minus: (all: number, bad: number, result: number) => string;
    readonly tied: (factors: readonly number[], result: number) => string;
    readonly ends: (who: NounId, factors: readonly number[], result: number) => string;
    readonly double: (all: number, result: number) => string;
    readonly street: (street: number, ways: readonly number[]) => string;
    readonly answer: (total: number) => string;
  };
  readonly praise: (total: number) => string;
}
