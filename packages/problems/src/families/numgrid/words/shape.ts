import type { Reason } from '../deduce.ts';
import type { Kind } from '../params.ts';

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  /** How the numbers of a board hang together, and what to do. */
  readonly rule: Readonly<Record<Kind, string>>;
  readonly ask: string;
  readonly fill: string;
  /** The same as an order, to be spoken. */
  readonly find: string;
  readonly alt: {
    /** Row by row: "7, empty, 3". */
    readonly row: (row: number, cells: string) => string;
    readonly empty: string;
    readonly marked: string;
    readonly roof: (n: string) => string;
    readonly signs: (across: string, down: string) => string;
    readonly cards: (cards: string) => string;
  };
  readonly hints: Readonly<Record<Kind, readonly [string, string]>>;
  /** Signs as this language writes them. */
  readonly signs: Readonly<Record<'×' | '÷', string>>;
  /** Why a number is known; `calculation`: "12 − 5 = 7". */
  readonly steps: Readonly<Record<Reason, (calculation: string) => string>>;
  /** The sum of the lines from the middle number: three times as much. */
  readonly tripled: (calculation: string) => string;
  readonly answer: (n: number) => string;
  readonly answerAll: (numbers: string) => string;
  readonly praise: (n: number) => string;
  readonly praiseAll: string;
  readonly strings: {
    readonly cell: (cell: number) => string;
    readonly card: (n: number) => string;
  };
}
