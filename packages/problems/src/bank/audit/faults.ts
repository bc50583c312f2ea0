import type { Compiled } from '../compile.ts';
import { answerFaults } from './answer-faults.ts';
import { pictureFaults } from './picture-faults.ts';
import { sceneFaults } from './scene-faults.ts';
import { textFaults } from './text-faults.ts';

/** Everything that is wrong with one problem; empty means it may be shown. */
export function faultsOf(compiled: Compiled): string[] {
  return [...answerFaults(compiled), ...sceneFaults(compiled), ...pictureFaults(compiled), ...textFaults(compiled)];
}
