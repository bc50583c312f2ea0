// Code in which a stranger uses everything that the packed manifest names, and once each what it does not allow.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the tarball says of each element. */
export function elementsOf(folder) {
  const read = (path) => JSON.parse(readFileSync(join(folder, 'elements', path), 'utf8'));
  const [{ declarations }] = read('custom-elements.json').modules;
  return declarations.map(({ tagName: tag, attributes, members, events, cssParts }) => ({
    tag,
    name: pascal(tag),
    props: attributes.map(({ name, fieldName, type }) => ({ attribute: name, name: fieldName, ...samples(type.text) })),
    methods: members.filter(({ kind }) => kind === 'method').map(({ name }) => name),
    events: events.map(({ name }) => ({
      name,
      handler: `on${pascal(short(name))}`,
      fields: read(`event-schemas/${short(tag)}-${short(name)}.json`).required,
    })),
    parts: cssParts.map(({ name }) => name),
  }));
}

const short = (name) => name.replace('logikit-', '');
const pascal = (name) => name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

/** A value that a property of this type takes, and one that it refuses, as code. */
function samples(type) {
  if (type === 'number') return { right: '1', wrong: "'one'" };
  if (type === 'boolean') return { right: 'true', wrong: "'loud'" };
  if (type === 'string') return { right: "'text'", wrong: '1' };
  return { right: type.split(' | ')[0], wrong: "'no such value'" };
}

/** The exports of our scripts, by the addresses that a page imports from. */
const scripts = `
import { configure, login } from 'https://logikit.example/v1/embed.js';
import { createFrame } from 'http://localhost:4000/v1.2.3/frame.js';
configure({ getToken: () => Promise.resolve('token'), appearance: { violet: '#0b6e4f', 'on-violet': 'white' } });
// @ts-expect-error
configure({ appearance: { violett: '#0b6e4f' } });
void login().then(({ userId }) => userId.toFixed());
const on = { answered: ({ stars }: { stars: number }) => stars.toFixed() };
const frame = createFrame(document.body, { widget: 'problem-player', props: { problem: 1 }, on, height: 840 });
createFrame(document.body, { widget: 'thread-road', on: { 'station-chosen': ({ problemId }) => problemId.toFixed() } });
frame.update({ props: { problem: 2 } });
// @ts-expect-error
createFrame(document.body, { widget: 'no-such-widget' });`;

const reads = (from, fields) => [
  ...fields.map((field) => `void ${from}.${field};`),
  `// @ts-expect-error\nvoid ${from}.noSuchField;`,
];
const block = (...lines) => lines.flat(Infinity).join('\n');

export function domSnippet(elements) {
  return block(
    scripts,
    elements.map(({ name }) => `import type { ${name}Part } from '@logikit/widgets/elements';`),
    elements.map(({ tag, name, props, methods, events, parts }) => [
      `const ${name} = document.createElement('${tag}');`,
      props.map((prop) => [
        `${name}.${prop.name} = ${prop.right};`,
        `// @ts-expect-error\n${name}.${prop.name} = ${prop.wrong};`,
      ]),
      methods.map((method) => `${name}.${method}();`),
      events.map(({ name: event, fields }) => [
        `${name}.addEventListener('${event}', (event) => {`,
        reads('event.detail', fields),
        `});\ndocument.addEventListener('${event}', (event) => void event.detail);`,
      ]),
      `export const parts${name}: Record<${name}Part, string> = ${JSON.stringify(Object.fromEntries(parts.map((part) => [part, ''])))};`,
    ]),
  );
}

export function reactSnippet(elements) {
  return block(
    "import { createRef } from 'react';",
    elements.map(({ name }) => `import { ${name}, type ${name}Handle } from '@logikit/widgets/elements/react';`),
    elements.map(({ name, props, methods, events }) => [
      `const ref${name} = createRef<${name}Handle>();`,
      `export const one${name} = <${name} ref={ref${name}} className="wide"`,
      props.map((prop) => `${prop.name}={${prop.right}}`),
      events.map(({ handler, fields }) => [`${handler}={(detail) => {`, reads('detail', fields), '}}']),
      '/>;',
      methods.map((method) => `ref${name}.current?.${method}();`),
      props.map(
        (prop) => `// @ts-expect-error\nexport const ${name}${prop.name} = <${name} ${prop.name}={${prop.wrong}} />;`,
      ),
    ]),
    jsxTags(elements),
  );
}

export function preactSnippet(elements) {
  return block(
    '/** @jsxImportSource preact */',
    "import type {} from '@logikit/widgets/elements/preact';",
    jsxTags(elements),
  );
}

function jsxTags(elements) {
  return elements.map(({ tag, name, props, events }) => [
    `export const tag${name} = <${tag} class="wide" id="one"`,
    props.map((prop) => `${prop.attribute}={${prop.right}}`),
    events.map(({ name: event, fields }) => [`on${event}={(event) => {`, reads('event.detail', fields), '}}']),
    '/>;',
    props.map(
      (prop) =>
        `// @ts-expect-error\nexport const tag${name}${prop.name} = <${tag} ${prop.attribute}={${prop.wrong}} />;`,
    ),
  ]);
}

export function vueSnippet(elements) {
  return block(
    '<script setup lang="ts">',
    "import type {} from '@logikit/widgets/elements/vue';",
    '</script>',
    '<template>',
    elements.map(({ tag, props, events }) => [
      `<${tag} class="wide"`,
      props.map((prop) => `:${prop.attribute}="${prop.right}"`),
      events.map(({ name, fields }) => `@${name}="(event) => [${fields.map((field) => `event.detail.${field}`)}]"`),
      '/>',
      props.map((prop) => `<!-- @vue-expect-error -->\n<${tag} :${prop.attribute}="${prop.wrong}" />`),
      events.map(({ name }) => `<!-- @vue-expect-error -->\n<${tag} @${name}="(event) => event.detail.noSuchField" />`),
    ]),
    '</template>',
  );
}

const svelteHead = `<script lang="ts">
  import type {} from '@logikit/widgets/elements/svelte';
</script>`;

export function svelteSnippet(elements) {
  return block(
    svelteHead,
    elements.map(({ tag, props, events }) => [
      `<${tag} class="wide"`,
      props.map((prop) => `${prop.attribute}={${prop.right}}`),
      events.map(({ name, fields }) => `on${name}={(event) => [${fields.map((field) => `event.detail.${field}`)}]}`),
      `></${tag}>`,
    ]),
  );
}

/** Svelte's checker knows no expected errors: a file in which every element but the script is one. */
export function wrongSvelteSnippet(elements) {
  return block(
    svelteHead,
    elements.map(({ tag, props, events }) => [
      props.map((prop) => `<${tag} ${prop.attribute}={${prop.wrong}}></${tag}>`),
      events.map(({ name }) => `<${tag} on${name}={(event) => event.detail.noSuchField}></${tag}>`),
    ]),
  );
}
