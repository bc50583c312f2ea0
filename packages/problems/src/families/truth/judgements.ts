import { tagOf } from './distract.ts';
import { isTrue } from './meaning.ts';
import type { Statement, Thing } from './params.ts';

/** Statements and pictures, and which is true of which. */
export interface Judgements {
  readonly statements: readonly Statement[];
  readonly pictures: readonly (readonly Thing[])[];
  readonly isTrueOf: (statement: number, picture: number) => boolean;
  /** False, and by a known mistake somebody might think otherwise. */
  readonly isLure: (statement: number, picture: number) => boolean;
}

export function judge(statements: readonly Statement[], pictures: readonly (readonly Thing[])[]): Judgements {
  const table = statements.map((statement) =>
    pictures.map((things) => {
      const truth = isTrue(statement, things);
      return { isTrue: truth === true, isLure: truth === false && tagOf(statement, things) !== undefined };
    }),
  );
  return {
    statements,
    pictures,
    isTrueOf: (statement, picture) => table[statement]?.[picture]?.isTrue ?? false,
    isLure: (statement, picture) => table[statement]?.[picture]?.isLure ?? false,
  };
}
