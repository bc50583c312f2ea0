import { expect, it } from 'vitest';
import { phone } from './browser.ts';
import { unvisited } from './rooms.ts';
import { everyPageIsWhole } from './rooms-walk.ts';

it('walks into every built page', () => {
  expect(unvisited()).toEqual([]);
});

everyPageIsWhole('ru', phone);
