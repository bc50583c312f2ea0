import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { slim, slimmed } from '@logikit/contract/slim';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type OutputChunk, type Plugin, rollup, type RollupBuild } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { minify } from 'terser';
import { leanPaths, leanText, preactNames } from './lean-preact.ts';

const source = join(import.meta.dirname, '../src');

export interface Entry {
  /** Path below `src`, or the text of a module. */
  readonly entry: string | { readonly text: string };
  /** Modules whose parts come in files of their own, by name; what they share with the entry stays in its file. */
  readonly late?: Readonly<Record<string, string>>;
  /** Modules that another file brings: they are left as imports of their absolute paths. */
  readonly outside?: ReadonlySet<string>;
  /** Kinds of parts that no graphic of this entry has. */
  readonly withoutParts?: readonly string[];
}

/** The name that the entry's own file has among the files of a bundle. */
export const FIRST = 'first';

/** Bundles one entry for browsers, on Preact. Answers code by file name: `first` and the late ones; not minified. */
export async function bundleScript(entry: Entry): Promise<Readonly<Record<string, string>>> {
  const bundle = await open(entry);
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: FIRST,
    chunkFileNames: '[name]',
    hoistTransitiveImports: false,
  });
  await bundle.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  const expected = [FIRST, ...Object.keys(entry.late ?? {})];
  const stray = chunks.find(({ fileName }) => !expected.includes(fileName));
  if (stray) throw new Error(`${stray.moduleIds.join(', ')} fell into a file that nobody fetches.`);
  // In the entry's order: the bundler's own is another at every build.
  const inOrder = chunks.sort((a, b) => expected.indexOf(a.fileName) - expected.indexOf(b.fileName));
  return Object.fromEntries(inOrder.map(({ fileName, code }) => [fileName, code]));
}

/** Every module that an entry reaches before any late file. */
export async function modulesOf(entry: string): Promise<ReadonlySet<string>> {
  const bundle = await open({ entry });
  await bundle.close();
  // NOTE: not its watched files: those whose text a plugin brings are not among them.
  return new Set(bundle.cache?.modules.map(({ id }) => id));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * NOTE: terser says the same in 4 % fewer bytes than esbuild. It counts letters in one table for all, so one code waits
 * for the other: side by side they got other names at every build.
 */
export function shrink(code: string, { hasPreact = false } = {}): Promise<string> {
  const shrunk = last.then(async () => {
    const { code: small = '' } = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 6, pure_getters: true, unsafe_arrows: true },
      mangle: hasPreact ? { properties: { regex: preactNames } } : true,
    });
    return small;
  });
  last = shrunk.catch(() => undefined);
  return shrunk;
}

function open({ entry, late = {}, outside = new Set(), withoutParts = [] }: Entry): Promise<RollupBuild> {
  const input = typeof entry === 'string' ? resolve(source, entry) : VIRTUAL;
  return rollup({
    input,
    preserveEntrySignatures: 'allow-extension',
    makeAbsoluteExternalsRelative: false,
    treeshake: { moduleSideEffects: false },
    plugins: [
      outsideModules(outside),
      ...(typeof entry === 'string' ? [] : [virtualEntry(entry.text)]),
      lateFiles(input, late),
      slimFiles(),
      withoutViewsAndLaws(withoutParts),
      { name: 'lean-preact', load: leanText },
      alias({
        entries: [
          { find: /^react$/, replacement: join(source, 'embed/runtime/react.ts') },
          { find: /^(?:pre|re)act\/jsx-runtime$/, replacement: leanPaths['preact/jsx-runtime'] },
          { find: /^preact\/hooks$/, replacement: leanPaths['preact/hooks'] },
          { find: /^preact$/, replacement: leanPaths['preact'] },
          { find: /^ofetch$/, replacement: join(source, 'embed/runtime/fetch.ts') },
        ],
      }),
      nodeResolve({
        browser: true,
        exportConditions: ['@logikit/source', 'module', 'browser', 'import', 'production'],
      }),
      esbuild({
        target: 'es2022',
        jsx: 'automatic',
        legalComments: 'none',
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    ],
    onwarn(warning, warn) {
      // Circles of libraries are theirs; our own are forbidden by another tool.
      const isTheirs = warning.code === 'CIRCULAR_DEPENDENCY' && warning.message.includes('node_modules');
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && !isTheirs) warn(warning);
    },
  });
}

const VIRTUAL = '\0entry';

function virtualEntry(text: string): Plugin {
  return {
    name: 'virtual-entry',
    resolveId: (id) => (id === VIRTUAL ? id : null),
    load: (id) => (id === VIRTUAL ? text : null),
  };
}

function outsideModules(outside: ReadonlySet<string>): Plugin {
  return {
    name: 'outside-modules',
    async resolveId(name, importer, options) {
      // NOTE: asked only once a name: a resolver that hears "external" from within gives the name back as it was.
      if (importer === undefined || options.custom?.['isAsked']) return null;
      const custom = { ...options.custom, isAsked: true };
      const found = await this.resolve(name, importer, { ...options, custom, skipSelf: true });
      return found && outside.has(found.id) ? { id: found.id, external: true } : found;
    },
  };
}

function lateFiles(entry: string, late: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'late-files',
    buildStart() {
      for (const [name, path] of Object.entries(late)) {
        this.emitFile({
          type: 'chunk',
          id: join(source, path),
          name,
          implicitlyLoadedAfterOneOf: [entry],
          preserveSignature: 'allow-extension',
        });
      }
    },
  };
}

/** Calls without words and numbers in place: see the contract's `slim`. */
function slimFiles(): Plugin {
  return {
    name: 'slim',
    async load(path) {
      if (!slimmed.test(path)) return null;
      const load = (): Promise<Readonly<Record<string, unknown>>> => import(path);
      return slim({ path, text: await readFile(path, 'utf8'), load });
    },
  };
}

/** Takes lines off the tables of what parts look like and of what may be done with them: nobody imports the rest then. */
function withoutViewsAndLaws(parts: readonly string[]): Plugin {
  return {
    name: 'without-parts',
    transform(code, id) {
      if (parts.length > 0 && /\/scene\/parts\/[a-z]+\.ts$/.test(id))
        return { code: withoutCompletion(code), map: null };
      if (!/\/scene\/(views-of-parts|laws)\.ts$/.test(id)) return null;
      return { code: code.replace(new RegExp(`^ {2}(${parts.join('|') || '$'}): .*,\n`, 'gm'), ''), map: null };
    },
  };
}

/** Whoever leaves parts out judges by rules of its own: nobody asks there whether an answer can be handed in. */
function withoutCompletion(code: string): string {
  return code.replace(/^ {2}isComplete(?:: .*,|\(.*\) \{\n(?: {4}.*\n)* {2}\},)\n/m, '');
}
