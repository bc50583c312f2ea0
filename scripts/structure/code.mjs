/** What syntax alone says of the code: long functions, casts, long files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { productCode, readCode } from './files.mjs';

const parsed = new Map();

function parse(house, file) {
  const path = join(house, file);
  if (!parsed.has(path))
    parsed.set(path, ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return parsed.get(path);
}

function* nodesOf(node) {
  yield node;
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

const lineOf = (source, position) => source.getLineAndCharacterOfPosition(position).line + 1;

/** Functions of more lines than that, the longest first; blank lines and comments count, as they do in lint. */
export function functionsOver(house, files, limit) {
  const found = [];
  for (const file of readCode(files)) {
    const source = parse(house, file);
    for (const node of nodesOf(source)) {
      if (!ts.isFunctionLike(node) || !node.body) continue;
      const from = lineOf(source, node.getStart(source));
      const lines = lineOf(source, node.end) - from + 1;
      if (lines > limit) found.push({ place: `${file}:${from} ${nameOf(node)} (${lines})`, lines });
    }
  }
  return found.toSorted((a, b) => b.lines - a.lines).map(({ place }) => place);
}

/** A function's own name, or that of the constant or property that it is given to. */
function nameOf(node) {
  const named = node.name ?? node.parent.name ?? node.parent.parent?.name;
  return named && ts.isIdentifier(named) ? named.text : 'without a name';
}

/** `x as Y` in the product's code; `as const` says nothing that is not so, and an `as` in an import is a name. */
export function casts(house, files) {
  const found = [];
  for (const file of productCode(files).filter((one) => /\.tsx?$/.test(one))) {
    const source = parse(house, file);
    for (const node of nodesOf(source)) {
      if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) continue;
      if (ts.isConstTypeReference(node.type)) continue;
      found.push(`${file}:${lineOf(source, node.type.getStart(source))} as ${node.type.getText(source)}`);
    }
  }
  return found;
}

/** Code and style sheets of more lines than that. */
export function longFiles(house, files, limit) {
  const read = files.filter((file) => /\.([cm]?js|tsx?|css|vue|php)$/.test(file));
  return read.flatMap((file) => {
    const lines = readFileSync(join(house, file), 'utf8').trimEnd().split('\n').length;
    return lines > limit ? [`${file} (${lines})`] : [];
  });
}
