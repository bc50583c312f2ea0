import { transform } from 'esbuild';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { readSheet, withoutRem } from './read-sheet.ts';

/** Two files of one program, as text: whose class names are in which decides where a rule goes. */
export interface Code {
  readonly first: string;
  readonly late: string;
}

export interface SplitSheet {
  /** What the first file's parts need, as one text. */
  readonly first: string;
  /** What only the late file's parts need, each with its place in the whole sheet. */
  readonly late: readonly (readonly [index: number, rule: string])[];
}

/** Several style sheets as one, without the rules and tokens that nobody needs, minified and split by need. */
export async function splitCss(paths: readonly string[], code: Code): Promise<SplitSheet> {
  const texts = await Promise.all(paths.map(readSheet));
  const isFirst = classTest(code.first);
  const isAny = classTest(`${code.first}\n${code.late}`);
  const whole = postcss.parse(withoutRem(texts.join('\n')));
  whole.walkComments((comment) => void comment.remove());
  const pieces = whole.nodes.map((node) => ({
    first: postcss.root({ nodes: [node.clone()] }),
    late: postcss.root({ nodes: [node] }),
  }));
  for (const { first, late } of pieces) {
    keep(first, isFirst);
    keep(late, (selector) => !isFirst(selector) && isAny(selector));
  }
  const [firsts, lates] = [pieces.map(({ first }) => first), pieces.map(({ late }) => late)];
  dropKeyframes(firsts, firsts);
  dropKeyframes(lates, lates, new Set(keyframesIn(firsts)));
  dropTokens([...firsts, ...lates]);
  return place(
    await Promise.all(pieces.map(async ({ first, late }) => [await minify(first), await minify(late)] as const)),
  );
}

/** NOTE: rule by rule, because a minifier that joins rules would move all the places. */
async function minify(root: Root): Promise<string> {
  if (root.nodes.length === 0) return '';
  const { code } = await transform(root.toString(), { loader: 'css', minify: true, target: 'es2022' });
  return code.trim();
}

function place(pieces: readonly (readonly [first: string, late: string])[]): SplitSheet {
  const late: (readonly [number, string])[] = [];
  let count = 0;
  for (const [firstRule, lateRule] of pieces) {
    if (firstRule) count += 1;
    if (lateRule) late.push([count++, lateRule]);
  }
  return { first: pieces.map(([first]) => first).join(''), late };
}

type Test = (selector: string) => boolean;

/** True for selectors all of whose classes the code names: whole, or as `prefix-` and the rest as a string of its own. */
function classTest(code: string): Test {
  const named = new Set(code.match(/lk-[\w-]+/g) ?? []);
  const prefixes = [...named].filter((name) => name.endsWith('-'));
  const isNamed = (name: string): boolean =>
    named.has(name) || prefixes.some((prefix) => name.startsWith(prefix) && hasString(code, name.slice(prefix.length)));
  return (selector) => (selector.match(/\.lk-[\w-]+/g) ?? []).every((name) => isNamed(name.slice(1)));
}

function hasString(code: string, text: string): boolean {
  return ['"', "'", '`'].some((quote) => code.includes(quote + text + quote));
}

/** Keeps the selectors that pass. */
function keep(root: Root, isKept: Test): void {
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules((at) => {
    if (at.nodes?.length === 0) at.remove();
  });
}

const isFrame = ({ parent }: Rule): boolean => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

function keyframesIn(roots: readonly Root[]): readonly string[] {
  return roots
    .flatMap((root) => root.nodes)
    .flatMap((node) => (node.type === 'atrule' && node.name === 'keyframes' ? [node.params] : []));
}

/** Drops movements that no rule of `users` names, and those that are there already. */
function dropKeyframes(roots: readonly Root[], users: readonly Root[], present: ReadonlySet<string> = new Set()): void {
  const css = users.join('\n');
  for (const root of roots)
    root.walkAtRules('keyframes', (at) => {
      if (present.has(at.params) || !new RegExp(`animation[^;]*\\b${at.params}\\b`).test(css)) at.remove();
    });
}

/** Drops private tokens that no rule reads; removing one may leave another unread. */
function dropTokens(roots: readonly Root[]): void {
  for (let isDone = false; !isDone;) {
    const css = roots.join('\n');
    isDone = true;
    for (const root of roots)
      root.walkDecls(/^--lk-/, (declaration) => {
        if (new RegExp(`var\\(${declaration.prop}[,)]`).test(css)) return;
        const rule = declaration.parent;
        declaration.remove();
        if (rule?.nodes?.length === 0) rule.remove();
        isDone = false;
      });
  }
}
