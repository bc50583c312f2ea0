import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAfter, offered, recommend, type Station, stationStates, summarise } from './stations.ts';

const station = (problemId: number, stars: number | null): Station => ({
  problemId,
  stars: stars ?? 0,
  isFinal: stars !== null,
  isSolved: (stars ?? 0) > 0,
  isTried: stars !== null,
});
const road = (...stars: (number | null)[]) => stars.map((count, index) => station(index + 1, count));

describe('road', () => {
  it('has done, current and locked stations when it is sequential', () => {
    expect(stationStates(road(3, 0, null, null), true)).toEqual(['done', 'done', 'current', 'locked']);
    expect(stationStates(road(null, 2, null), true)).toEqual(['current', 'done', 'locked']);
  });

  it('has open stations instead of locked ones when it is not', () => {
    expect(stationStates(road(3, null, null, 1), false)).toEqual(['done', 'current', 'open', 'done']);
  });

  it('opens exactly one station at a time until everything is done', () => {
    const stars = fc.array(fc.option(fc.nat(3)), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(stars, (some) => {
        const states = stationStates(road(...some), true);
        expect(states.filter((state) => state === 'current')).toHaveLength(some.includes(null) ? 1 : 0);
        expect(states).not.toContain('open');
      }),
    );
  });

  it('recommends the first that is not closed, then the one with fewest stars, then none', () => {
    expect(recommend(road(3, null, null))).toBe(2);
    expect(recommend(road(3, 2, 1, 1))).toBe(3);
    expect(recommend(road(0, 3))).toBe(1);
    expect(recommend(road(3, 3))).toBeNull();
    expect(recommend([])).toBeNull();
  });

  it('offers one station of a sequential road, and of every other one those that are open and untried', () => {
    const stations = [...road(3, null, null), { ...station(4, null), isTried: true }];
    expect(offered(stations, true)).toEqual([2]);
    expect(offered(stations, false)).toEqual([2, 3]);
    expect(offered(stations.slice(3), false)).toEqual([4]);
    expect(offered(road(3, 1), false)).toEqual([]);
  });

  it('leads from a closed problem onwards, then back to what was left open, then nowhere', () => {
    expect(nextAfter(road(3, 3, null, null), 2)).toBe(3);
    expect(nextAfter(road(null, 3, 3), 3)).toBe(1);
    expect(nextAfter(road(3, 1), 2)).toBeNull();
    expect(nextAfter(road(null, null), 1)).toBeNull();
    expect(nextAfter(road(3, null), 99)).toBeNull();
  });

  it('counts closed, solved and stars', () => {
    expect(summarise(road(3, 0, null))).toEqual({
      problems: 3,
      closed: 2,
      correct: 1,
      stars: 3,
      maxStars: 9,
      isCompleted: false,
    });
    expect(summarise(road(3, 0)).isCompleted).toBe(true);
    expect(summarise([]).isCompleted).toBe(false);
  });
});
