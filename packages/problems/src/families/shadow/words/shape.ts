import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../distract.ts';

type Plot = 'find-shadow' | 'find-owner' | 'match';

/** Every sentence of the family. `owner` is the thing whose shadow is meant. */
export interface Words {
  readonly title: string;
  /** Said before the question when shadows are turned; by plot, since one or all of them are. */
  readonly turned: Readonly<Record<Plot, string>>;
  readonly ask: {
    readonly shadow: (owner: NounId) => string;
    readonly owner: string;
    readonly match: string;
  };
  /** The same as orders, to be spoken. */
  readonly find: {
    readonly shadow: (owner: NounId) => string;
    readonly owner: string;
    readonly match: string;
  };
  readonly alt: {
    readonly shadow: (owner: NounId, shadows: number) => string;
    readonly owner: (pictures: number) => string;
    readonly match: (owners: readonly NounId[]) => string;
  };
  /** What a screen reader says about one option, and about one place of the scene. */
  readonly shadow: (n: number) => string;
  readonly picture: (owner: NounId, n: number) => string;
  readonly hints: Readonly<Record<'edge' | 'turned' | 'mirrored' | 'part' | 'another', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    readonly edge: Readonly<Record<Plot, string>>;
    readonly turn: string;
    readonly another: (other: NounId) => string;
    /** In the plot match, where many pictures differ from each other. */
    readonly others: string;
    readonly mirrored: string;
    readonly part: string;
    readonly answer: (owner: NounId) => string;
    readonly matched: string;
  };
  readonly praise: { readonly one: (owner: NounId) => string; readonly match: string };
}
