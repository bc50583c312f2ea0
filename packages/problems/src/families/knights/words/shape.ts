import type { tags } from '../distract.ts';
import type { Letter } from '../params.ts';

/** Every sentence of the family. Speakers are letters and have no gender. */
export interface Words {
  readonly title: string;
  /** Knights always tell the truth, liars never do. */
  readonly rule: string;
  /** "A says:" and then the speech, quoted; a whole line. */
  readonly quote: (who: Letter, speech: string) => string;
  readonly speeches: {
    readonly knight: (a: Letter) => string;
    readonly liar: (a: Letter) => string;
    readonly same: (a: Letter, b: Letter) => string;
    readonly differ: (a: Letter, b: Letter) => string;
    readonly bothKnights: (a: Letter, b: Letter) => string;
    readonly bothLiars: (a: Letter, b: Letter) => string;
    /** At least one of the two is a liar. */
    readonly either: (a: Letter, b: Letter) => string;
    /** The number of liars among all; digits or a word. */
    readonly count: (n: string) => string;
  };
  readonly ask: Readonly<Record<'single' | 'multi', string>>;
  readonly find: Readonly<Record<'single' | 'multi', string>>;
  readonly alt: (count: number) => string;
  readonly speaker: (who: Letter) => string;
  readonly hints: readonly [string, string];
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    readonly true: (who: Letter) => string;
    readonly false: (who: Letter) => string;
    readonly answer: (knights: readonly Letter[]) => string;
  };
  readonly praise: string;
}
