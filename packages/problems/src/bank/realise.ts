import type { Model } from '@logikit/contract';
import { compile } from './compile.ts';
import { toDraft } from './draft.ts';
import type { BankEntry } from './entry.ts';

/** A finished problem of the bank. */
export interface BankProblem {
  /** Stable over rebuilds, unique over the bank, server only: whoever knows it can compute the answer. */
  readonly key: string;
  readonly entry: BankEntry;
  /** One puzzle idea; equal for problems that differ by symmetry, colour or name only. */
  readonly structKey: string;
  /** Unique over the bank. */
  readonly skinKey: string;
  /** The author's problem: content in every language, variants, answer, scene and check. */
  readonly draft: Model<'ProblemDraft'>;
}

/** Makes the problem of a bank entry: pure, the same bytes every time, about a millisecond. */
export function realise(entry: BankEntry): BankProblem {
  const compiled = compile(entry);
  const { family, params } = compiled;
  return {
    key: entry.seed,
    entry,
    structKey: `${family.id}:${family.structKey(params)}`,
    skinKey: `${family.id}:${family.skinKey(params)}`,
    draft: toDraft(compiled),
  };
}
