/**
 * A number from 0 to 1 that depends on nothing but its arguments: the same road is drawn the same way every time, on
 * every machine.
 */
export function chance(...keys: readonly number[]): number {
  let hash = 2166136261;
  for (const key of keys) {
    hash = Math.imul(hash ^ (key | 0), 16777619);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0) / 4294967296;
}
