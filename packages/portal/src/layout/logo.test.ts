import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '../words/locales.ts';
import { logoFile } from './logo.tsx';

it('[K-027] the logo has a Russian variant and another one, each white and in colour: four files', () => {
  const files = new Set(locales.flatMap((locale) => [logoFile(locale, 'white'), logoFile(locale, 'colour')]));
  expect([...files].toSorted()).toEqual([
    '/logo/other-colour.svg',
    '/logo/other-white.svg',
    '/logo/ru-colour.svg',
    '/logo/ru-white.svg',
  ]);
  const drawn = [...files].map((file) => readFileSync(join(import.meta.dirname, '../../public', file), 'utf8'));
  expect(new Set(drawn).size).toBe(4);
  expect(drawn.every((svg) => svg.startsWith('<svg') && svg.length < 8192)).toBe(true);
  for (const locale of locales) expect(logoFile(locale, 'colour').includes('ru-')).toBe(locale === 'ru');
  const white = readFileSync(join(import.meta.dirname, '../../public', logoFile('en', 'white')), 'utf8');
  expect(white.match(/#[0-9a-f]{3,6}/gi)?.every((colour) => colour === '#fff')).toBe(true);
});
