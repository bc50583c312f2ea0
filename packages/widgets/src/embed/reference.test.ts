import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { elementReference } from './reference.ts';
import { widgets } from './widgets.ts';

const guide = join(import.meta.dirname, '../../../../docs/embed.md');

it.each(widgets)('the partner’s guide says what the descriptor of $name says', async ({ descriptor }) => {
  expect(await readFile(guide, 'utf8')).toContain(elementReference(descriptor));
});
