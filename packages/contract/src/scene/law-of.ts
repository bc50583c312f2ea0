import { laws } from './laws.ts';
import type { PartLaw } from './part-law.ts';
import type { Part, PartState } from './scene.ts';

/** The law of a part. The cast holds because the table pairs every kind with its own law, which alone writes its state. */
export function lawOf(part: Part): PartLaw<Part, PartState> {
  return laws[part.t] as unknown as PartLaw<Part, PartState>;
}
