import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PropDescription } from '../descriptors/descriptor.ts';
import { elementReference } from './reference.ts';
import { widgets } from './widgets.ts';

const guide = join(import.meta.dirname, '../../../../docs/embed.md');

it.each(widgets)('the partner’s guide says what the descriptor of $name says', async ({ descriptor }) => {
  expect(await readFile(guide, 'utf8')).toContain(elementReference(descriptor));
});

it.each(widgets)('every attribute of $name is called as its property, with hyphens', ({ descriptor }) => {
  const described = Object.entries<PropDescription>(descriptor.props);
  const attributeOf = (prop: string): string => prop.replaceAll(/[A-Z]/g, '-$&').toLowerCase();
  expect(described.map(([prop]) => attributeOf(prop))).toEqual(described.map(([, { attribute }]) => attribute));
});
