import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SoundName } from '../player-client.ts';

const folder = join(import.meta.dirname, '../../../assets/sounds');
const names: readonly SoundName[] = ['tap', 'pick-up', 'put-down', 'right', 'not-yet', 'star'];

it('every sound of the player is a file of at most 8 KB', () => {
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names.map((name) => `${name}.wav`)));
  for (const name of names) expect(statSync(join(folder, `${name}.wav`)).size, name).toBeLessThanOrEqual(8192);
});
