type Words = Readonly<Record<string, string>>;

/** The words of all areas that the widgets' first files may ask for, and the rest. */
export function splitWords(
  words: Words,
  areas: readonly string[],
  firstCode: string,
): { readonly first: Words; readonly late: Words } {
  const named = [...new Set(firstCode.match(new RegExp(`\\b(?:${areas.join('|')})\\.[\\w.]*`, 'g')) ?? [])];
  // `road.${state}.title` leaves `road.` and makes all of its area first; `player.check.invite_${kind}` leaves `player.check.invite_`; `player.right.stars` is asked for with a plural's ending.
  const isFirst = (key: string): boolean =>
    named.some((name) => key === name || (/[._]$/.test(name) ? key.startsWith(name) : key.startsWith(`${name}_`)));
  const pick = (isPicked: (key: string) => boolean): Words =>
    Object.fromEntries(Object.entries(words).filter(([key]) => isPicked(key)));
  return { first: pick(isFirst), late: pick((key) => !isFirst(key)) };
}
