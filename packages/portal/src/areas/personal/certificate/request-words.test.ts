import { certificateRequestStatuses, certificateTypes } from '@logikit/sdk';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../../../words/locales.ts';

it.each(locales)('[K-066] [K-067] each status and each type of a request is told in words, in %s', (locale) => {
  const file = new URL(`../../../../../../locales/${locale}/certificate.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  const keys = [
    ...Object.keys(certificateRequestStatuses).map((name) => `certificate.status.${name}`),
    ...Object.keys(certificateTypes).map((name) => `certificate.type.${name}`),
  ];
  expect(keys.filter((key) => !words[key])).toEqual([]);
  expect(new Set(keys.map((key) => words[key])).size).toBe(keys.length);
});
