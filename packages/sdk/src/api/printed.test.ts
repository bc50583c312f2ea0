import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { printed } from '../../scripts/print-api.ts';

it('has types that are printed from the contract as it is now: run `pnpm --filter @logikit/sdk api`', async () => {
  for (const [path, text] of await printed()) expect(await readFile(path, 'utf8')).toBe(text);
});
