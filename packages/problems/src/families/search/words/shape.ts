import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../distract.ts';
import type { Kind } from '../params.ts';

/** One crossing of the river. */
export interface Trip {
  readonly isBack: boolean;
  readonly crew: readonly NounId[];
}

/** How numbers are said: as digits to be read, or in words to be spoken. */
export type Spelling = 'digits' | 'words';

/** Every sentence of the family. */
export interface Words {
  readonly title: Readonly<Record<Kind, string>>;
  readonly ask: {
    /** Jugs with a tap, or with the first one full. Numbers of litres. */
    readonly pour: (said: { jugs: readonly number[]; target: number; hasTap: boolean }, spelling: Spelling) => string;
    readonly ferry: (said: { weights: readonly number[]; limit: number }, spelling: Spelling) => string;
    /** So many neighbouring coins are turned over at a time: two or three. */
    readonly flip: (width: number, spelling: Spelling) => string;
    readonly pay: (said: { values: readonly number[]; sum: number }, spelling: Spelling) => string;
  };
  readonly alt: {
    readonly pour: (said: { jugs: readonly number[]; target: number; hasTap: boolean }) => string;
    readonly ferry: (herd: readonly { animal: NounId; weight: number }[], limit: number) => string;
    /** True: the star is up. */
    readonly flip: (coins: readonly boolean[]) => string;
    readonly pay: (values: readonly number[], sum: number) => string;
  };
  readonly hints: Readonly<Record<Kind, readonly [string, string]>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    /** How full the jugs are after each move: "0–5; 3–2". */
    readonly pour: (states: readonly string[]) => string;
    readonly ferry: (trips: readonly Trip[]) => string;
    /** From which coin to which: "2–3". */
    readonly flip: (turns: readonly string[]) => string;
    readonly greedy: (coins: readonly number[], sum: number) => string;
    readonly pay: (coins: readonly number[], sum: number) => string;
    readonly answer: Readonly<Record<Kind, (moves: number) => string>>;
  };
  readonly praise: string;
}
