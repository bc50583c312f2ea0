import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The whole howler adds sound in space, which looks for its own four names on the window. */
const coreOnly: Plugin = {
  name: 'howler-core',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^howler$/ }, ({ resolveDir, kind }) =>
      resolve('howler/dist/howler.core.min.js', { resolveDir, kind }),
    );
  },
};

/** Bundles the sounds with howler, which is CommonJS and would put four names of its own on the host's window. */
export async function bundleSounds(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src/embed/sounds/sounds.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['@logikit/source'],
    legalComments: 'none',
    loader: { '.wav': 'base64' },
    define: { global: '{}' },
    plugins: [coreOnly],
  });
  return outputFiles[0]?.text ?? '';
}
