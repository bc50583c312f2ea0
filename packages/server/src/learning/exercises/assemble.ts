import type { MixPart } from '@logikit/contract';
import { createRng } from '@logikit/problems';

/** A problem that may stand in a block. */
export interface Choice {
  readonly complexity: number;
  readonly family: string;
}

interface Draw<C> {
  readonly seed: string;
  readonly mix: readonly MixPart[];
  readonly choices: readonly C[];
  /** What the puzzle is about; no block has the same idea twice. Asked only of problems that would be taken. */
  readonly ideaOf: (choice: C) => string | null;
}

/**
 * Picks the problems of a block: so many of each complexity, the easiest first, and always of the family that has stood in
 * the block least often so far. Pure: the same seed and choices give the same block. Fewer come back where choices lack.
 */
export function assemble<C extends Choice>({ seed, mix, choices, ideaOf }: Draw<C>): readonly C[] {
  const rng = createRng(seed);
  const ideas = new Set<string>();
  const picked: C[] = [];
  for (const { complexity, count } of mix) {
    const pool = rng.shuffle(choices.filter((choice) => choice.complexity === complexity));
    const goal = picked.length + count;
    while (picked.length < goal && pool.length > 0) {
      const [next] = pool.splice(rarest(pool, picked), 1) as [C]; // the place is below the length
      const idea = ideaOf(next);
      if (idea !== null && ideas.has(idea)) continue;
      if (idea !== null) ideas.add(idea);
      picked.push(next);
    }
  }
  return picked;
}

/** Where the first problem stands whose family is in the block least often. */
function rarest(pool: readonly Choice[], picked: readonly Choice[]): number {
  const used = (choice: Choice): number => picked.filter(({ family }) => family === choice.family).length;
  const counts = pool.map(used);
  return counts.indexOf(Math.min(...counts));
}

/** What is still missing of the mix. */
export function shortOf(mix: readonly MixPart[], picked: readonly Choice[]): readonly MixPart[] {
  return mix
    .map(({ complexity, count }) => ({
      complexity,
      count: count - picked.filter((choice) => choice.complexity === complexity).length,
    }))
    .filter(({ count }) => count > 0);
}
