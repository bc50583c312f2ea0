import type { PartLaw } from './part-law.ts';
import { slotsLaw } from './parts/slots.ts';
import { toggleLaw } from './parts/toggle.ts';
import { rareLaws } from './rare-laws.ts';
import type { Part, PartState } from './scene.ts';

const laws = { toggle: toggleLaw, slots: slotsLaw, ...rareLaws } as const satisfies Record<Part['t'], unknown>;

/** The law of a part. The cast holds because the table pairs every kind with its own law, which alone writes its state. */
export function lawOf(part: Part): PartLaw<Part, PartState> {
  return laws[part.t] as unknown as PartLaw<Part, PartState>;
}
