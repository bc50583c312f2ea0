import { slim, slimmed } from '@logikit/contract/slim';
import * as esbuild from 'esbuild';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

/** What an embed's bundle takes of the SDK. */
async function bundle(source: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['@logikit/source', 'browser'],
    external: ['howler'],
    plugins: [
      {
        name: 'slim',
        setup(build) {
          build.onLoad({ filter: slimmed }, async ({ path }) => {
            const load = (): Promise<Record<string, unknown>> => import(path) as Promise<Record<string, unknown>>;
            const contents = await slim({ path, text: await readFile(path, 'utf8'), load });
            return contents === null ? null : { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  return outputFiles.map(({ text }) => text).join('');
}

const KERNEL = `
  import { bindPassings, bindProblems, bindTheories, bindThreads, createCore } from './index.ts';
  const core = createCore({ baseUrl: '', locale: 'en' });
  globalThis.kept = [bindPassings, bindProblems, bindTheories, bindThreads].map((bind) => bind(core.http));
`;

it('weighs at most 10 kB gzip as a kernel with the training groups, ofetch and zustand', async () => {
  expect(gzipSync(await bundle(KERNEL), { level: 9 }).length).toBeLessThanOrEqual(10_000);
});

it('bundles no schema library, no word about calls, and no call that nobody names', async () => {
  const kernel = await bundle(KERNEL);
  expect(kernel).toContain('/service/training/api/problem/{problemId}/passing');
  expect(kernel).not.toMatch(/typebox|TypeBox|additionalProperties|the server judges|load-shop/);
  const whole = await bundle(`import { createClient } from './index.ts'; globalThis.kept = createClient;`);
  expect(whole).toContain('load-shop');
  expect(whole).not.toMatch(/typebox|TypeBox|additionalProperties|the server judges/);
});
