/** Written in by the build: the rules that the first file's parts need. */
declare const LOGIKIT_CSS: string;

/** A rule, and where it stood in the whole sheet: the cascade is the same whenever it comes. */
export type LateRule = readonly [index: number, rule: string];

/** One sheet for every player of this version on the page. */
export const sheet = new CSSStyleSheet();
sheet.replaceSync(LOGIKIT_CSS);

let hasLateRules = false;

export function addRules(rules: readonly LateRule[]): void {
  if (hasLateRules) return;
  hasLateRules = true;
  for (const [index, rule] of rules) sheet.insertRule(rule, index);
}
