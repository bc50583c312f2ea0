import type { ColourId } from '../../../draw/palette.ts';
import type { NounId } from '../../../lang/lexicon.ts';

/** One thing in the row. Objects wear their own colours: then `colour` is null and only the noun is said. */
export interface SaidBead {
  readonly noun: NounId;
  readonly colour: ColourId | null;
}

/** What is asked for: the end of the row, a gap in it, or to fill one gap or two by hand. */
export type AskedFor = 'next' | 'missing' | 'put' | 'putAll';

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  readonly question: Readonly<Record<AskedFor, string>>;
  /** The same about beads on a string. */
  readonly questionOfBeads: Readonly<Record<AskedFor, string>>;
  /** The question for the ear, without a question mark. */
  readonly narration: Readonly<Record<AskedFor, string>>;
  /** One of the options alone, not at the beginning of a sentence: "red star", "apple". */
  readonly bead: (bead: SaidBead) => string;
  /** Names everything in the row; null is a gap, which is named and not filled. */
  readonly alt: (row: readonly (SaidBead | null)[]) => string;
  /** The label of a slot: "Gap 1". */
  readonly gap: (n: number) => string;
  readonly hints: Readonly<Record<'aloud' | 'repeats' | 'grows' | 'apart', string>>;
  readonly feedback: Readonly<
    Record<
      `pattern.${'colour' | 'shape' | 'repeats-last' | 'copies-next' | 'starts-again' | 'out-of-turn' | 'stranger'}`,
      string
    >
  >;
  readonly steps: {
    /** The part that repeats. */
    readonly unit: (beads: readonly SaidBead[]) => string;
    /** What repeats when only the shapes are looked at. */
    readonly unitOfShapes: (shapes: readonly NounId[]) => string;
    readonly unitOfColours: (colours: readonly ColourId[]) => string;
    readonly again: string;
    readonly grows: string;
    readonly growsInShapes: string;
    readonly before: (bead: SaidBead) => string;
    readonly answer: (beads: readonly SaidBead[]) => string;
  };
  /** Names what stands in the gaps. */
  readonly praise: (beads: readonly SaidBead[]) => string;
}
