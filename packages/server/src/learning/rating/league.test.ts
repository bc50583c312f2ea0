import { leagues, numbers } from '@logikit/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movesOf, resultsOf } from './league.ts';

const audiences = ['junior', 'adult'] as const;
const members = fc
  .array(fc.integer({ min: 0, max: 12 }), { maxLength: numbers.rating.groupSize, size: 'max' })
  .map((points) => points.toSorted((a, b) => b - a).map((one, index) => ({ userId: index + 1, points: one })));

it('[D-111] [D-233] who moves in a group, as the rule says it of each one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...audiences), fc.constantFrom(...leagues), members, (audience, league, all) => {
      const results = resultsOf({ audience, league }, all);
      const size = all.length;
      expect(results.map(({ userId }) => userId)).toEqual(all.map(({ userId }) => userId));
      for (const [before, { points, place, leagueAfter }] of results.entries()) {
        const behind = size - 1 - before;
        const isUp = before < (size < 20 ? Math.ceil(size / 5) : 10);
        const isDown = audience === 'adult' && size >= 20 && behind < 10;
        const at = leagues.indexOf(league);
        const to = points === 0 ? at : isUp ? Math.min(at + 1, 5) : isDown ? Math.max(at - 1, 0) : at;
        expect(leagueAfter).toBe(leagues[to]);
        expect(place).toBe(1 + all.filter((one) => one.points > points).length);
      }
    }),
  );
});

it('[D-111] nobody moves above diamond or below paper, and children never down', () => {
  const size = 50;
  expect(movesOf({ audience: 'adult', league: 'gold', size })).toEqual({ promoted: 10, demoted: 10 });
  expect(movesOf({ audience: 'adult', league: 'diamond', size })).toEqual({ promoted: 0, demoted: 10 });
  expect(movesOf({ audience: 'adult', league: 'paper', size })).toEqual({ promoted: 10, demoted: 0 });
  expect(movesOf({ audience: 'junior', league: 'gold', size })).toEqual({ promoted: 10, demoted: 0 });
  expect(movesOf({ audience: 'adult', league: 'gold', size: 19 })).toEqual({ promoted: 4, demoted: 0 });
});
