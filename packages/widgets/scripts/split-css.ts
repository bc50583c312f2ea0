import { transform } from 'esbuild';
import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';
import { readSheet, withoutRem } from './read-sheet.ts';

/** Code of one widget by file: `first`, and its late ones. Whose class names are in which decides where a rule goes. */
export interface WidgetCode {
  readonly first: string;
  readonly late: Readonly<Record<string, string>>;
  /**
   * What of the first file's rules comes with a late file, by its name: attributes, as selectors, that nothing has before
   * it is there, and media that can wait for it.
   */
  readonly lateStates?: Readonly<Record<string, readonly string[]>>;
}

/** Rules as texts, one a line; the number of the line is the rule's place in the cascade of all sheets. */
export interface SplitSheet {
  /** What the first widget needs and another one. */
  readonly base: string;
  /** What else each widget's files need. */
  readonly widgets: readonly WidgetCode[];
}

/** Several style sheets as one, without the rules and tokens that nobody needs, minified and split by need. */
export async function splitCss(
  paths: readonly string[],
  { base: baseCode, widgets: codes }: { readonly base: string; readonly widgets: readonly WidgetCode[] },
): Promise<SplitSheet> {
  const whole = await readPlaces(paths, [
    baseCode,
    ...codes.flatMap(({ first, late }) => [first, ...Object.values(late)]),
  ]);
  const cut = { whole, valueOf: tokenValues(whole) };
  const needs = needsOf(baseCode, codes);
  const base = shareOf(cut, needs.isBase, []);
  const widgets = codes.map((code) => {
    const own = shareOf(cut, needs.own(code), [base]);
    const late = Object.keys(code.late).map(
      (name) => [name, shareOf(cut, needs.late(code, name), [base, own])] as const,
    );
    return { own, late };
  });
  return {
    base: await textOf(whole, base),
    widgets: await Promise.all(
      widgets.map(async ({ own, late }) => ({
        first: await textOf(whole, own),
        late: Object.fromEntries(
          await Promise.all(late.map(async ([name, share]) => [name, await textOf(whole, share)] as const)),
        ),
      })),
    ),
  };
}

/** Every rule that any of the code needs, in its place in the cascade. */
async function readPlaces(paths: readonly string[], codes: readonly string[]): Promise<readonly Root[]> {
  const sheet = postcss.parse(withoutRem((await Promise.all(paths.map(readSheet))).join('\n')));
  sheet.walkComments((comment) => void comment.remove());
  const everyone = classTest(codes.join('\n'));
  // A token's value goes where it is read, a rule where its classes are named: so each has a place of its own.
  const places = sheet.nodes.flatMap((node) => [
    keep(pick(node, isToken), everyone),
    keep(pick(node, isNoToken), everyone),
  ]);
  return places.filter(({ nodes }) => nodes.length > 0);
}

/** All rules in their places, and what each token's value reads itself. */
interface Cut {
  readonly whole: readonly Root[];
  readonly valueOf: ReadonlyMap<string, string>;
}

interface Share {
  readonly rules: readonly Root[];
  readonly tokens: ReadonlySet<string>;
}

/** The rules that pass, with what they read and the shares above do not bring. */
function shareOf({ whole, valueOf }: Cut, isKept: Test, above: readonly Share[]): Share {
  const rules = whole.map((root) => keep(pick(root, isNoToken), isKept));
  dropKeyframes(rules, new Set(above.flatMap((one) => keyframesIn(one.rules))));
  const known = new Set(above.flatMap(({ tokens }) => [...tokens]));
  return { rules, tokens: new Set([...tokensRead(rules, valueOf)].filter((token) => !known.has(token))) };
}

async function textOf(whole: readonly Root[], { rules, tokens }: Share): Promise<string> {
  const values = whole.map((root) => pick(root, (declaration) => isToken(declaration) && tokens.has(declaration.prop)));
  const lines = await Promise.all(rules.map(async (root, index) => minify(values[index] ?? root, root)));
  return lines.join('\n').trimEnd();
}

/** Which rules come with which file. */
interface Needs {
  readonly isBase: Test;
  own(code: WidgetCode): Test;
  late(code: WidgetCode, name: string): Test;
}

function needsOf(baseCode: string, codes: readonly WidgetCode[]): Needs {
  const firsts = codes.map(({ first }) => classTest(first));
  const isShared = classTest(baseCode);
  const isFirst: Test = (selector) => isShared(selector, []) || firsts.some((test) => test(selector, []));
  // The player needs it and one more: a page with a player waits for no rule of others.
  const isUsual: Test = (selector) => {
    const [isOfPlayer, ...isOfOthers] = firsts.map((test) => test(selector, []));
    return isShared(selector, []) || (isOfPlayer === true && isOfOthers.includes(true));
  };
  // A rule that is usual comes whole: its selectors in two files would bring its text twice.
  const isBase: Test = (selector, list) => list.some((one) => isUsual(one, [])) && isFirst(selector, []);
  const named = ({ first }: WidgetCode): Test => {
    const isOfFirst = classTest(first);
    return (selector, list) => isBase(selector, list) || isOfFirst(selector, []);
  };
  const own = (code: WidgetCode): Test => {
    const isNamed = named(code);
    const isOfState = stateTest(Object.values(code.lateStates ?? {}).flat());
    return (selector, list) => !isBase(selector, list) && isNamed(selector, list) && !isOfState(selector, list);
  };
  return {
    isBase,
    own,
    late(code, name) {
      const [isNamed, isOwn] = [named(code), own(code)];
      const isAny = classTest([code.first, ...Object.values(code.late)].join('\n'));
      const [isHere, isBefore] = [classNames(code.late[name] ?? ''), classNames(baseCode + code.first)];
      const names = (selector: string): boolean => classesOf(selector).some((one) => isHere(one) && !isBefore(one));
      const isState = stateTest(code.lateStates?.[name] ?? []);
      return (selector, list) =>
        !isBase(selector, list) &&
        !isOwn(selector, list) &&
        ((isState(selector, list) && isNamed(selector, list)) || (isAny(selector, []) && names(selector)));
    },
  };
}

const isToken = ({ prop }: Declaration): boolean => prop.startsWith('--lk-');
const isNoToken = (declaration: Declaration): boolean => !isToken(declaration);

/** A copy with the declarations that pass, without what is empty then. */
function pick(node: ChildNode | Root, isPicked: (declaration: Declaration) => boolean): Root {
  const root = node.type === 'root' ? node.clone() : postcss.root({ nodes: [node.clone()] });
  root.walkDecls((declaration) => {
    if (!isPicked(declaration)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  dropEmpty(root);
  return root;
}

/** What the values of each token read themselves. */
function tokenValues(roots: readonly Root[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const root of roots)
    root.walkDecls(/^--lk-/, ({ prop, value }) => void values.set(prop, `${values.get(prop) ?? ''} ${value}`));
  return values;
}

/** The tokens that rules read, and those that these read. */
function tokensRead(roots: readonly Root[], valueOf: ReadonlyMap<string, string>): ReadonlySet<string> {
  const read = new Set(roots.flatMap((root) => root.toString().match(/--lk-[\w-]+/g) ?? []));
  for (const token of read) for (const next of valueOf.get(token)?.match(/--lk-[\w-]+/g) ?? []) read.add(next);
  return read;
}

/** NOTE: rule by rule, because a minifier that joins rules would move all the places. */
async function minify(...roots: readonly Root[]): Promise<string> {
  const css = roots.join('');
  if (css === '') return '';
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'es2022' });
  return code.trim();
}

/** `list` is the whole list of selectors that one stands in. */
type Test = (selector: string, list: readonly string[]) => boolean;

/** True for selectors of whose classes the code names all. */
function classTest(code: string): Test {
  const isNamed = classNames(code);
  return (selector) => classesOf(selector).every(isNamed);
}

/** What selects; what a selector leaves out need not be there: the reset spares drawings, also before there is one. */
function classesOf(selector: string): readonly string[] {
  return (selected(selector).match(/\.lk-[\w-]+/g) ?? []).map((name) => name.slice(1));
}

/** True for classes that the code names: whole, or as `prefix-` and the rest as a string of its own. */
function classNames(code: string): (name: string) => boolean {
  const named = new Set(code.match(/lk-[\w-]+/g) ?? []);
  const prefixes = [...named].filter((name) => name.endsWith('-'));
  return (name) =>
    named.has(name) || prefixes.some((prefix) => name.startsWith(prefix) && hasString(code, name.slice(prefix.length)));
}

/** True for selectors that hold only while one of these attributes is there. */
function stateTest(attributes: readonly string[]): Test {
  return (selector) => {
    const unquoted = selected(selector).replaceAll(/['"]/g, '');
    return attributes.some((attribute) => unquoted.includes(attribute));
  };
}

const selected = (selector: string): string => selector.replaceAll(/:not\([^)]*\)/g, '');

function hasString(code: string, text: string): boolean {
  return ['"', "'", '`'].some((quote) => code.includes(quote + text + quote));
}

/** Keeps the selectors that pass. */
function keep(root: Root, isKept: Test): Root {
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const [inside, list] = [mediaOf(rule), rule.selectors];
    const selectors = list.filter((selector) => isKept(inside + selector, list));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropEmpty(root);
  return root;
}

/** What a rule is inside of, to stand before its selectors: `@media print `. */
function mediaOf({ parent }: Rule): string {
  const { type, name, params } = (parent ?? {}) as Partial<AtRule>;
  return type === 'atrule' ? `@${name} ${params} ` : '';
}

function dropEmpty(root: Root): void {
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

/** Drops movements that no rule names, and those that are there already. */
function dropKeyframes(roots: readonly Root[], present: ReadonlySet<string>): void {
  const css = roots.join('\n');
  for (const root of roots)
    root.walkAtRules('keyframes', (at) => {
      if (present.has(at.params) || !new RegExp(`animation[^;]*\\b${at.params}\\b`).test(css)) at.remove();
    });
}
