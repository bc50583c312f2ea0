/** A page of theory in one language. Numbers are spelled and symbols said, so that the same words can be spoken. */
export interface Written {
  readonly title: string;
  /** Describes the picture. */
  readonly alt: string;
  readonly paragraphs: readonly string[];
}

export type PageName =
  | 'junior-two-ways'
  | 'junior-repeating'
  | 'junior-odd-one'
  | 'junior-level-scales'
  | 'junior-pairing'
  | 'junior-chain'
  | 'junior-each-once'
  | 'junior-robot-steps'
  | 'junior-jumps'
  | 'junior-crossing-out'
  | 'junior-loops'
  | 'adult-attributes'
  | 'adult-differences'
  | 'adult-classes'
  | 'adult-candidates'
  | 'adult-partial-orders'
  | 'adult-substitution'
  | 'adult-loops'
  | 'adult-tables';

export type PageWords = Readonly<Record<PageName, Written>>;
