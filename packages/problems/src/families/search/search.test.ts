import { describe, expect, it } from 'vitest';
import { isUniform } from '../../bank/audit/bias.ts';
import { describeLaws, hasIdeas, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { search } from './family.ts';
import type { Puzzle, SearchParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(search, 8);

const asked = (puzzle: Puzzle): SearchParams => ({ puzzle, options: [], best: 0 });
const answer = (puzzle: Puzzle): readonly string[] => solve({ puzzle }).answers;
const herd = ['mouse', 'duck', 'owl', 'cat', 'fox', 'bear'] as const;

describe('the solver of fewest moves', () => {
  it('knows the classics', () => {
    expect(answer({ kind: 'pour', jugs: [5, 3], target: 4, hasTap: true })).toEqual(['6']);
    expect(answer({ kind: 'pour', jugs: [8, 5, 3], target: 4, hasTap: false })).toEqual(['6']);
    expect(answer({ kind: 'ferry', weights: [1, 1, 2, 2], limit: 2, animals: herd.slice(0, 4) })).toEqual(['9']);
    expect(answer({ kind: 'flip', coins: [false, true, false], width: 2 })).toEqual(['2']);
    expect(answer({ kind: 'pay', values: [1, 4, 5], sum: 8 })).toEqual(['2']);
  });

  it('reports nothing where no way leads', () => {
    expect(answer({ kind: 'pour', jugs: [6, 4], target: 3, hasTap: true })).toEqual([]);
    expect(answer({ kind: 'ferry', weights: [2, 2], limit: 3, animals: herd.slice(0, 2) })).toEqual([]);
    expect(answer({ kind: 'flip', coins: [false, true, true], width: 2 })).toEqual([]);
  });

  it('tells as many moves as it counts', () => {
    for (const level of levelsOf(search)) {
      for (const { params, solved, seed } of sampleCell(search, { level, mode: 'number', count: 30 })) {
        const told = solved.trace.flatMap(({ args }) => String(args['moves']).split(';'));
        expect(told.length, seed).toBe(params.best);
      }
    }
  });
});

describe('the canonical form of fewest moves', () => {
  it('does not change when a row is read backwards or the crew changes', () => {
    for (const { params, seed } of sampleCell(search, { level: 3, mode: 'number', count: 60 })) {
      const { puzzle } = params;
      if (puzzle.kind === 'flip') {
        const turned = { ...puzzle, coins: puzzle.coins.toReversed() };
        expect(structKey(asked(turned)), seed).toBe(structKey(params));
        expect(answer(turned), seed).toEqual(answer(puzzle));
      }
      if (puzzle.kind === 'ferry') {
        const crew = herd.slice(0, puzzle.weights.length);
        expect(structKey(asked({ ...puzzle, animals: crew })), seed).toBe(structKey(params));
      }
    }
  });

  it('tells other sizes and other targets apart', () => {
    const pour = { kind: 'pour', jugs: [5, 3], target: 4, hasTap: true } as const;
    expect(structKey(asked(pour))).not.toBe(structKey(asked({ ...pour, target: 2 })));
    expect(structKey(asked(pour))).not.toBe(structKey(asked({ ...pour, jugs: [7, 3] })));
  });

  it('knows two hundred ideas at every level', () => {
    for (const level of levelsOf(search)) {
      expect(hasIdeas(search, { level, mode: 'number', count: 800 }, 201), `level ${level}`).toBe(true);
    }
  });
});

describe('the numbers to choose from', () => {
  it.each([1, 3, 5])('stand in no telling rank at level %i', (level) => {
    const samples = sampleCell(search, { level, mode: 'single', count: 800 });
    for (const rank of [0, 1, 2, 3]) {
      const hits = samples.filter(({ params }) => params.options[rank] === params.best).length;
      expect(isChance(hits, samples.length, 1 / 4), `rank ${rank}: ${hits}`).toBe(true);
    }
  });

  it('say nothing whatever the four numbers are', () => {
    const samples = sampleCell(search, { level: 2, mode: 'single', count: 2000 });
    const sets = new Set(samples.map(({ params }) => params.options.join()));
    for (const options of sets) {
      const group = samples.filter(({ params }) => params.options.join() === options);
      const ranks = [0, 1, 2, 3].map(
        (rank) => group.filter(({ params }) => params.options[rank] === params.best).length,
      );
      expect(isUniform(ranks), `${options}: ${ranks.join()}`).toBe(true);
    }
  });
});
