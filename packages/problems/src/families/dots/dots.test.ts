import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, hasIdeas, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { dots } from './family.ts';
import type { DotsParams, Task } from './params.ts';
import { solve } from './solve.ts';

describeLaws(dots, 6);

const asked = (task: Task): DotsParams => ({ task, look: 'domino', colour: 'red', truth: '' });

describe('the solver of dots', () => {
  it('counts what is there, what is hidden and what stays', () => {
    expect(solve(asked({ kind: 'sum', parts: [8, 5] })).answers).toEqual(['13']);
    expect(solve(asked({ kind: 'rest', parts: [4, 2], total: 9 })).answers).toEqual(['3']);
    expect(solve(asked({ kind: 'take', total: 15, away: 7 })).answers).toEqual(['8']);
    expect(solve(asked({ kind: 'equal', left: [5, 6], right: [4] })).answers).toEqual(['7']);
  });

  it('sees that two cards fit', () => {
    const cards = [
      [1, 4],
      [2, 3],
    ] as const;
    expect(solve(asked({ kind: 'find', total: 5, cards, right: 0 })).answers.length).toBe(2);
    expect(solve(asked({ kind: 'bonds', total: 6, rows: [2, 3], cards: [4, 3, 5] })).answers).toEqual(['4 3']);
    expect(solve(asked({ kind: 'bonds', total: 6, rows: [2, 3], cards: [4, 5] })).answers).toEqual([]);
  });

  it('adds and takes away in steps that are true', () => {
    for (const level of levelsOf(dots)) {
      for (const { params, solved } of sampleCell(dots, { level, mode: 'number', count: 30 })) {
        const sums = dots
          .texts(params, { mode: 'number', solved }, 'en')
          .steps.flatMap(({ text }) => [...text.matchAll(/(\d+) ([+−]) (\d+) = (\d+)/g)]);
        for (const [, a, sign, b, result] of sums) {
          expect(sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)).toBe(Number(result));
        }
      }
    }
  });
});

describe('the canonical form of dots', () => {
  it('does not change when groups, rows, cards or colours change places', () => {
    for (const mode of dots.modes) {
      for (const level of [2, 4, 8]) {
        for (const { params, seed } of sampleCell(dots, { level, mode, count: 15 })) {
          const rng = createRng(`canon/${seed}`);
          const moved = shuffled(params.task, (items) => rng.shuffle(items));
          expect(structKey({ ...params, task: moved, colour: 'purple', look: 'frame' }), seed).toBe(structKey(params));
        }
      }
    }
  });
});

function shuffled(task: Task, mix: <T>(items: readonly T[]) => T[]): Task {
  if (task.kind === 'sum' || task.kind === 'rest') return { ...task, parts: mix(task.parts) };
  if (task.kind === 'equal') return { ...task, left: mix(task.left), right: mix(task.right) };
  if (task.kind === 'find') return { ...task, cards: mix(task.cards.map(([a, b]) => [b, a] as const)) };
  return task.kind === 'bonds' ? { ...task, rows: mix(task.rows), cards: mix(task.cards) } : task;
}

describe('the cards of dots', () => {
  it.each(levelsOf(dots))('tell nothing at level %i: place, rank of the sum, larger half', (level) => {
    const samples = sampleCell(dots, { level, mode: 'single', count: 600 }).flatMap(({ params }) =>
      params.task.kind === 'find' ? [params.task] : [],
    );
    const ranked = (rank: number, value: (card: readonly [number, number]) => number): number =>
      samples.filter(({ cards, right }) => {
        const order = cards.map((card, i) => [value(card), i] as const).sort(([a, i], [b, j]) => a - b || i - j);
        return order[rank]?.[1] === right;
      }).length;
    for (const rank of [0, 1, 2, 3]) {
      expect(
        isChance(
          ranked(rank, ([a, b]) => a + b),
          samples.length,
          1 / 4,
        ),
        `sum ${rank}`,
      ).toBe(true);
      expect(
        isChance(
          ranked(rank, ([a, b]) => Math.max(a, b)),
          samples.length,
          1 / 4,
        ),
        `half ${rank}`,
      ).toBe(true);
      expect(isChance(samples.filter(({ right }) => right === rank).length, samples.length, 1 / 4)).toBe(true);
    }
  });
});

describe('the stock of dots', () => {
  it('has at least thirty ideas in every mode and at every level', () => {
    for (const mode of dots.modes) {
      for (const level of levelsOf(dots)) {
        expect(
          hasIdeas(dots, { level, mode, count: 500 }, mode === 'number' && level === 1 ? 20 : 30),
          `${mode} ${level}`,
        ).toBe(true);
      }
    }
  });
});
