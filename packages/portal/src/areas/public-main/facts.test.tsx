import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf } from '@logikit/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type Locale, locales, mainPath } from '../../words/locales.ts';
import { loadWords } from '../../words/words.ts';
import { Facts } from './facts.tsx';

const example: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../config/figures.example.json'), 'utf8'),
);
const figures = figuresOf(example, new Date('2026-11-01'));

async function shownIn(locale: Locale, shown: typeof figures): Promise<string> {
  await loadWords(locale, ['public-main']);
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[mainPath(locale)]}>
      <Facts figures={shown} />
    </MemoryRouter>,
  );
  return html.replaceAll(' ', ' ').replace(/<[^>]*>+/g, '|');
}

it('[K-006] [K-007] [K-008] [K-009] figures with a source are written as each language writes numbers', async () => {
  const english = await shownIn('en', figures);
  for (const text of ['4.9', 'from 13,200 reviews', '2.1 million', '54', 'in maths, 647', '4.3', '3,500'])
    expect(english).toContain(text);
  expect(english).toContain('Sample figures, September 2026');
  const german = await shownIn('de', figures);
  for (const text of ['4,9', 'aus 13.200 Bewertungen', '2,1', '3.500']) expect(german).toContain(text);
  for (const locale of locales) {
    const text = await shownIn(locale, figures);
    expect(text, locale).not.toMatch(/public-main\.|\{\{/);
    expect(text.match(/\|\|+[^|]+/g)?.length, locale).toBeGreaterThan(8);
  }
});

it('D-262: without figures the row holds what we count ourselves, and names no source', async () => {
  const text = await shownIn('en', {});
  expect(text).toContain('3,500');
  expect(text).not.toMatch(/review|player|Where this comes from/);
  const { 'logic.reviews': _, ...rest } = figures;
  expect(await shownIn('en', rest)).not.toContain('4.9');
});
