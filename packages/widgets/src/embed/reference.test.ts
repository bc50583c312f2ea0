import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playerDescriptor } from '../player/player.descriptor.ts';
import { roadDescriptor } from '../road/road.descriptor.ts';
import { elementReference } from './reference.ts';

const guide = join(import.meta.dirname, '../../../../docs/embed.md');

it.each([playerDescriptor, roadDescriptor])(
  'the partner’s guide says what the descriptor of $tag says',
  async (descriptor) => {
    expect(await readFile(guide, 'utf8')).toContain(elementReference(descriptor));
  },
);
