/**
 * Returns what gives classes and private tokens short names, in all these texts alike. They live inside a shadow root, where
 * no host can reach them: what a host may use are parts and `--logikit-*`.
 */
export function shortenNames(texts: readonly string[]): (text: string) => string {
  const all = texts.join('\n');
  const prefixes = [...new Set(all.match(/\blk-[a-z-]*-(?![\w-])/g) ?? [])];
  const isBuilt = (name: string): boolean => name.endsWith('-') || prefixes.some((prefix) => name.startsWith(prefix));
  const names = [...new Set(all.match(NAME) ?? [])].filter((name) => !isBuilt(name));
  const short = new Map(
    names.map((name, index) => [name, `${name.startsWith('--') ? '--' : 'k'}${index.toString(36)}`]),
  );
  return (text) => text.replace(NAME, (name) => short.get(name) ?? name);
}

const NAME = /(?<![\w-])(?:--)?lk-[\w-]+/g;
