type Wish = string | null | undefined;

/**
 * The first wish that a language answers, by the same language and country, or else by the same language: `en_US`,
 * `de_DE_formal` and `pt` are written as people's systems write them. Undefined when none is answered.
 */
export function nearestLanguage<Code extends string>(
  wishes: readonly Wish[],
  languages: readonly Code[],
): Code | undefined {
  for (const wish of wishes) {
    const [language, country] = partsOf(wish);
    const same = languages.filter((code) => partsOf(code)[0] === language);
    const found = same.find((code) => partsOf(code)[1] === country) ?? same[0];
    if (found) return found;
  }
  return undefined;
}

/** None where it is written as no language is. */
const partsOf = (code: Wish): readonly string[] =>
  /^[\w.-]+$/.test(`${code}`) ? `${code}`.toLowerCase().split(/[^a-z]/) : [];
