import type { PartLaw } from '../part-law.ts';
import { slotsLaw } from '../parts/slots.ts';
import { toggleLaw } from '../parts/toggle.ts';
import type { rareLaws } from '../rare-laws.ts';
import type { Part, PartState } from '../scene.ts';

const laws: Partial<Record<Part['t'], unknown>> = { toggle: toggleLaw, slots: slotsLaw };

/** Makes the rare kinds of parts known; until then no scene that has one may be touched. */
export function addLaws(rare: typeof rareLaws): void {
  Object.assign(laws, rare);
}

/** Stands for `law-of.ts` in the build of the elements, which weighs every byte before the first answer. */
export function lawOf(part: Part): PartLaw<Part, PartState> {
  return laws[part.t] as PartLaw<Part, PartState>;
}
