import { ApiError, type Model } from '@logikit/sdk';
import type { Puzzle } from './solve-puzzle.ts';

/** Others behind the same address may be quicker to use up what a solution opens. */
const TRIES = 3;

/**
 * Begins. Where too many have begun behind one address, the browser works for a second or so instead of waiting for an
 * hour (decision 0035).
 */
export async function workForStart<T>(
  begin: (more: { readonly puzzle?: Model<'PuzzleSolution'> }) => Promise<T>,
): Promise<T> {
  let more = {};
  for (let tries = 0; ; tries += 1) {
    try {
      return await begin(more);
    } catch (error) {
      const puzzle = error instanceof ApiError ? (error.data?.['puzzle'] as Puzzle | undefined) : undefined;
      if (!puzzle || tries === TRIES) throw error;
      const { solvePuzzle } = await import('./solve-puzzle.ts');
      more = { puzzle: await solvePuzzle(puzzle) };
    }
  }
}
