import { expect, it } from 'vitest';
import { phone } from '../support/browser.ts';
import { unvisited } from './pages.ts';
import { pagesAreWhole } from './pages-check.ts';

it('walks into every built page', () => {
  expect(unvisited()).toEqual([]);
});

pagesAreWhole({ locale: 'ru', viewport: phone, half: 0 });
