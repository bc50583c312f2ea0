/** Written in by the build: the rules that most widgets need. */
declare const LOGIKIT_RULES: string;

/** One sheet for every widget of this version on the page. */
export const sheet = new CSSStyleSheet();

/** Rules of every file that has come, one a line; the number of the line is the rule's place in the cascade of all. */
const files = new Set<string>();

/** Adds a file's rules. An empty line is a rule that this file does not need. */
export function addRules(lines: string): void {
  if (files.has(lines)) return;
  files.add(LOGIKIT_RULES).add(lines);
  // By their places, so that the cascade is the same in whatever order the files come.
  const places: Set<string>[] = [];
  for (const file of files) file.split('\n').forEach((rule, place) => rule && (places[place] ??= new Set()).add(rule));
  // NOTE: as a whole: alone, a rule that this browser does not know would be thrown back, and one place moved.
  sheet.replaceSync(places.flatMap((rules) => [...rules]).join(''));
}
