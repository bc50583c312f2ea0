import { describe, expect, it } from 'vitest';
import { namedRoutes } from '../paths/named-routes.ts';
import { landingOf, redirectTables, segmentOf, type Split } from './segments.ts';

describe('segments of users', () => {
  it('[K-059] a user’s segment is the id modulo any number from 2 to 64', () => {
    for (let count = 2; count <= 64; count += 1) {
      const groups = new Set<number>();
      for (let id = 1; id <= 640; id += 1) {
        expect(segmentOf(id, count)).toBe(id - count * Math.floor(id / count));
        groups.add(segmentOf(id, count));
      }
      expect(groups.size).toBe(count);
    }
    for (const wrong of [0, 1, 65, 2.5, Number.NaN]) expect(() => segmentOf(7, wrong)).toThrow(RangeError);
  });

  it.each([3, 9, 27, 64] as const)('[K-060] the table of %i sends every remainder somewhere', (split: Split) => {
    expect(redirectTables[split]).toHaveLength(split);
    for (let rest = 0; rest < split; rest += 1) {
      const name = landingOf(split * 1000 + rest, split);
      expect(Object.keys(namedRoutes)).toContain(name);
    }
  });
});
