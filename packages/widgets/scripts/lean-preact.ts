import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

/** Preact's own source, instead of the files that it publishes: those have everything in one. */
export const leanPaths = {
  preact: join(root, 'src/index.js'),
  'preact/hooks': join(root, 'hooks/src/index.js'),
  'preact/jsx-runtime': join(root, 'jsx-runtime/src/index.js'),
};

/** Names that only Preact itself uses, on its own objects: they may be one letter long. */
export const preactNames = /^_[a-z]|^__hooks$/;

type Cut = readonly [from: RegExp, to: string];

/**
 * Text of one of Preact's files without what no widget has: hydration, suspense, portals, classes, raw HTML, MathML, tools
 * for developers. That is a fifth of it. Null for any other file.
 *
 * NOTE: every cut must find its place, so another version of Preact fails the build until somebody has looked. The
 * player's browser tests and all tests of the elements run on what this leaves.
 */
export async function leanText(path: string): Promise<string | null> {
  if (path === leanPaths['preact/jsx-runtime']) return jsxRuntime;
  const cuts = all[path.slice(root.length + 1)];
  if (!path.startsWith(root) || !cuts) return null;
  return cuts.reduce(
    (text, [from, to]) => {
      const next = text.replace(from, to);
      if (next === text) throw new Error(`Preact has changed: ${from} is not in ${path}`);
      return next;
    },
    await readFile(path, 'utf8'),
  );
}

/** Nodes are made in one place; the published file makes them in a second one. */
const jsxRuntime = `import { createVNode } from '../../src/create-element';
export { Fragment } from '../../src/index';
export function jsx(type, props, key) {
  if (typeof type != 'function' && 'ref' in props) {
    const { ref, ...rest } = props;
    return createVNode(type, rest, key, ref, null);
  }
  return createVNode(type, props, key, undefined, null);
}
export { jsx as jsxs };
`;

/** Both names of the runtime's one function as one: a file that is compressed then says the same more often. */
export function oneJsx(code: string): string {
  return code
    .replace(/(?<=^import \{)[^{}]+(?=\} from "react\/jsx-runtime";$)/m, (names) => {
      const single = new Set(names.split(',').map((name) => name.trim().replace('jsxs', 'jsx')));
      return ` ${[...single].join(', ')} `;
    })
    .replaceAll(/\bjsxs\(/g, 'jsx(');
}

/** Parameters and arguments have a line each. */
const hydrationParameters: Cut = [/^\t+(excessDomChildren|isHydrating),\n/gm, ''];

const all: Readonly<Record<string, readonly Cut[]>> = {
  'src/diff/index.js': [
    hydrationParameters,
    // Suspense, and what hydration leaves behind.
    [/\tif \(\n\t\toldVNode\._flags & MODE_SUSPENDED[\s\S]*?\n\t}\n\n/, ''],
    [/\t\t\tnewVNode\._flags &= RESET_MODE;/, ''],
    [/if \(resumed\) resumed\.some\(removeNode\);/, ''],
    [
      /if \(isHydrating \|\| excessDomChildren\) \{[\s\S]*?\n\t\t\t\} else \{\n\t\t\t\t(newVNode\._dom = oldVNode\._dom;)\n\t\t\t\}/,
      '$1',
    ],
    [/if \(!\(e && e\.then\)\) markAsForce/, 'markAsForce'],
    [/\t\/\/ A component that suspended while hydrating[\s\S]*?\n\t}\n\n\tif \(!skipRemove\)/, '\tif (!skipRemove)'],
    [/\tif \(excessDomChildren\) \{\n\t\tfor[\s\S]*?\n\t}\n\n\tif \(!dom\)/, '\tif (!dom)'],
    [/\t\tif \(isHydrating\) \{[\s\S]*?\n\t\t}\n/, ''],
    [/\t\texcessDomChildren = NULL;\n/, ''],
    [/\t\texcessDomChildren =\n[\s\S]*?;\n/, ''],
    [/\t\tif \(!isHydrating && excessDomChildren\) \{[\s\S]*?\n\t\t}\n/, ''],
    [/excessDomChildren\n\t+\? excessDomChildren\[0\]\n\t+: (oldVNode)/, '$1'],
    [/if \(excessDomChildren\) excessDomChildren\.some\(removeNode\);/, ''],
    [/ \|\| nodeType == 'textarea'/, ''],
    [/\bisHydrating\b/g, 'false'],
    // Components that are classes.
    [/const isClassComponent = [^;]*;/, ''],
    [/\bisClassComponent\b/g, 'false'],
    [/\t+if \(c\.componentWillUpdate\) \{\n[^\n]*\n\t+\}\n/, ''],
    // Portals.
    [
      /\t\t\t\/\/ A vnode carrying a `_parentDom`[\s\S]*?\n\t\t\t}\n\n\t\t\toldDom = diffChildren/,
      '\t\t\toldDom = diffChildren',
    ],
    [/\t\t\tif \(newProps\._parentDom\) \{\n\t\t\t\tnewVNode\._dom[\s\S]*?\n\t\t\t}\n/, ''],
    [/skipRemove && !vnode\.props\._parentDom/, 'skipRemove'],
    // Raw HTML, and elements that no widget has.
    [/\t\t\tif \(i == 'dangerouslySetInnerHTML'\) \{\n\t\t\t\toldHtml = value;\n\t\t\t\} else if/, '\t\t\tif'],
    [/ else if \(i == 'dangerouslySetInnerHTML'\) \{\n\t\t\t\tnewHtml = value;\n\t\t\t\}/, ''],
    [
      /if \(newHtml\) \{[\s\S]*?\} else \{\n\t\t\tif \(oldHtml\) dom\.textContent = '';\n([\s\S]*?)\n\t\t\}\n\n\t\t\/\/ As above/,
      '$1\n\t\t// As above',
    ],
    [/newProps\.is \? newProps : parentDom/, 'parentDom'],
    [/\(nodeType == 'template' && dom\.content\) \|\| dom/, 'dom'],
    [/\n\t\t\t\t\(namespace == MATH_NAMESPACE[^)]*\)\)/, 'false'],
    [/\telse if \(nodeType == 'math'\) namespace = MATH_NAMESPACE;\n/, ''],
    [/if \(nodeType == 'progress' && inputValue == NULL\) \{\n[^\n]*\n\t+\} else if/, 'if'],
    [/ \|\| \(nodeType == 'progress' && !inputValue\)/, ''],
  ],
  'src/diff/children.js': [
    hydrationParameters,
    [/if \(parentVNode\.props\._parentDom\) return oldDom;/, ''],
    [/ \|\| oldVNode\._flags & REF_DETACHED/, ''],
  ],
  'src/component.js': [
    [/\t\t\toldVNode\._flags & MODE_HYDRATE \? \[oldDom\] : NULL,\n/, ''],
    [/\t\t\toldVNode\._flags & MODE_HYDRATE,\n/, ''],
    [/ && !vnode\.props\._parentDom/g, ''],
    [/ \|\|\n\t\tprevDebounce != options\.debounceRendering/, ''],
    [/\t\tprevDebounce = options\.debounceRendering;\n/, ''],
    [/\(prevDebounce \|\| queueMicrotask\)/g, 'queueMicrotask'],
  ],
  'src/render.js': [
    [/let isHydrating = [^;]*;/, ''],
    [/isHydrating \? NULL : /, ''],
    [
      /\t\toldVNode\n\t\t\t\? NULL\n\t\t\t: parentDom\.firstChild\n\t\t\t\t\? slice\.call\(parentDom\.childNodes\)\n\t\t\t\t: NULL,\n/,
      '',
    ],
    [/\t\tisHydrating,\n/, ''],
    [/\tif \(parentDom\.nodeType == 9\) \{[\s\S]*?\}\n/, ''],
  ],
  // Nobody has told Preact's options anything before the hooks do, and no tool for developers listens.
  'hooks/src/index.js': [
    [/^let old[A-Z]\w+ = [^;]*;\n/gm, ''],
    [/^\tif \(old[A-Z]\w+\) [^;]*;\n/gm, ''],
    [/\tif \(options\._hook\) \{[\s\S]*?\n\t\}\n\tcurrentHook = 0;\n/, ''],
    [/^\tcurrentHook = \d+;\n/gm, ''],
    [/\tstate\._context = context;\n/, ''],
    [/!options\._skipEffects && /g, ''],
    [/ \|\| prevRaf != options\.requestAnimationFrame/, ''],
    [/\t\tprevRaf = options\.requestAnimationFrame;\n/, ''],
    [/\(prevRaf \|\| afterNextFrame\)/, 'afterNextFrame'],
    [/let HAS_RAF = [^;]*;/, ''],
    [/if \(HAS_RAF\) cancel/, 'cancel'],
    [/if \(HAS_RAF\) \{\n([\s\S]*?)\n\t\}/, '$1'],
  ],
};
