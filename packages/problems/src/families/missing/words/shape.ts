import type { tags } from '../distract.ts';

/** How a blanket goes on: it comes again across, down or on a slant, or it is folded or turned. */
export type Way = 'across' | 'down' | 'slant' | 'left-right' | 'up-down' | 'half-turn' | 'quarter';

/** A hole or a patch by its row and column, from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  readonly ask: Readonly<Record<'patch' | 'mend', string>>;
  /** The same as orders, to be spoken. */
  readonly find: Readonly<Record<'patch' | 'mend', string>>;
  readonly alt: (blanket: {
    readonly rows: number;
    readonly columns: number;
    readonly holes: number;
    readonly options: number;
  }) => string;
  /** One patch of the tray or of the options, for a screen reader. */
  readonly patch: (n: number) => string;
  readonly hole: (place: Place) => string;
  readonly hints: { readonly ways: Readonly<Record<Way, string>>; readonly edges: string };
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    readonly regular: Readonly<Record<Way, string>>;
    /** Points at the patches that tell what is missing. */
    readonly partner: Readonly<Record<Way, string>>;
    readonly answer: Readonly<Record<'patch' | 'mend', string>>;
  };
  readonly praise: Readonly<Record<'patch' | 'mend', string>>;
}
