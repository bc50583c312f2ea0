import type { tags } from '../mistakes.ts';
import type { Skin } from '../params.ts';
import type { ReadingKind } from '../readings.ts';

/** What a step needs to be told: the numbers beside the gap and what is done between them. */
export interface Said {
  /** "+3, −1, +3" or "×2, ×2": what is done from number to number. */
  readonly moves: string;
  readonly before: number;
  readonly twoBefore: number;
  /** The number behind the gap; undefined when the gap ends the row. */
  readonly after: number | undefined;
  /** The missing number. */
  readonly value: number;
  /** The one move that leads into the gap: "+3". */
  readonly move: string;
  /** "3, 5, 7, 9": one of two mixed rows. */
  readonly track: string;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  readonly question: Readonly<Record<Skin, string>>;
  /** The same as an order, to be spoken. */
  readonly narration: Readonly<Record<Skin, string>>;
  /** `row` is "3, 5, gap, 9". */
  readonly alt: (row: string) => string;
  readonly gap: string;
  readonly hints: Readonly<Record<'look' | 'steps' | 'grow' | 'two', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    /** By which rule the row goes. */
    readonly look: Readonly<Record<ReadingKind, (said: Said) => string>>;
    readonly move: (said: Said) => string;
    readonly sum: (said: Said) => string;
    readonly track: (said: Said) => string;
    readonly start: (said: Said) => string;
    readonly answer: (value: number) => string;
  };
  readonly praise: (value: number) => string;
}
