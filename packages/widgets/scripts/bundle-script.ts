import { join, resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type OutputChunk, type Plugin, rollup, type RollupBuild } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { minify } from 'terser';

const source = join(import.meta.dirname, '../src');

export interface Entry {
  /** Path below `src`, or the text of a module. */
  readonly entry: string | { readonly text: string };
  /** Modules whose parts come in files of their own, by name; what they share with the entry stays in its file. */
  readonly late?: Readonly<Record<string, string>>;
  /** Modules that another file brings: they are left as imports of their absolute paths. */
  readonly outside?: ReadonlySet<string>;
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
  return Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code]));
}

/** Every module that an entry reaches before any late file. */
export async function modulesOf(entry: string): Promise<ReadonlySet<string>> {
  const bundle = await open({ entry });
  await bundle.close();
  return new Set(bundle.watchFiles);
}

/** NOTE: terser says the same in 4 % fewer bytes than esbuild. */
export async function shrink(code: string): Promise<string> {
  const { code: small = '' } = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true },
  });
  return small;
}

function open({ entry, late = {}, outside = new Set() }: Entry): Promise<RollupBuild> {
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
      withoutProse(),
      alias({
        entries: [
          { find: /^react$|^react-dom\/client$/, replacement: join(source, 'embed/react.ts') },
          { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
          { find: /^ofetch$/, replacement: join(source, 'embed/fetch.ts') },
          { find: /^\.\/late-source\.ts$/, replacement: join(source, 'embed/late-source.ts') },
          { find: /^\.\.?\/drawings\.ts$/, replacement: join(source, 'embed/late-drawings.tsx') },
          { find: /^\.\/use-place\.ts$/, replacement: join(source, 'embed/no-place.ts') },
          { find: /^\.\/law-of\.ts$/, replacement: join(source, '../../contract/src/scene/late/late-law-of.ts') },
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
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
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

/** What calls say for the platform and for people who read about them is no business of a browser. */
function withoutProse(): Plugin {
  return {
    name: 'calls-without-prose',
    transform(code, id) {
      if (!/contract\/src\/calls\/[a-z-]+\.ts$/.test(id)) return null;
      return { code: code.replace(/^ {2}(row|summary|params|query|body|form|errors): .*,\n/gm, ''), map: null };
    },
  };
}
