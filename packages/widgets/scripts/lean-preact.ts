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
    [/\t\/\/ A component that suspended while hydrating[\s\S]*?\n\t}\n\n\tif \(!skipRemove\)/, '\tif (!skipRemove)'],
    [/\tif \(excessDomChildren\) \{\n\t\tfor[\s\S]*?\n\t}\n\n\tif \(!dom\)/, '\tif (!dom)'],
    [/\t\tif \(isHydrating\) \{[\s\S]*?\n\t\t}\n/, ''],
    [/\t\texcessDomChildren = NULL;\n/, ''],
    [/\t\texcessDomChildren =\n[\s\S]*?;\n/, ''],
    [/\t\tif \(!isHydrating && excessDomChildren\) \{[\s\S]*?\n\t\t}\n/, ''],
    [/excessDomChildren\n\t+\? excessDomChildren\[0\]\n\t+: (oldVNode)/, '$1'],
    [/if \(excessDomChildren\) excessDomChildren\.some\(removeNode\);/, ''],
    [/ \|\| nodeType == 'textarea'/, ''],
    // Nodes that a widget left to rest are taken as they are: see `draw` in `embed/react.ts`.
    [/(?<=diffElementNodes\(\n\t+)oldVNode\._dom,/, 'oldVNode._dom || (options._takes && oldDom),'],
    [
      /oldVNode\._children && getDomSibling\(oldVNode, 0\)/,
      'oldVNode._children ? getDomSibling(oldVNode, 0) : dom.firstChild',
    ],
    [/\bisHydrating\b/g, 'false'],
    [
      /(?=\tvnode\._dom = vnode\._component)/,
      '\tif (vnode._dom && vnode._dom._listeners) vnode._dom._listeners = NULL;\n',
    ],
    // Components that are classes, their state and their context, and boundaries of errors.
    [/tmp = newType\.contextType;[\s\S]*?: globalContext;/, 'const componentContext = globalContext;'],
    [/if \(provider\) provider\.sub\(c\);/, ''],
    [/\t\tlet oldCommitQueueLength = commitQueue\.length;\n\t\ttry (?=\{)/, ''],
    [
      /\t\t\} catch \(e\) \{\n\t\t\t\/\/ We remove any componentDidMount[\s\S]*?\n\t\t\}\n(?=\t\} else \{\n\t\toldDom = newVNode)/,
      '\t\t}\n',
    ],
    // Handles are objects or functions without an end.
    [
      /\ttry \{\n\t\tif \(typeof ref[\s\S]*?\n\t\} catch \(e\) \{\n[^\n]*\n\t\}/,
      "\tif (typeof ref == 'function') ref(value); else ref.current = value;",
    ],
    // No widget asks to be drawn while it is drawn.
    [/\tdo \{\n(\t+c\._bits &= ~COMPONENT_DIRTY;[\s\S]*?)\n\t+\} while [^;]*;/, '$1'],
    [/,\n\t+count = isClassComponent \? 25 : 0/, ''],
    [/const doc = parentDom\.ownerDocument \|\| document;/, 'const doc = document;'],
    [/\t\ttry \{\n(\t\t\t\/\/ @ts-expect-error Reuse[\s\S]*?)\n\t\t\} catch \(e\) \{\n[^\n]*\n\t\t\}/, '$1'],
    [/\t+if \(c\._bits & COMPONENT_PENDING_ERROR\) \{\n[^\n]*\n\t+\}\n/, ''],
    [/\t+if \(c\._bits & COMPONENT_PROCESSING_EXCEPTION\) \{\n[^\n]*\n\t+\}\n/, ''],
    [/if \(!c\.state\) c\.state = \{\};/, ''],
    [/\t+EMPTY_ARR\.push\.apply\(c\._renderCallbacks, c\._stateCallbacks\);\n/g, ''],
    [/\t+c\._stateCallbacks = \[\];\n/g, ''],
    [/\t+c\.state = c\._nextState;\n/g, ''],
    [/\t+oldProps = c\.props;\n\t+oldState = c\.state;\n/, ''],
    [
      /\(newVNode\._original == oldVNode\._original &&\n\t+!\(c\._bits & COMPONENT_DIRTY\)\) \|\|\n[\s\S]*?=== false\)/,
      'newVNode._original == oldVNode._original && !(c._bits & COMPONENT_DIRTY)',
    ],
    [/\t+if \(newVNode\._original != oldVNode\._original\) \{[\s\S]*?\n\t+\}\n(?=\n\t+newVNode\._dom)/, ''],
    [/\t+c\._bits &= ~COMPONENT_FORCE;\n/, ''],
    [/\t\tif \(r\.componentWillUnmount\) \{[\s\S]*?\n\t\t\}\n/, ''],
    [/c\.render = doRender;/, ''],
    [/c\.render\(c\.props, \(c\.state = c\._nextState\), c\.context\)/, 'c.constructor(c.props)'],
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
    [/ &&\n\t+!\(i == 'value' && 'defaultValue' in newProps\)/, ''],
    [/ &&\n\t+!\(i == 'checked' && 'defaultChecked' in newProps\)/, ''],
    [/ else if \(i == 'checked'\) \{\n[^\n]*\n\t+\}/, ''],
    [/\t+i = 'checked';\n[\s\S]*?\n\t+\}\n/, ''],
  ],
  'src/diff/children.js': [
    hydrationParameters,
    [/if \(parentVNode\.props\._parentDom\) return oldDom;/, ''],
    [/ \|\| oldVNode\._flags & REF_DETACHED/, ''],
    // A node that moved is looked for from the beginning, not from where it was.
    [/\t\tfor \(x = skewedIndex - 1; x >= 0; x--\) \{[\s\S]*?return x;\n\t\t\}\n/, ''],
    [/x = skewedIndex \+ 1; x/, 'x = 0; x'],
    // The least moves of a list that changes its order: no list of a widget does.
    [
      /\tif \(moved\) \{[\s\S]*?\n\t\}\n\n(?=\t\/\/ Remove remaining)/,
      '\tif (moved) for (childVNode of newChildren) if (childVNode) childVNode._flags |= INSERT_VNODE;\n',
    ],
    [/\t\t\t\/\/ Keep LIS eligibility[\s\S]*?LIS_CANDIDATE;\n/, ''],
    [/\t\t\t\/\/ Containers that aren't DOM nodes[\s\S]*?\} else \{\n([^\n]*)\n\t\t\t\}/, '$1'],
    // Functions and boxed texts as children.
    [/ \|\|\n\t\t\ttypeof childVNode == 'function'/, ''],
    [/ \|\|\n\t\t\tchildVNode\.constructor === String/, ''],
    // Comments among the nodes.
    [/\t\tlet next = oldDom;\n[^\n]*\n/, ''],
    [/dom != next\b/, 'dom != oldDom'],
    [
      /\twhile \(\n\t\t\(oldDom = oldDom && oldDom\.nextSibling\)[\s\S]*?\);\n\n\treturn oldDom;/,
      '\treturn oldDom && oldDom.nextSibling;',
    ],
  ],
  'src/diff/props.js': [
    [
      /\t\tif \(typeof value == 'string'\) \{\n[^\n]*\n\t\t\} else \{\n\t\t\tif \(typeof oldValue == 'string'\) \{\n[^\n]*\n\t\t\t\}\n([\s\S]*?)\n\t\t\}\n\t\}/,
      '$1\n\t}',
    ],
    // React's onFocus bubbles; attributes of drawings have hyphens in the DOM, and their class has another name there.
    [/useCapture = name != [^;]*;/, "if (name == 'onFocus') name = 'onFocusIn';"],
    [/, useCapture\)/g, ')'],
    [/let useCapture;/, ''],
    [
      /name = name\.replace\(\/xlink[^;]*;/,
      "name = name == 'className' ? 'class' : HYPHENED.test(name) ? name.replace(/[A-Z]/, big => '-' + big.toLowerCase()) : name;",
    ],
    [
      /const CAPTURE_REGEX = [^;]*;/,
      'const HYPHENED = /^(?:clip(?!PathU)|dominant|fill|font|letter|pointer|stroke|text(?!L))[A-Z]/;',
    ],
    [/\t\t\ttry \{\n(\t\t\t\tdom\[name\][\s\S]*?)\n\t\t\t\} catch \(e\) \{\}/, '$1'],
    [/\t\tif \(typeof value == 'function'\) return;\n/, ''],
    // Attributes that no widget has, and that would find their way as properties.
    [/\t\t\tname != '(?:list|form|download|rowSpan|colSpan|popover)' &&\n/g, ''],
    [/name == 'popover' && value == true \? '' : value/, 'value'],
    [
      /return eventHandler\(options\.event[^;]*;/,
      'try { eventHandler(e); } catch (error) { options._fault(this, error); }',
    ],
  ],
  // What goes wrong is told in the page's tree: whoever has mounted there knows what to do.
  'src/options.js': [
    [
      /\t_catchError\n/,
      "\t_fault: (dom, detail) => dom.dispatchEvent(new CustomEvent('fault', { detail, bubbles: true }))\n",
    ],
  ],
  // Whoever provides a context draws what is in it anew: nobody else needs to be told.
  'src/create-context.js': [
    [/\t\t\tlet subs = new Set\(\);\n/, ''],
    [/\t\t\tthis\.shouldComponentUpdate = [\s\S]*?\n\t\t\t\};\n(?=\t\t\}\n)/, ''],
    [/\tContext\.Consumer = [\s\S]*?\n\t\};\n/, ''],
    [/Context\.Consumer\.contextType = /, ''],
  ],
  'src/create-element.js': [[/\tif \(!original && options\.vnode\) options\.vnode\(vnode\);\n/, '']],
  'src/component.js': [
    // Hooks keep the state of components; here it only says that one is to be drawn.
    [
      /setState = function \(update, callback\) \{[\s\S]*?\n\};/,
      'setState = function () { if (this._vnode) enqueueRender(this); };',
    ],
    [/BaseComponent\.prototype\.forceUpdate = [\s\S]*?\n\};/, ''],
    [/BaseComponent\.prototype\.render = Fragment;/, ''],
    [/\t\t\t\trenderComponent\(c\);/, 'try { renderComponent(c); } catch (e) { options._fault(c._parentDom, e); }'],
    [/if \(options\.vnode\) options\.vnode\(newVNode\);/, ''],
    [/\t\t\toldVNode\._flags & MODE_HYDRATE \? \[oldDom\] : NULL,\n/, ''],
    [/\t\t\toldVNode\._flags & MODE_HYDRATE,\n/, ''],
    [/ && !vnode\.props\._parentDom/g, ''],
    [/ \|\|\n\t\tprevDebounce != options\.debounceRendering/, ''],
    [/\t\tprevDebounce = options\.debounceRendering;\n/, ''],
    [/\(prevDebounce \|\| queueMicrotask\)/g, 'queueMicrotask'],
  ],
  'src/render.js': [
    // Undefined lets go of everything but the nodes.
    [/import \{ commitRoot, diff \}/, 'import { commitRoot, diff, unmount }'],
    [
      /(?=\tparentDom\._children = createVNode)/,
      '\tif (vnode === undefined) {\n\t\tunmount(oldVNode, oldVNode, true);\n\t\tparentDom._children = NULL;\n\t\treturn;\n\t}\n',
    ],
    [/if \(options\._root\) options\._root\(vnode, parentDom\);/, ''],
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
    [/\tconst state = getHookState\(currentIndex\+\+, 9\);[\s\S]*?\tstate\._context = context;\n/, ''],
    [/\t\/\/ This is probably not safe to convert to "!"\n\tif \(state\._value == null\) \{[\s\S]*?\n\t\}\n/, ''],
    [/!options\._skipEffects && /g, ''],
    [/ \|\| prevRaf != options\.requestAnimationFrame/, ''],
    [/\t\tprevRaf = options\.requestAnimationFrame;\n/, ''],
    [/\(prevRaf \|\| afterNextFrame\)/, 'afterNextFrame'],
    // Nobody in between catches an error.
    [/\t\ttry \{\n(\t\t\tcomponent\._renderCallbacks\.some[\s\S]*?)\n\t\t\} catch \(e\) \{[\s\S]*?\n\t\t\}/, '$1'],
    [/\t\tlet hasErrored, errorParent;\n/, ''],
    [/\t\t\ttry \{\n(\t\t\t\t\/\/ Layout cleanups[\s\S]*?)\n\t\t\t\} catch \(e\) \{\n[^\n]*\n\t\t\t\}/, '$1'],
    [/\t+if \(errorParent === undefined\) \{[\s\S]*?(?=\t+afterPaint\(unmountCleanups)/, ''],
    [/\t\tif \(hasErrored\)[^;]*;\n/, ''],
    [/\t\t\ttry \{\n(\t\t\t\tinvokeCleanup\(component\);)\n\t\t\t\} catch \(e\) \{[\s\S]*?\n\t\t\t\}/, '$1'],
    [/options\._catchError\(e, component\._vnode\)/, 'options._fault(component._parentDom, e)'],
    [/\t\tif \(previousComponent == currentComponent\) \{[\s\S]*?\} else \{\n([\s\S]*?)\n\t\t\}\n/, '$1\n'],
    [/^\tpreviousComponent = currentComponent;\n/m, ''],
    [/previousComponent = (?=currentComponent = null)/, ''],
    // Handles that are functions.
    [/\t\t\tif \(typeof ref == 'function'\) \{[\s\S]*?\} else if \(ref\)/, '\t\t\tif (ref)'],
    // Drawing once too often is cheaper than finding out.
    [/\t\tif \(!currentComponent\._hasScuFromHooks\) \{[\s\S]*?\n\t\t\}\n/, ''],
    [/setState\(\{\}\)/, 'setState()'],
    [/options\._root = [\s\S]*?\n\};/, ''],
    [/let HAS_RAF = [^;]*;/, ''],
    [/if \(HAS_RAF\) cancel/, 'cancel'],
    [/if \(HAS_RAF\) \{\n([\s\S]*?)\n\t\}/, '$1'],
  ],
};
