import type { Complexity } from './entry.ts';

export interface StructCap {
  /** Problems of one puzzle idea in one target lesson. */
  readonly inBank: number;
  /** Problems of one puzzle idea in one thread. */
  readonly inThread: number;
}

const usual: StructCap = { inBank: 1, inThread: 1 };

/**
 * Where a family has fewer puzzle ideas than the courses ask for, more skins of one idea are let in. Measured numbers
 * of ideas stand beside each; everything that is not listed keeps one problem per idea in lessons 2 and 3.
 */
const loosened: Readonly<Record<string, StructCap>> = {};

export function structCap(family: string, complexity: Complexity): StructCap {
  return loosened[`${family}/${complexity}`] ?? usual;
}
