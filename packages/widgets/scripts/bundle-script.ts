import { join } from 'node:path';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { minify } from 'terser';

const source = join(import.meta.dirname, '../src');

export interface Entry {
  /** Path below `src`. */
  readonly entry: string;
  /** A module whose parts come in a file of their own; what both need stays in the first file. */
  readonly late?: string;
  readonly define?: Readonly<Record<string, string>>;
}

/** Bundles one entry for browsers, on Preact; answers its minified code and that of its late file. */
export async function bundleScript({ entry, late, define = {} }: Entry): Promise<{ first: string; late: string }> {
  const bundle = await rollup({
    input: join(source, entry),
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: false },
    plugins: [
      ...(late === undefined ? [] : [lateFile(join(source, entry), join(source, late))]),
      withoutProse(),
      alias({
        entries: [
          { find: /^react$|^react-dom\/client$/, replacement: join(source, 'embed/react.ts') },
          { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
          { find: /^ofetch$/, replacement: join(source, 'embed/fetch.ts') },
          { find: /^\.\/late-source\.ts$/, replacement: join(source, 'embed/late-source.ts') },
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
        define: { ...define, 'process.env.NODE_ENV': '"production"' },
      }),
    ],
    onwarn(warning, warn) {
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
    },
  });
  const { output } = await bundle.generate({ format: 'es', entryFileNames: 'first.js', chunkFileNames: 'late.js' });
  const code = (name: string): string =>
    output.flatMap((file) => (file.type === 'chunk' && file.fileName === name ? [file.code] : []))[0] ?? '';
  if (output.length > 2)
    throw new Error(`${entry} fell into ${output.length} files; a page would have to fetch them all.`);
  return { first: await shrink(code('first.js')), late: await shrink(code('late.js')) };
}

/** NOTE: terser says the same in 4 % fewer bytes than esbuild. */
async function shrink(code: string): Promise<string> {
  const { code: small = '' } = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true },
  });
  return small;
}

function lateFile(entry: string, late: string): Plugin {
  return {
    name: 'late-file',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: late,
        name: 'late',
        implicitlyLoadedAfterOneOf: [entry],
        preserveSignature: 'allow-extension',
      });
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
