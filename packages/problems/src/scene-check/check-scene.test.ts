import { initialState, reduceScene } from '@logikit/contract/scene';
import type { Part, Scene, SceneAction } from '@logikit/contract/scene';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Check, CheckRule } from '../core/family.ts';
import { checkScene } from './check-scene.ts';
import { rightState } from './right-state.ts';

const at = [0, 0, 10, 10] as const;
const spots = (...ids: string[]) => ids.map((id) => ({ id, at, label: id }));
const sceneOf = (...parts: Part[]): Scene => ({ v: 1, view: [0, 0, 100, 100], art: [], parts, strings: {} });
const checkOf = (...rules: CheckRule[]): Check => ({ rules });

const marks: Part = { t: 'toggle', id: 'marks', spots: spots('a', 'b', 'c') };
const places: Part = {
  t: 'slots',
  id: 'places',
  slots: spots('left', 'right', 'spare'),
  pieces: spots('cat', 'twin-1', 'twin-2').map((piece) => ({ ...piece, art: [] })),
};
const symbol = { label: 'x', art: [] };
const labels = ['one', 'two', 'three'];
const grid = { rows: 1, columns: 3, alphabet: [symbol, symbol], given: [1, 0, 0], labels, at };
const cells: Part = { t: 'grid', id: 'cells', ...grid };
const walk: Part = {
  t: 'path',
  id: 'walk',
  nodes: spots('s', 'm', 'n', 'e'),
  edges: [
    ['s', 'm'],
    ['m', 'e'],
    ['s', 'n'],
    ['n', 'e'],
    ['m', 'n'],
  ],
  start: 's',
  ends: ['e'],
  once: null,
};
const lines: Part = { t: 'links', id: 'lines', nodes: spots('a', 'b', 'c', 'd'), max: 2 };
const item = (id: string) => ({ id, at, label: id, art: [], start: 0 });
const hands: Part = { t: 'rotor', id: 'hands', steps: 4, labels: [], items: [item('short'), item('long')] };
const amount: Part = { t: 'number', id: 'amount', label: 'n', look: 'counter', at, min: 0, max: 20, start: 0 };
const all = sceneOf(marks, places, cells, walk, lines, hands, amount);

const judge = (part: Part, check: Check, done: unknown): boolean =>
  checkScene(sceneOf(part), check, { v: 1, parts: { [part.id]: done } });

describe('checkScene', () => {
  it('asks of toggles exactly the right spots', () => {
    const check = checkOf({ rule: 'set', part: 'marks', spots: ['c', 'a'] });
    expect(judge(marks, check, ['a', 'c'])).toBe(true);
    for (const wrong of [[], ['a'], ['a', 'b', 'c'], ['c', 'a'], ['a', 'a', 'c']]) {
      expect(judge(marks, check, wrong)).toBe(false);
    }
  });

  it('takes either twin, any of the declared maps, and no piece in a slot that must stay empty', () => {
    const check = checkOf({
      rule: 'map',
      part: 'places',
      maps: [{ left: 'twin-1|twin-2', right: 'twin-1|twin-2' }, { spare: 'cat' }],
    });
    expect(judge(places, check, { left: 'twin-1', right: 'twin-2' })).toBe(true);
    expect(judge(places, check, { right: 'twin-1', left: 'twin-2' })).toBe(true);
    expect(judge(places, check, { spare: 'cat' })).toBe(true);
    expect(judge(places, check, { left: 'twin-1', right: 'twin-1' })).toBe(false);
    expect(judge(places, check, { left: 'twin-1', right: 'cat' })).toBe(false);
    expect(judge(places, check, { left: 'twin-1', right: 'twin-2', spare: 'cat' })).toBe(false);
    expect(judge(places, check, {})).toBe(false);
  });

  it('asks of a grid exactly these symbols and an untouched start', () => {
    const check = checkOf({ rule: 'cells', part: 'cells', cells: [1, 2, 1] });
    expect(judge(cells, check, [1, 2, 1])).toBe(true);
    for (const wrong of [
      [1, 2, 0],
      [2, 2, 1],
      [1, 2, 2],
      [1, 2, 1, 0],
      [1, 2, 3],
    ]) {
      expect(judge(cells, check, wrong)).toBe(false);
    }
  });

  it('takes any legal walk that keeps the declared rules', () => {
    const check = checkOf(
      { rule: 'ends', part: 'walk', nodes: ['e'] },
      { rule: 'visits', part: 'walk', nodes: ['m', 'n'] },
      { rule: 'maxSteps', part: 'walk', steps: 3 },
    );
    expect(judge(walk, check, ['s', 'm', 'n', 'e'])).toBe(true);
    expect(judge(walk, check, ['s', 'n', 'm', 'e'])).toBe(true);
    expect(judge(walk, check, ['s', 'm', 'e'])).toBe(false);
    expect(judge(walk, check, ['s', 'm', 'n'])).toBe(false);
    expect(judge(walk, check, ['s', 'm', 'n', 's', 'n', 'e'])).toBe(false);
    expect(judge(walk, check, ['s', 'e'])).toBe(false);
    expect(judge(walk, checkOf({ rule: 'walk', part: 'walk', nodes: ['s', 'm', 'e'] }), ['s', 'm', 'e'])).toBe(true);
    expect(judge(walk, checkOf({ rule: 'walk', part: 'walk', nodes: ['s', 'm', 'e'] }), ['s', 'n', 'e'])).toBe(false);
  });

  it('takes any of the declared drawings, whichever way a line was drawn', () => {
    const check = checkOf({
      rule: 'lines',
      part: 'lines',
      drawings: [
        [
          ['d', 'a'],
          ['b', 'c'],
        ],
        [['a', 'b']],
      ],
    });
    expect(
      judge(lines, check, [
        ['a', 'd'],
        ['b', 'c'],
      ]),
    ).toBe(true);
    expect(judge(lines, check, [['a', 'b']])).toBe(true);
    for (const wrong of [
      [],
      [['a', 'd']],
      [
        ['a', 'c'],
        ['b', 'd'],
      ],
      [
        ['b', 'c'],
        ['a', 'd'],
      ],
    ]) {
      expect(judge(lines, check, wrong)).toBe(false);
    }
  });

  it('asks of every item one of its steps, where it matters', () => {
    const check = checkOf({ rule: 'turned', part: 'hands', steps: [[1, 3], []] });
    for (const good of [
      [1, 0],
      [3, 2],
    ])
      expect(judge(hands, check, good)).toBe(true);
    for (const wrong of [[0, 0], [2, 3], [1], [1, 4], [1, 0, 0]]) expect(judge(hands, check, wrong)).toBe(false);
  });

  it('asks of a number one of the declared ones', () => {
    const check = checkOf({ rule: 'amount', part: 'amount', values: [7, 12] });
    expect([[7], [12]].map((set) => judge(amount, check, set))).toEqual([true, true]);
    for (const wrong of [[], [0], [8], [21], [7, 12], ['7']]) expect(judge(amount, check, wrong)).toBe(false);
  });

  it('finds nothing right when the family that should judge does not', () => {
    for (const family of ['gone', 'balance']) {
      expect(judge(amount, checkOf({ rule: 'family', family, params: {} }), [7])).toBe(false);
    }
  });

  it('finds nothing right under a check without rules, or with a rule for a missing or another part', () => {
    const done = initialState(all);
    expect(checkScene(all, checkOf(), done)).toBe(false);
    expect(checkScene(all, checkOf({ rule: 'set', part: 'gone', spots: [] }), done)).toBe(false);
    expect(checkScene(all, checkOf({ rule: 'set', part: 'walk', spots: [] }), done)).toBe(false);
  });

  it('never trusts a state: no junk is right', () => {
    const check = checkOf({ rule: 'maxSteps', part: 'walk', steps: 99 });
    // A list of strings may by chance be a walk that a learner can make, such as the start alone; anything else is junk.
    const isList = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');
    const property = fc.property(
      fc.jsonValue().filter((value) => !isList(value)),
      (junk) => {
        const parts = { ...initialState(all).parts, walk: junk };
        return !checkScene(all, check, junk) && !checkScene(all, check, { v: 1, parts });
      },
    );
    fc.assert(property, { numRuns: 3000 });
    expect(checkScene(all, check, initialState(all))).toBe(true);
  });
});

describe('rightState', () => {
  it('is accepted by its check and can be reached by actions', () => {
    const check = checkOf(
      { rule: 'set', part: 'marks', spots: ['c', 'a'] },
      { rule: 'map', part: 'places', maps: [{ left: 'twin-1|twin-2', right: 'twin-1|twin-2' }] },
      { rule: 'cells', part: 'cells', cells: [1, 2, 1] },
      { rule: 'ends', part: 'walk', nodes: ['e'] },
      { rule: 'visits', part: 'walk', nodes: ['n', 'm'] },
      { rule: 'maxSteps', part: 'walk', steps: 3 },
      {
        rule: 'lines',
        part: 'lines',
        drawings: [
          [
            ['d', 'c'],
            ['b', 'a'],
          ],
        ],
      },
      { rule: 'turned', part: 'hands', steps: [[2], []] },
      { rule: 'amount', part: 'amount', values: [5] },
    );
    const state = rightState(all, check);
    expect(state?.parts).toMatchObject({
      marks: ['a', 'c'],
      places: { left: 'twin-1', right: 'twin-2' },
      cells: [1, 2, 1],
      lines: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      hands: [2, 0],
      amount: [5],
    });
    const reset: SceneAction = { type: 'reset' };
    expect(state && checkScene(all, check, state)).toBe(true);
    expect(state && checkScene(all, check, reduceScene(all, state, reset))).toBe(false);
  });

  it('is null when nothing can be right', () => {
    const check = checkOf({ rule: 'ends', part: 'walk', nodes: ['e'] }, { rule: 'maxSteps', part: 'walk', steps: 1 });
    expect(rightState(sceneOf(walk), check)).toBeNull();
  });
});
