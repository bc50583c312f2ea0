/**
 * A rule for oxlint: words that are not ours any more, as `retired.json` lists them.
 *
 * A word is one or more parts of a name, in whatever case: "body laws" is found in `bodyLaws`, `BodyLaws` and
 * `body-laws.ts`. It is looked for in identifiers and in paths; with `isFile` it is a whole name of a file or folder
 * and nothing else. `where` is the beginning of the paths that it is looked for in.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const words = JSON.parse(readFileSync(join(import.meta.dirname, 'retired.json'), 'utf8')).map((entry) => ({
  ...entry,
  parts: ` ${entry.word} `,
}));

const retired = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const here = words.filter(({ where = '' }) => path.startsWith(where));
    const inNames = here.filter(({ isFile }) => !isFile);
    const known = new Map();
    const check = (node, name) => {
      if (!known.has(name)) known.set(name, wordIn(name, inNames));
      const found = known.get(name);
      if (found) context.report({ node, message: `"${found.word}" is not our word any more: ${found.instead}.` });
    };
    return {
      Program(node) {
        const found = wordOfPath(path, here);
        if (found) context.report({ node, message: `"${found.word}" is not our word any more: ${found.instead}.` });
      },
      Identifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
    };
  },
};

/** `HTTPServer_one` → ` http server one `. */
const partsOf = (name) =>
  ` ${name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()
    .trim()} `;

function wordIn(name, list) {
  const parts = partsOf(name);
  return list.find((entry) => parts.includes(entry.parts));
}

function wordOfPath(path, list) {
  const names = path.split('/').map((name) => name.replace(/\..*$/, ''));
  return list.find((entry) =>
    names.some((name) => (entry.isFile ? partsOf(name) === entry.parts : partsOf(name).includes(entry.parts))),
  );
}

export default { meta: { name: 'names' }, rules: { retired } };
