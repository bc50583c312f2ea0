import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { match } from './family.ts';
import { linesOf, placeOf, seenSquares } from './figures.ts';
import { isDigit, isTrue, laid, placesOf } from './glyphs.ts';
import type { EquationParams, FigureParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(match, 6);

const equation = (shown: string, more: Partial<EquationParams> = {}): EquationParams => ({
  kind: 'equation',
  shown,
  action: 'move',
  count: 1,
  ask: 'matches',
  options: [],
  solution: '',
  ...more,
});

const names = new Map(Object.entries(laid).map(([glyph, places]) => [[...places].sort().join(''), glyph]));

/** A second solver: lifts every match and lays it on every free place, and reads what lies there then. */
function byHand({ shown, action }: EquationParams): readonly string[] {
  const cells = Array.from(shown);
  const start = cells.map((glyph) => new Set<string>(laid[glyph]));
  const places = cells.flatMap((glyph, cell) => placesOf(glyph).map((place) => ({ cell, place })));
  const lying = places.filter(({ cell, place }) => start[cell]?.has(place));
  const free = places.filter(({ cell, place }) => !start[cell]?.has(place));
  const read = (gone?: (typeof places)[number], come?: (typeof places)[number]): string => {
    const now = start.map((set) => new Set(set));
    if (gone) now[gone.cell]?.delete(gone.place);
    if (come) now[come.cell]?.add(come.place);
    return now.map((set) => names.get([...set].sort().join('')) ?? '#').join('');
  };
  const made =
    action === 'take'
      ? lying.map((gone) => read(gone))
      : action === 'add'
        ? free.map((come) => read(undefined, come))
        : lying.flatMap((gone) => free.map((come) => read(gone, come)));
  return [...new Set(made.filter((one) => !one.includes('#') && isTrue(one)))];
}

describe('the solver of matches', () => {
  it('finds the one match that mends an equation', () => {
    expect(solve(equation('5−8=9')).answers).toEqual(['9−0=9']);
    expect(solve(equation('3+4=5', { action: 'add' })).answers).toEqual([]);
    expect(solve(equation('8+3=5', { action: 'take' })).answers).toEqual(['8−3=5']);
  });

  it('finds what a hand finds that lifts every match', () => {
    for (const level of levelsOf(match).filter((one) => one < 9)) {
      for (const { params } of sampleCell(match, { level, mode: 'graphic', count: 20 })) {
        if (params.kind === 'equation') expect(byHand(params)).toEqual([params.solution]);
      }
    }
  });

  it('counts squares of every size', () => {
    const whole = linesOf({ rows: 3, columns: 3 }).map(() => true);
    expect(seenSquares({ rows: 3, columns: 3 }, whole).length).toBe(14);
    expect(seenSquares({ rows: 2, columns: 3 }, whole.slice(0, 17)).length).toBe(8);
  });

  it('shows equations that are wrong, and solutions that are right', () => {
    for (const mode of match.modes) {
      for (const { params } of sampleCell(match, { level: 7, mode, count: 15 })) {
        if (params.kind === 'figure') continue;
        expect(isTrue(params.shown)).toBe(false);
        expect(isTrue(params.solution)).toBe(true);
        for (const option of params.options) expect(isTrue(option)).toBe(true);
      }
    }
  });
});

describe('the canonical form of matches', () => {
  it('does not change when a figure is turned or mirrored', () => {
    for (const { params, seed } of sampleCell(match, { level: 6, mode: 'graphic', count: 60 })) {
      if (params.kind === 'equation') continue;
      const rng = createRng(`canon/${seed}`);
      const mirrored = { ...params, sticks: moveSticks(params, rng.chance(0.5)) };
      const turned: FigureParams = { ...mirrored, rows: params.columns, columns: params.rows, sticks: turn(mirrored) };
      expect(structKey(mirrored)).toBe(structKey(params));
      expect(structKey(turned)).toBe(structKey(params));
    }
  });

  it('does not change when two summands change places', () => {
    const one = equation('3+6=8', { solution: '3+5=8' });
    expect(structKey({ ...one, shown: '6+3=8', solution: '5+3=8' })).toBe(structKey(one));
    expect(structKey({ ...one, shown: '6+3=9' })).not.toBe(structKey(one));
  });

  it.each([
    [2, 60],
    [3, 100],
  ] as const)('tells enough ideas apart for every complexity of lesson %i', (lesson, wanted) => {
    for (const level of match.lessons[lesson] ?? []) {
      const found = match.modes.flatMap((mode) => sampleCell(match, { level, mode, count: 60 }));
      expect(new Set(found.map(({ params }) => structKey(params))).size, `level ${level}`).toBeGreaterThan(wanted);
    }
  });
});

function moveSticks({ rows, columns, sticks }: FigureParams, isFlipped: boolean): readonly boolean[] {
  return linesOf({ rows, columns }).map(({ way, row, column }) => {
    const last = way === 'across' ? columns - 1 : columns;
    return sticks[placeOf({ rows, columns }, { way, row, column: isFlipped ? last - column : column })] ?? false;
  });
}

function turn({ rows, columns, sticks }: FigureParams): readonly boolean[] {
  return linesOf({ rows: columns, columns: rows }).map(({ way, row, column }) => {
    const from = { way: way === 'across' ? 'down' : 'across', row: column, column: row } as const;
    return sticks[placeOf({ rows, columns }, from)] ?? false;
  });
}

describe('the options of matches', () => {
  it.each([1, 4, 8, 10])('do not say which is right at level %i', (level) => {
    const samples = sampleCell(match, { level, mode: 'single', count: 200 }).map(
      ({ params }) => params as EquationParams,
    );
    expect(samples.length).toBe(200);
    const guesses: Readonly<Record<string, (options: readonly string[]) => string | undefined>> = {
      first: (options) => options[0],
      'most alike': (options) => best(options, (one) => options.reduce((sum, other) => sum + alike(one, other), 0)),
      'least alike': (options) => best(options, (one) => -options.reduce((sum, other) => sum + alike(one, other), 0)),
      'largest digits': (options) => best(options, (one) => Number(Array.from(one).filter(isDigit).join(''))),
      'smallest digits': (options) => best(options, (one) => -Number(Array.from(one).filter(isDigit).join(''))),
      plus: (options) => options.find((one) => one.includes('+')) ?? options[0],
    };
    for (const [name, guess] of Object.entries(guesses)) {
      const hits = samples.filter(({ options, solution }) => guess(options) === solution).length;
      expect(isChance(hits, samples.length, 1 / 4), `${name}: ${hits}`).toBe(true);
    }
  });
});

function alike(a: string, b: string): number {
  return Array.from(a).filter((glyph, i) => glyph === b[i]).length;
}

function best(options: readonly string[], score: (option: string) => number): string | undefined {
  return options.toSorted((a, b) => score(b) - score(a))[0];
}
