import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { printed, printedBefore } from '../../scripts/print-api.ts';

it('has types that are printed from the contract as it is now: run `pnpm --filter @logikit/sdk api`', async () => {
  const texts = await printed();
  for (const path of await printedBefore()) expect(texts.has(path), path).toBe(true);
  for (const [path, text] of texts) expect(await readFile(path, 'utf8')).toBe(text);
});
