// A sheet of the portal is named after its component, and every class that it styles begins with that name. So a class
// says where its style is, and no class has two sheets. `.other .mine` styles `other`: what stands first is whose it is.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './ready.mjs';

/** The theme of the widgets, which the document wears as a whole. */
const worn = 'lk-root';

/** What is wrong with the sheets in a folder, each fault as one line. */
export function faultsOf(folder) {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, name: basename(path, '.css'), text: readFileSync(join(folder, path), 'utf8') }));
  const names = sheets.map(({ name }) => name);
  return sheets.flatMap(({ path, name, text }) => [
    ...(names.indexOf(name) === names.lastIndexOf(name) ? [] : [`${path}: another sheet has this name`]),
    ...[...new Set(styledBy(text))]
      .filter((one) => one !== worn && ownerOf(one, names) !== name)
      .map((one) => `${path}: .${one} ${whose(ownerOf(one, names))}`),
  ]);
}

const whose = (owner) => (owner === undefined ? `does not begin with the sheet's name` : `belongs to ${owner}.css`);

/** The sheet with the longest name that begins the class. */
function ownerOf(one, names) {
  const begin = names.filter((name) => one === name || one.startsWith(`${name}-`));
  return begin.toSorted((a, b) => b.length - a.length)[0];
}

/** The first class of every selector. Groups are looked into, as in `@media`. */
function styledBy(text) {
  const rules = text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, head]) => (head.trim().startsWith('@') ? [] : alternatives(head)));
  return selectors.flatMap((selector) => /\.(-?[a-z_][\w-]*)/i.exec(selector)?.[1] ?? []);
}

/** Splits at commas that stand in no brackets. */
function alternatives(head) {
  let depth = 0;
  const parts = [''];
  for (const sign of head) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

if (process.argv[1] === import.meta.filename) {
  const faults = faultsOf(join(root, 'packages/portal/src'));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}
