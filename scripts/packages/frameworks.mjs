// A stranger's project once more, in the frameworks that have a compiler of their own.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, root } from '../ready.mjs';
import {
  domSnippet,
  elementsOf,
  preactSnippet,
  reactSnippet,
  svelteSnippet,
  vueSnippet,
  wrongSvelteSnippet,
} from './snippets.mjs';

/** Types of React 18 where those of 19 would be. */
export const react18 = {
  react: [join(root, 'node_modules/@types/react-18/index.d.ts')],
  'react/*': [join(root, 'node_modules/@types/react-18/*')],
};

/** Writes the code that uses every element, and answers what the plain compiler understands. */
export function writeSnippets(home) {
  const elements = elementsOf(join(home, 'node_modules/@logikit/widgets'));
  for (const name of ['preact', 'svelte', 'vue']) link(home, name);
  const files = {
    'src/elements.ts': domSnippet(elements),
    'src/react.tsx': reactSnippet(elements),
    'src/preact.tsx': preactSnippet(elements),
    'vue/elements.vue': vueSnippet(elements),
    'vue/tsconfig.json': settings({ vueCompilerOptions: { strictTemplates: true } }),
    'svelte/elements.svelte': svelteSnippet(elements),
    'svelte/wrong.svelte': wrongSvelteSnippet(elements),
    'svelte/tsconfig.json': settings({}),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  return ['src/elements.ts', 'src/react.tsx', 'src/preact.tsx'].map((path) => join(home, path));
}

export function vueFaults(home) {
  const { status, stdout, stderr } = run('vue-tsc', ['--noEmit', '--pretty', 'false', '-p', join(home, 'vue')]);
  return status === 0 ? [] : `${stdout}${stderr}`.split('\n');
}

/** What is wrong in the right file, and what is right in the wrong one. */
export function svelteFaults(home) {
  const { stdout } = run('svelte-check', ['--workspace', join(home, 'svelte'), '--output', 'machine-verbose']);
  if (!stdout.includes('COMPLETED')) return [stdout];
  const faults = stdout.split('\n').flatMap((line) => {
    const [, text] = /^\d+ (\{.*"type":"ERROR".*\})$/.exec(line) ?? [];
    return text ? [JSON.parse(text)] : [];
  });
  const refused = faults.filter(({ filename }) => filename === 'wrong.svelte').map(({ start }) => start.line);
  return [
    ...faults.filter(({ filename }) => filename !== 'wrong.svelte').map(({ message }) => message),
    ...readFileSync(join(home, 'svelte/wrong.svelte'), 'utf8')
      .split('\n')
      .filter((text, line) => text.startsWith('<logikit-') && !refused.includes(line))
      .map((text) => `Svelte takes ${text}`),
  ];
}

function settings(more) {
  const compilerOptions = {
    strict: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    noEmit: true,
  };
  return JSON.stringify({ compilerOptions, include: ['.'], ...more });
}

function link(home, name) {
  symlinkSync(realpathSync(join(root, 'node_modules', name)), join(home, 'node_modules', name));
}

function run(command, args) {
  return spawnSync(command, args, { encoding: 'utf8', env: environment() });
}
