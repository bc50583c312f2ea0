type Words = Readonly<Record<string, string>>;

/** The words that the first file's parts may ask for, and the rest. */
export function splitWords(
  area: string,
  words: Words,
  firstCode: string,
): { readonly first: Words; readonly late: Words } {
  const named = [...new Set(firstCode.match(new RegExp(`\\b${area}\\.[\\w.]*`, 'g')) ?? [])];
  // `player.check.invite_${kind}` leaves `player.check.invite_`; `player.right.stars` is asked for with a plural's ending.
  const isFirst = (key: string): boolean =>
    named.some((name) => key === name || (/[._]$/.test(name) ? key.startsWith(name) : key.startsWith(`${name}_`)));
  const pick = (isPicked: (key: string) => boolean): Words =>
    Object.fromEntries(Object.entries(words).filter(([key]) => isPicked(key)));
  if (named.includes(`${area}.`))
    throw new Error(`The first file asks for "${area}." and anything: no words can come later.`);
  return { first: pick(isFirst), late: pick((key) => !isFirst(key)) };
}
