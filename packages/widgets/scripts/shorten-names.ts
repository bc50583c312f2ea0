/**
 * Returns what gives classes and private tokens short names, in all these texts alike. They live inside a shadow root, where
 * no host can reach them: what a host may use are parts and `--logikit-*`.
 */
export function shortenNames(texts: readonly string[]): (text: string) => string {
  const all = texts.join('\n');
  const prefixes = [...new Set(all.match(/\blk-[a-z-]*-(?![\w-])/g) ?? [])];
  const isBuilt = (name: string): boolean => name.endsWith('-') || prefixes.some((prefix) => name.startsWith(prefix));
  const counts = new Map<string, number>();
  for (const name of all.match(NAME) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  // The most frequent first, then by name: the order of the texts is another at every build, the files must not be.
  const names = [...counts]
    .filter(([name]) => !isBuilt(name))
    .sort(([a, often], [b, rarely]) => rarely - often || (a < b ? -1 : 1))
    .map(([name]) => name);
  const short = new Map(
    names.map((name, index) => [name, `${name.startsWith('--') ? '--' : 'k'}${index.toString(36)}`]),
  );
  return (text) => text.replace(NAME, (name) => short.get(name) ?? name);
}

const NAME = /(?<![\w-])(?:--)?lk-[\w-]+/g;
