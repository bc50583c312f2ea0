// A stranger's project: our two tarballs, React, examples/react-vite, and every snippet that we show: in the packages'
// READMEs, in the docs, and in the docs' playground.
import { build } from 'esbuild';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { snippets } from '../../docs/site/playground/snippets.ts';
import { widgets } from '../../packages/widgets/src/elements/widgets.ts';
import { root } from '../ready.mjs';

const published = ['sdk', 'widgets'];

/** Sets the project up around the unpacked packages and answers its files. */
export function consumer(home) {
  cpSync(join(root, 'examples/react-vite/src'), join(home, 'src'), { recursive: true });
  install(home, new Set([...published.flatMap(needs), '@types/react', '@types/react-dom']));
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  const shown = [...pages().flatMap(snippetsOf), ...playground()].map(({ name, text }) => {
    const path = join(home, 'src', name);
    writeFileSync(path, text);
    return path;
  });
  return [join(home, 'src/main.tsx'), ...shown];
}

/** `paths` puts other types where those of the installed packages would be. */
export function typeFaults(home, files, paths = {}) {
  const options = {
    paths,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([...files, join(home, 'src/env.d.ts')], options));
  return faults.map(({ file, messageText, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName.replace(home, '') ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
  });
}

export async function bundleFaults(home, files) {
  const { errors, warnings } = await build({
    entryPoints: files,
    outdir: join(home, 'out'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    write: false,
  }).catch((error) => error);
  return [...errors, ...warnings].map(({ location, text }) => `${location?.file}:${location?.line} ${text}`);
}

/** What the packed package asks for, apart from our own. */
function needs(name) {
  const {
    dependencies,
    peerDependencies,
    peerDependenciesMeta = {},
  } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (one) => !one.startsWith('@logikit/') && (one.startsWith('react') || !peerDependenciesMeta[one]?.optional),
  );
}

/** Puts packages of this repository where npm would. */
function install(home, names) {
  for (const name of names) {
    const from = published
      .map((room) => join(root, 'packages', room, 'node_modules', name))
      .find((path) => existsSync(path));
    const to = join(home, 'node_modules', name);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(realpathSync(from), to);
  }
}

function pages() {
  const site = join(root, 'docs/site/pages');
  const written = readdirSync(site).filter((name) => name.endsWith('.md'));
  return [
    ...published.map((name) => join(root, 'packages', name, 'README.md')),
    join(root, 'docs/embed.md'),
    ...written.map((name) => join(site, name)),
  ];
}

/** The blocks of a page, each a file of its own. */
function snippetsOf(path) {
  const name = relative(root, path).replaceAll(/\W/g, '-');
  return [...readFileSync(path, 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, type, code], index) => ({
    name: `${name}-${index + 1}.${type}`,
    text: code,
  }));
}

/** What the playground writes down for React, with each property set. */
function playground() {
  return widgets.flatMap(({ name, descriptor }) => {
    const values = Object.entries(descriptor.props).map(([prop, { type }]) => [prop, valueOf(prop, type)]);
    const place = { platform: 'https://logikit.example', key: 'pk_demo', values: Object.fromEntries(values) };
    const { react } = snippets(descriptor, place);
    return react === null ? [] : [{ name: `playground-${name}.tsx`, text: react }];
  });
}

function valueOf(prop, type) {
  if (prop === 'lang') return 'en';
  if (Array.isArray(type)) return type[0];
  return { integer: 1, boolean: true, string: 'text' }[type];
}
