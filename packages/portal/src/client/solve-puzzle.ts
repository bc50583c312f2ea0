import type { Model } from '@logikit/sdk';
import { sha256 } from '@noble/hashes/sha2.js';

export interface Puzzle {
  readonly challenge: string;
  readonly bits: number;
}

/** The page must not feel it: so long at a time, then its turn. */
const SLICE_MS = 8;

/** Finds a nonce with which sha256(challenge:nonce) begins with so many zero bits: of 16, in 65,000 tries or so. */
export async function solvePuzzle({ challenge, bits }: Puzzle): Promise<Model<'PuzzleSolution'>> {
  const encoder = new TextEncoder();
  const begun = sha256.create().update(encoder.encode(`${challenge}:`));
  for (let count = 0; ;) {
    for (const end = performance.now() + SLICE_MS; performance.now() < end; count += 1) {
      const hash = begun
        .clone()
        .update(encoder.encode(String(count)))
        .digest();
      if (zeroBits(hash) >= bits) return { challenge, nonce: String(count) };
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

const zeroBits = ({ buffer }: Uint8Array): number => Math.clz32(new DataView(buffer).getUint32(0));
