import { createHash } from 'node:crypto';
import type { Model } from '@logikit/contract';

/** What a browser does when it is refused with a puzzle. */
export function solvePuzzle({
  challenge,
  bits,
}: {
  readonly challenge: string;
  readonly bits: number;
}): Model<'PuzzleSolution'> {
  for (let nonce = 0; ; nonce += 1) {
    const first = createHash('sha256').update(`${challenge}:${nonce}`).digest().readUInt32BE();
    if (Math.clz32(first) >= bits) return { challenge, nonce: String(nonce) };
  }
}
