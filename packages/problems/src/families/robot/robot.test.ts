import { initialState } from '@logikit/contract/scene';
import { describe, expect, it } from 'vitest';
import { transposed } from '../../core/canon.ts';
import { createRng } from '../../core/rng.ts';
import { checkScene } from '../../scene-check/check-scene.ts';
import { rightState } from '../../scene-check/right-state.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { robot } from './family.ts';
import { generate } from './generate.ts';
import type { Command, Direction, Program, RobotParams, Walk, Yard } from './params.ts';
import { solve } from './solve.ts';

describeLaws(robot, 6);

const yard = (trees: readonly number[], more: Partial<Yard> = {}): Yard => ({
  side: 4,
  trees,
  start: 0,
  nose: null,
  ...more,
});
const to = (...directions: readonly Direction[]): Program => directions.map((direction) => ({ do: 'to', direction }));
const walk = (more: Partial<Walk>): Walk => ({
  task: 'walk',
  yard: yard([1, 5]),
  goal: 3,
  batteries: [],
  limit: 20,
  best: 0,
  ...more,
});

describe('the solver of yards', () => {
  it('counts the fewest steps around trees and over batteries', () => {
    expect(solve(walk({})).answers).toEqual(['7']);
    expect(solve(walk({ batteries: [12] })).answers).toEqual(['9']);
    expect(solve(walk({ yard: yard([1, 5, 9, 13]) })).answers).toEqual([]);
    expect(solve(walk({ limit: 6 })).answers).toEqual([]);
  });

  it('runs loops and turns by the nose, and stops at trees and edges', () => {
    const loop: Program = [{ do: 'repeat', times: 2, body: [{ do: 'forward' }, { do: 'right' }] }, { do: 'forward' }];
    const trace = (program: Program, more: Partial<Yard> = {}, trees: readonly number[] = []): RobotParams => ({
      task: 'trace',
      yard: yard(trees, more),
      program,
      cells: [],
    });
    expect(solve(trace(loop, { start: 0, nose: 0 })).answers).toEqual([]);
    expect(solve(trace(loop, { start: 1, nose: 1 })).answers).toEqual(['2,5,6']);
    expect(solve(trace(to(1, 1, 2))).answers).toEqual(['1,2,6']);
    expect(solve(trace(to(1, 1, 2), {}, [2])).answers).toEqual([]);
  });

  it('reports two answers when two programs reach the flag', () => {
    const choice = (...programs: readonly Program[]): RobotParams => ({
      task: 'choice',
      yard: yard([]),
      goal: 5,
      programs,
      slips: ['turn', 'order'],
      right: 0,
    });
    expect(solve(choice(to(1, 2), to(2, 1))).answers.length).toBe(2);
    expect(solve(choice(to(1, 1), to(2, 1))).answers).toEqual(['1']);
  });

  it('tells legs that join into a walk of the answer', () => {
    for (const { params, solved } of sampleCell(robot, { level: 7, mode: 'graphic', count: 20 })) {
      if (params.task !== 'walk') continue;
      const steps = solved.trace.reduce((sum, { args }) => sum + Number(args['steps']), 0);
      expect(String(steps)).toBe(solved.answers[0]);
    }
  });
});

describe('the graphic of yards', () => {
  it('accepts what the check declares and nothing before the first action', () => {
    const seen = new Set<string>();
    for (const level of levelsOf(robot)) {
      for (const { params, seed } of sampleCell(robot, { level, mode: 'graphic', count: 6 })) {
        const { scene, check } = robot.compose(params, 'graphic');
        if (!scene || !check) throw new Error('no scene');
        seen.add(params.task);
        expect(checkScene(scene, check, initialState(scene)), seed).toBe(false);
        expect(rightState(scene, check), seed).not.toBeNull();
      }
    }
    expect([...seen].sort()).toEqual(['trace', 'walk']);
  });

  it('accepts any legal walk that collects everything in time, and no other', () => {
    const params = walk({ yard: yard([5]), goal: 15, batteries: [3], limit: 6, best: 6 });
    const { scene, check } = robot.compose(params, 'graphic');
    if (!scene || !check) throw new Error('no scene');
    const judge = (...cells: readonly number[]) =>
      checkScene(scene, check, { v: 1, parts: { walk: cells.map((cell) => `cell-${cell}`) } });
    expect(judge(0, 1, 2, 3, 7, 11, 15)).toBe(true);
    expect(judge(0, 4, 8, 12, 13, 14, 15)).toBe(false);
    expect(judge(0, 1, 2, 3, 7, 11)).toBe(false);
    expect(judge(0, 4, 0, 1, 2, 3, 7, 11, 15)).toBe(false);
    expect(judge(0, 1, 5, 9, 10, 11, 15)).toBe(false);
  });

  it('has targets of 44 pixels on the narrowest phone, each with a name', () => {
    for (const { params, solved } of sampleCell(robot, { level: 10, mode: 'graphic', count: 8 })) {
      const { scene } = robot.compose(params, 'graphic');
      const { strings } = robot.texts(params, { mode: 'graphic', solved }, 'ru');
      for (const part of scene?.parts ?? []) {
        const spots = part.t === 'path' ? part.nodes : part.t === 'toggle' ? part.spots : [];
        expect(spots.length).toBeGreaterThan(0);
        for (const { at, label } of spots) {
          expect(Math.min(at[2], at[3])).toBeGreaterThanOrEqual(44);
          expect(strings[label]).toMatch(/^Ряд \d, столбец \d/);
        }
      }
    }
  });
});

describe('the canonical form of yards', () => {
  it('does not change when the yard is mirrored along its diagonal, and the commands with it', () => {
    for (const mode of robot.modes) {
      for (const level of [2, 5, 8, 10]) {
        for (const { params, seed } of sampleCell(robot, { level, mode, count: 8 })) {
          expect(structKey(flipped(params)), seed).toBe(structKey(params));
        }
      }
    }
  });

  it('tells another flag and another program apart', () => {
    expect(structKey(walk({ goal: 3 }))).not.toBe(structKey(walk({ goal: 2 })));
    expect(structKey(walk({ limit: 8 }))).not.toBe(structKey(walk({ limit: 9 })));
  });
});

describe('the programs to choose from', () => {
  it.each([1, 5, 8])('tell nothing at level %i: each place is right equally often, and no vote finds it', (level) => {
    const drawn = Array.from({ length: 800 }, (_, n) => generate(createRng(`vote/${level}/${n}`), level, 'single'));
    const choices = drawn.flatMap((params) => (params?.task === 'choice' ? [params] : []));
    expect(choices.length).toBeGreaterThan(700);
    for (const place of [0, 1, 2, 3]) {
      const hits = choices.filter(({ right }) => right === place).length;
      expect(isChance(hits, choices.length, 1 / 4), `place ${place}: ${hits}`).toBe(true);
    }
    const rng = createRng('voter');
    for (const wish of [1, -1]) {
      const longest = choices.filter(({ programs, right }) => {
        const lengths = programs.map((program) => wish * JSON.stringify(program).length);
        const best = Math.max(...lengths);
        return rng.pick(lengths.flatMap((length, index) => (length === best ? [index] : []))) === right;
      }).length;
      expect(isChance(longest, choices.length, 1 / 4), `by length ${wish}: ${longest}`).toBe(true);
    }
  });
});

/** Rows become columns. */
function flipped(params: RobotParams): RobotParams {
  const { side } = params.yard;
  const order = transposed({
    rows: side,
    columns: side,
    cells: Array.from({ length: side * side }, (_, cell) => cell),
  });
  const cell = (from: number): number => order.cells.indexOf(from);
  const direction = (from: Direction): Direction => ([3, 2, 1, 0] as const)[from];
  const command = (one: Command): Command => {
    if (one.do === 'to') return { do: 'to', direction: direction(one.direction) };
    if (one.do === 'forward') return one;
    return { do: one.do === 'left' ? 'right' : 'left' };
  };
  const program = (items: Program): Program =>
    items.map((item) => (item.do === 'repeat' ? { ...item, body: item.body.map(command) } : command(item)));
  const { trees, start, nose } = params.yard;
  const turned = { side, trees: trees.map(cell), start: cell(start), nose: nose === null ? null : direction(nose) };
  switch (params.task) {
    case 'walk':
      return { ...params, yard: turned, goal: cell(params.goal), batteries: params.batteries.map(cell) };
    case 'choice':
      return { ...params, yard: turned, goal: cell(params.goal), programs: params.programs.map(program) };
    case 'trace':
      return { ...params, yard: turned, program: program(params.program) };
  }
}
