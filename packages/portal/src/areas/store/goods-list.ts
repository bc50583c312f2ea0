/** What was bought, each kind of it once: "150 energy × 3". */
export function goodsList(goods: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of goods) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`));
}
