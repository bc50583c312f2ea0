import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PropDescription } from './descriptor.ts';
import { attributeOf } from './protocol.ts';
import { elementReference } from './reference.ts';
import { widgets } from './widgets.ts';

const guide = join(import.meta.dirname, '../../../../docs/embed.md');

it.each(widgets)('the partner’s guide says what the descriptor of $name says', async ({ descriptor }) => {
  expect(await readFile(guide, 'utf8')).toContain(elementReference(descriptor));
});

it.each(widgets)('the loader derives every attribute of $name from its property', ({ descriptor }) => {
  const described = Object.entries<PropDescription>(descriptor.props);
  expect(described.map(([prop]) => attributeOf(prop))).toEqual(described.map(([, { attribute }]) => attribute));
});
