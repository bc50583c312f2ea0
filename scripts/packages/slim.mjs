import { readFile } from 'node:fs/promises';
import { slim, slimmed } from '../../packages/contract/src/slim/index.ts';

/** Calls without words and numbers in place: see the contract's `slim`. */
export const slimFiles = {
  name: 'slim',
  setup({ onLoad }) {
    onLoad({ filter: slimmed }, async ({ path }) => {
      const contents = await slim({ path, text: await readFile(path, 'utf8'), load: () => import(path) });
      return contents === null ? null : { contents, loader: 'ts' };
    });
  },
};
