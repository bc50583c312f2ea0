/** A random UUID. `crypto.randomUUID` is missing on pages without https, so the bytes are ours there. */
export function uuid(): string {
  if (crypto.randomUUID !== undefined) return crypto.randomUUID();
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
