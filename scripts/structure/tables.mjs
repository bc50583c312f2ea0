/** Tables that the SQL of more than one room names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourcesOf } from './files.mjs';
import { roomsOf } from './rooms.mjs';

/** A table is what database.txt lists; it is named where it is read, written, joined or locked. */
export function sharedTables(house, files) {
  const shape = files.find((file) => file === 'packages/server/database.txt');
  if (!shape) return { total: 0, shared: [] };
  const tables = readFileSync(join(house, shape), 'utf8').match(/^[a-z_][a-z_.0-9]*$/gm) ?? [];
  const known = new Set(tables);
  const sources = sourcesOf(files).filter((file) => file.startsWith('packages/server/'));
  const roomOf = roomsOf(sources);
  const users = new Map(tables.map((table) => [table, new Set()]));
  for (const file of sources.filter((one) => one.endsWith('.db.ts')))
    for (const table of namedIn(sqlOf(readFileSync(join(house, file), 'utf8'))))
      if (known.has(table)) users.get(table).add(roomOf(file).replace('packages/server/src/', ''));
  const shared = [...users].filter(([, rooms]) => rooms.size > 1).toSorted(([, a], [, b]) => b.size - a.size);
  return {
    total: tables.length,
    shared: shared.map(([table, rooms]) => `${table} (${rooms.size}): ${[...rooms].toSorted().join(', ')}`),
  };
}

/** The words of the code's strings: SQL stands nowhere else, and imports and comments have a `from` too. */
function sqlOf(code) {
  const scanned = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true);
  const texts = [];
  const visit = (node) => {
    if (ts.isTemplateLiteralToken(node) || (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent)))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(scanned);
  return texts.join(' $ ');
}

/** What follows the words that a table stands behind, with the tables after a comma. */
function namedIn(sql) {
  const lists = sql.matchAll(
    /\b(?:from|join|into|update|table|using)\s+(?:only\s+)?("?[\w.]+"?(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*"?[\w.]+"?)*)/gi,
  );
  return [...lists].flatMap(([, list]) =>
    list.split(',').map((one) => one.trim().split(/\s/)[0].replaceAll('"', '').toLowerCase()),
  );
}
