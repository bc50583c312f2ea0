import { gameNames } from '@logikit/widgets';
import { expect, it } from 'vitest';
import { gameOfDay } from './game-of-day.ts';

const DAY_MS = 86_400_000;

it('is the same all day, another one tomorrow, and every game has its turn', () => {
  const morning = Date.UTC(2027, 2, 1);
  expect(gameOfDay(morning + DAY_MS - 1)).toBe(gameOfDay(morning));
  const turns = gameNames.map((_, day) => gameOfDay(morning + day * DAY_MS));
  expect(turns.toSorted()).toEqual([...gameNames].toSorted());
});
