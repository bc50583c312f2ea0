import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solvePuzzle } from './solve-puzzle.ts';

it('[D-171] a puzzle is solved as SHA-256 has it, however long its challenge is', async () => {
  for (let length = 30; length < 100; length += 1) {
    const challenge = 'aZ9-_.'.repeat(20).slice(0, length);
    const solution = await solvePuzzle({ challenge, bits: 8 });
    const hash = createHash('sha256').update(`${challenge}:${solution.nonce}`).digest();
    expect([solution.challenge, hash[0]]).toEqual([challenge, 0]);
  }
});
