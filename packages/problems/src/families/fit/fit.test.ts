import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { choices, coversOf } from './cover.ts';
import { fit } from './family.ts';
import type { FitParams } from './params.ts';
import { keyOf, mirrored, normal, piecesOf, posesOf, turned, turnKey } from './shapes.ts';
import type { Cell, Shape } from './shapes.ts';
import { solve } from './solve.ts';

describeLaws(fit, 4);

const shape = (...rows: readonly string[]): Shape =>
  normal(rows.flatMap((row, r) => row.split('').flatMap((mark, c): readonly Cell[] => (mark === '#' ? [[r, c]] : []))));
const [ess, zed, ell] = [shape('.##', '##.'), shape('##.', '.##'), shape('#..', '###')];

describe('pieces of squares', () => {
  it('are as many as mathematics says: 1, 1, 2, 7, 18 and 60, when only turning makes two of them one', () => {
    expect([1, 2, 3, 4, 5, 6].map((squares) => piecesOf(squares).length)).toEqual([1, 1, 2, 7, 18, 60]);
  });

  it('come back after four turns or two flips', () => {
    for (const piece of piecesOf(5)) {
      expect(keyOf(turned(turned(turned(turned(piece)))))).toBe(keyOf(piece));
      expect(keyOf(mirrored(mirrored(piece)))).toBe(keyOf(piece));
    }
  });
});

describe('the search for covers', () => {
  it('finds every one: two pieces of three squares cover a field of two by three in as many ways as drawn by hand', () => {
    const field = shape('###', '###');
    const corner = shape('#.', '##');
    const free = { mayTurn: true, limit: 99 };
    // Two corners: the cut runs like a slash or like a backslash, and the two corners may change places.
    expect(coversOf(field, [corner, corner], free).length).toBe(4);
    expect(coversOf(field, [shape('###'), shape('###')], free).length).toBe(2);
    expect(coversOf(field, [shape('###'), corner], free).length).toBe(0);
  });

  it('covers each square once', () => {
    for (const { params } of sampleCell(fit, { level: 9, mode: 'multi', count: 6 })) {
      const [figure = []] = params.targets;
      const used = params.truth.map((i) => params.pieces[i] ?? []);
      const [cover = []] = coversOf(figure, used, { mayTurn: true, limit: 1 });
      expect(keyOf(normal(cover.flat()))).toBe(keyOf(figure));
      cover.forEach((cells, i) => expect(turnKey(normal(cells))).toBe(turnKey(used[i] ?? [])));
    }
  });
});

const plain: FitParams = {
  level: 1,
  plot: 'hole',
  mayTurn: false,
  pieces: [ess, zed, ell],
  targets: [zed],
  board: { rows: 4, columns: 5, at: [0, 0] },
  colour: 'red',
  truth: [1],
};

describe('the solver of pieces', () => {
  it('tells a piece from its mirror twin, and lets it be turned only where that is allowed', () => {
    expect(solve(plain).answers).toEqual(['1']);
    expect(solve({ ...plain, targets: [turned(zed)] }).answers).toEqual([]);
    expect(solve({ ...plain, mayTurn: true, targets: [turned(zed)] }).answers).toEqual(['1']);
  });

  it('reports two answers when two choices of pieces make the figure', () => {
    const field = shape('####', '####');
    const pieces = [shape('####'), shape('####'), shape('##', '##'), shape('##', '##')];
    expect(solve({ ...plain, plot: 'parts', pieces, targets: [field], mayTurn: true }).answers.length).toBe(2);
  });

  it('agrees with laying all pieces in all poses on all places', () => {
    for (const { params, seed } of sampleCell(fit, { level: 6, mode: 'multi', count: 8 })) {
      const [figure = []] = params.targets;
      const own = new Set(figure.map(String));
      const making = choices(params.pieces.length, 2).filter(([a = 0, b = 0]) => {
        const rests = placesOf(params.pieces[a] ?? [], figure, own);
        return rests.some((rest) => posesOf(params.pieces[b] ?? [], true).some((pose) => keyOf(pose) === rest));
      });
      expect(
        making.map((pair) => pair.join(' ')),
        seed,
      ).toEqual([params.truth.join(' ')]);
    }
  });
});

/** What remains of the figure, wherever the piece is laid into it. */
function placesOf(piece: Shape, figure: Shape, own: ReadonlySet<string>): readonly string[] {
  return posesOf(piece, true).flatMap((pose) =>
    figure.flatMap(([r, c]) =>
      pose.flatMap(([pr, pc]) => {
        const cells = pose.map(([qr, qc]) => String([qr - pr + r, qc - pc + c]));
        if (!cells.every((cell) => own.has(cell))) return [];
        return [keyOf(normal(figure.filter((cell) => !cells.includes(String(cell)))))];
      }),
    ),
  );
}

describe('the canonical form of pieces', () => {
  it('does not change when all is turned or mirrored together, pieces change places or lie otherwise', () => {
    for (const level of levelsOf(fit)) {
      for (const mode of fit.modes) {
        for (const { params, seed } of sampleCell(fit, { level, mode, count: 6 })) {
          const rng = createRng(`canon/${seed}`);
          const move = rng.pick([mirrored, turned, (one: Shape) => turned(mirrored(one))]);
          const [asked = [], ...others] = params.pieces.map(move);
          const pieces = params.plot === 'lies' ? [asked, ...rng.shuffle(others)] : rng.shuffle([asked, ...others]);
          const lying = params.mayTurn ? pieces.map((piece) => rng.pick(posesOf(piece, true))) : pieces;
          const moved = { ...params, pieces: lying, targets: params.targets.map(move), colour: 'blue' as const };
          expect(structKey(moved), seed).toBe(structKey(params));
        }
      }
    }
  });
});

describe('the pieces to choose from', () => {
  it.each([1, 3, 5, 6, 7])('do not betray the right one by being long or round at level %i', (level) => {
    const samples = sampleCell(fit, { level, mode: 'single', count: 240 });
    const chance = 1 / (samples[0]?.params.pieces.length ?? 4);
    const lures = samples.map(({ params: { pieces, truth } }) => {
      const edges = pieces.map((piece) => piece.reduce((sum, [r, c]) => sum + Math.abs(r - 1) + Math.abs(c - 1), 0));
      return {
        long: edges.indexOf(Math.max(...edges)) === truth[0],
        round: edges.indexOf(Math.min(...edges)) === truth[0],
      };
    });
    expect(isChance(lures.filter(({ long }) => long).length, lures.length, chance)).toBe(true);
    expect(isChance(lures.filter(({ round }) => round).length, lures.length, chance)).toBe(true);
  });

  it('come from enough puzzle ideas: more than the bank can ask for in any lesson', () => {
    for (const level of levelsOf(fit)) {
      const ideas = fit.modes.flatMap((mode) =>
        sampleCell(fit, { level, mode, count: 40 }).map(({ params }) => structKey(params)),
      );
      expect(new Set(ideas).size, `level ${level}`).toBeGreaterThan(70);
    }
  });
});
