/** Chance that depends on nothing but its seed: a level is the same on every device. */
export interface Dice {
  /** A whole number from 0 up to, but not including, `count`. */
  readonly below: (count: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

export function dice(seed: string): Dice {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
    shuffled<T>(list: readonly T[]) {
      const mixed = [...list];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
      }
      return mixed;
    },
  };
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value;
}
