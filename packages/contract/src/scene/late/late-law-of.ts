import type { laws } from '../laws.ts';
import type { PartLaw } from '../part-law.ts';
import type { Part, PartState } from '../scene.ts';

let known: Partial<Record<Part['t'], unknown>> = {};

/** Makes the laws of parts known; until then no scene may be touched. */
export function addLaws(late: typeof laws): void {
  known = late;
}

/** Stands for `law-of.ts` in the build of the elements, which weighs every byte before the first answer. */
export function lawOf(part: Part): PartLaw<Part, PartState> {
  return known[part.t] as PartLaw<Part, PartState>;
}
