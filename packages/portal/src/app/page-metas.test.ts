import { expect, it } from 'vitest';
import { titleFor } from './page-metas.ts';

const meta = (uri: string, title: string, isRegexp = false) => ({ uri, title, isRegexp });

it('[E-024] an exact address beats a pattern, and the first of the patterns wins', () => {
  const metas = [
    meta('^/2\\.0/cabinet/rating', 'any rating', true),
    meta('rating/city$', 'city', true),
    meta('/2.0/cabinet/rating/city', 'exactly this'),
  ];
  expect(titleFor(metas, '/2.0/cabinet/rating/city')).toBe('exactly this');
  expect(titleFor(metas, '/2.0/cabinet/rating/school')).toBe('any rating');
  expect(titleFor(metas, '/2.0/en/rating/city')).toBe('city');
  expect(titleFor(metas, '/2.0/cabinet/events')).toBeNull();
});

it.each(['(a+)+$', '(.*x)*', '(a)\\1', '(?=a)b', '(', 'a'.repeat(201)])('never runs the pattern %s', (source) => {
  expect(titleFor([meta(source, 'slow', true)], 'a'.repeat(50_000))).toBeNull();
});
