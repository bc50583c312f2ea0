/** Written in by the build: the rules that most widgets need. */
declare const LOGIKIT_RULES: string;

/** One sheet for every widget of this version on the page. */
export const sheet = new CSSStyleSheet();

/** Rules by their place in the cascade of all widgets, so that it is the same in whatever order they come. */
const places: string[][] = [];
const known = new Set<string>();

/** Adds rules, one a line; the number of the line is the place. An empty line is a rule that this file does not need. */
export function addRules(lines: string): void {
  if (known.has(lines)) return;
  for (const file of known.size === 0 ? [LOGIKIT_RULES, lines] : [lines])
    file.split('\n').forEach((rule, place) => {
      const there = (places[place] ??= []);
      if (!there.includes(rule)) there.push(rule);
    });
  known.add(lines);
  // NOTE: as a whole: alone, a rule that this browser does not know would be thrown back, and one place moved.
  sheet.replaceSync(places.flat().join(''));
}
