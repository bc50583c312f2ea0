import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawnRoads } from '../../scripts/draw-roads.ts';

const folder = join(import.meta.dirname, '../../../server/assets/roads');

it('[E-008] the pictures of the threads are what the drawings say now: run `pnpm --filter @logikit/widgets draw`', async () => {
  const files = await drawnRoads();
  expect(files.size).toBe(30);
  expect((await readdir(folder)).toSorted()).toEqual([...files.keys()].toSorted());
  for (const [name, svg] of files) expect(await readFile(join(folder, name), 'utf8'), name).toBe(svg);
});
