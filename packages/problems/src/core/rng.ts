/** Seeded random numbers: the same seed gives the same numbers in every engine (cyrb128 into sfc32, both public domain). */
export interface Rng {
  /** A whole number from `min` to `max`, both included, without modulo bias. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  shuffle<T>(items: readonly T[]): T[];
  chance(probability: number): boolean;
  /** An independent stream, so that a new draw in one place moves no other. */
  fork(label: string): Rng;
}

export function createRng(seed: string): Rng {
  const next = sfc32(cyrb128(seed));
  const int = (min: number, max: number): number => {
    const range = max - min + 1;
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % range);
    for (;;) {
      const value = next();
      if (value < limit) return min + (value % range);
    }
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i -= 1) {
      const j = int(0, i);
      [result[i], result[j]] = [result[j] as T, result[i] as T]; // both places are inside
    }
    return result;
  };
  return {
    int,
    shuffle,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('pick from an empty list');
      return items[int(0, items.length - 1)] as (typeof items)[number];
    },
    sample: (items, count) => shuffle(items).slice(0, count),
    chance: (probability) => next() < probability * 0x1_0000_0000,
    fork: (label) => createRng(`${seed}/${label}`),
  };
}

type Words = [number, number, number, number];

function cyrb128(text: string): Words {
  let [h1, h2, h3, h4]: Words = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i += 1) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [(h1 ^ h2 ^ h3 ^ h4) >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}

function sfc32([a0, b0, c0, d0]: Words): () => number {
  let [a, b, c, d] = [a0 | 0, b0 | 0, c0 | 0, d0 | 0];
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i += 1) next();
  return next;
}
