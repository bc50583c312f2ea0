import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playerReference } from './reference.ts';

const guide = join(import.meta.dirname, '../../../../docs/embed.md');

it('the partner’s guide says what the player’s descriptor says', async () => {
  expect(await readFile(guide, 'utf8')).toContain(playerReference());
});
