import { expect, it } from 'vitest';
import { writtenLocale } from './written-locale.ts';

it.each([
  ['pt_BR', 'pt-br'],
  ['PT-BR', 'pt-br'],
  ['en_US', 'en'],
  ['de_DE_formal', 'de'],
  ['es_ES', 'es-mx'],
  ['fr_FR', null],
  ['english', null],
  ['de', null],
  ['en_', null],
  ['my_page', null],
])('%s names %s', (code, locale) => {
  expect(writtenLocale(code)).toBe(locale);
});
