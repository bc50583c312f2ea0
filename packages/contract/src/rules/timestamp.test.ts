import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromTimestamp, toTimestamp } from './timestamp.ts';

describe('timestamps', () => {
  it('are UTC in the form YYYY-MM-DD HH:mm:ss', () => {
    expect(toTimestamp(Date.UTC(2026, 0, 2, 3, 4, 5, 678))).toBe('2026-01-02 03:04:05');
    expect(fromTimestamp('2026-01-02 03:04:05')).toBe(Date.UTC(2026, 0, 2, 3, 4, 5));
  });

  it('survive the way there and back to the second', () => {
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(fc.property(seconds, (second) => fromTimestamp(toTimestamp(second * 1000)) === second * 1000));
  });

  it('refuse every other form', () => {
    for (const text of ['2026-01-02T03:04:05Z', '2026-13-02 03:04:05', '2026-01-02', '']) {
      expect(() => fromTimestamp(text)).toThrow(TypeError);
    }
  });
});
