import { expect, it } from 'vitest';
import { phone } from './browser.ts';
import { unvisited } from './rooms.ts';
import { pagesAreWhole } from './rooms-walk.ts';

it('walks into every built page', () => {
  expect(unvisited()).toEqual([]);
});

pagesAreWhole({ locale: 'ru', viewport: phone, half: 0 });
