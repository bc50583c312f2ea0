import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMistake, hintMistakes, starsFor, wrongTriesLimit } from './stars.ts';

const junior = { targetLesson: 2, kind: 'regular', isCorrect: true, mistakes: 0, hints: 0 } as const;

describe('stars', () => {
  it('are 3, 2, 1, 1 for 0, 1, 2 and more mistakes, and 0 when the problem closes unsolved', () => {
    expect([0, 1, 2, 99].map((mistakes) => starsFor({ ...junior, mistakes }))).toEqual([3, 2, 1, 1]);
    expect(starsFor({ ...junior, isCorrect: false, mistakes: 3 })).toBe(0);
  });

  it('leave the first hint free and count each later one as half a mistake, rounded up', () => {
    expect([0, 1, 2, 3, 4].map(hintMistakes)).toEqual([0, 0, 1, 1, 2]);
    expect([0, 1, 2, 3, 4].map((hints) => starsFor({ ...junior, hints }))).toEqual([3, 3, 2, 2, 1]);
  });

  it('are 3 or 0 in a quiz and in an event', () => {
    for (const kind of ['quiz', 'event'] as const) {
      expect(starsFor({ ...junior, kind })).toBe(3);
      expect(starsFor({ ...junior, kind, mistakes: 1 })).toBe(0);
    }
  });

  it('are at least one for a preschooler who solved, after however many mistakes', () => {
    const lesson = fc.constantFrom(1 as const, 4 as const, 5 as const);
    fc.assert(
      fc.property(
        lesson,
        fc.nat(99),
        fc.nat(4),
        (targetLesson, mistakes, hints) => starsFor({ ...junior, targetLesson, mistakes, hints }) >= 1,
      ),
    );
  });

  it('never rise with a further mistake or hint', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(4), (mistakes, hints) => {
        const now = starsFor({ ...junior, mistakes, hints });
        return (
          starsFor({ ...junior, mistakes: mistakes + 1, hints }) <= now &&
          starsFor({ ...junior, mistakes, hints: hints + 1 }) <= now
        );
      }),
    );
  });
});

describe('wrong tries', () => {
  it('are three, two with few variants, and one where it is strict', () => {
    const at = { targetLesson: 3, kind: 'regular', variants: 4 } as const;
    expect(wrongTriesLimit(at)).toBe(3);
    expect([1, 2, 3].map((variants) => wrongTriesLimit({ ...at, variants }))).toEqual([2, 2, 2]);
    expect(wrongTriesLimit({ ...at, variants: 0 })).toBe(3);
    for (const kind of ['checkpoint', 'quiz', 'event'] as const) expect(wrongTriesLimit({ ...at, kind })).toBe(1);
  });

  it('never close a problem of a preschooler', () => {
    for (const targetLesson of [1, 4, 5] as const) {
      expect(wrongTriesLimit({ targetLesson, kind: 'regular', variants: 2 })).toBeNull();
    }
  });

  it('are counted up to 99', () => {
    expect([countMistake(0), countMistake(98), countMistake(99)]).toEqual([1, 99, 99]);
  });
});
