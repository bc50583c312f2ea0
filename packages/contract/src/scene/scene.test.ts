import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAction, arbitraryScene } from './arbitrary-scene.ts';
import { nextNodes } from './parts/path.ts';
import { initialState, isComplete, reduceScene } from './reduce.ts';
import type { GraphicState, LinkNode, LinksPart, NodePair, PathPart, Scene, SceneAction } from './scene.ts';
import { isInitialState, isReachableState } from './validate.ts';

const play = (scene: Scene, actions: readonly SceneAction[]): GraphicState =>
  actions.reduce((state, action) => reduceScene(scene, state, action), initialState(scene));

const played = fc
  .tuple(arbitraryScene, fc.array(arbitraryAction, { maxLength: 40 }))
  .map(([scene, actions]) => ({ scene, actions, state: play(scene, actions) }));

const shuffledKeys = <T>(record: Readonly<Record<string, T>>, from: number): Record<string, T> => {
  const entries = Object.entries(record);
  return Object.fromEntries([...entries.slice(from), ...entries.slice(0, from)].reverse());
};

describe('reduceScene', () => {
  it('leads only to reachable states, whatever the actions are', () => {
    fc.assert(
      fc.property(played, ({ scene, state }) => isReachableState(scene, state)),
      { numRuns: 1500 },
    );
  });

  it('returns the very same object when it refuses, and another state when it does not', () => {
    const property = fc.property(played, arbitraryAction, ({ scene, state }, action) => {
      fc.pre(action.type !== 'reset');
      const next = reduceScene(scene, state, action);
      return next === state || JSON.stringify(sorted(next)) !== JSON.stringify(sorted(state));
    });
    fc.assert(property, { numRuns: 3000 });
  });

  it('never changes the state that it was given', () => {
    const property = fc.property(played, arbitraryAction, ({ scene, state }, action) => {
      const before = JSON.stringify(state);
      reduceScene(scene, state, action);
      return JSON.stringify(state) === before;
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('comes back to the initial state by a reset', () => {
    const property = fc.property(played, ({ scene, state }) =>
      isInitialState(scene, reduceScene(scene, state, { type: 'reset' })),
    );
    fc.assert(property, { numRuns: 300 });
  });

  it('takes a single piece out of its old slot, and leaves a piece with many where it lies', () => {
    const at = [0, 0, 10, 10] as const;
    const slots = ['left', 'right'].map((id) => ({ id, at, label: id }));
    const pieces = [
      { id: 'one', at, label: 'one', art: [] },
      { id: 'lots', at, label: 'lots', art: [], many: true },
    ];
    const scene: Scene = {
      v: 1,
      view: [0, 0, 9, 9],
      art: [],
      strings: {},
      parts: [{ t: 'slots', id: 's', slots, pieces }],
    };
    const place = (piece: string, slot: string): SceneAction => ({ type: 'place', part: 's', piece, slot });
    expect(play(scene, [place('one', 'left'), place('one', 'right')]).parts['s']).toEqual({ right: 'one' });
    expect(play(scene, [place('lots', 'left'), place('lots', 'right')]).parts['s']).toEqual({
      left: 'lots',
      right: 'lots',
    });
  });
});

describe('isReachableState', () => {
  it('reads the slots of a state in any order', () => {
    const property = fc.property(played, fc.nat(5), ({ scene, state }, from) => {
      const parts = Object.fromEntries(
        Object.entries(state.parts).map(([id, done]) => [
          id,
          Array.isArray(done) ? done : shuffledKeys(done as Readonly<Record<string, string>>, from),
        ]),
      );
      return isReachableState(scene, { v: 1, parts });
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('accepts no junk', () => {
    // A list of numbers may by chance be what a learner has set, such as the number 0; anything else is junk.
    const isNumbers = (value: unknown) => Array.isArray(value) && value.some((item) => typeof item === 'number');
    const noState = fc.jsonValue().filter((value) => !isNumbers(value));
    const property = fc.property(arbitraryScene, noState, (scene, junk) => {
      const inParts = { v: 1, parts: junk };
      const inEachPart = { v: 1, parts: Object.fromEntries(scene.parts.map((part) => [part.id, junk])) };
      const isEmpty = (candidate: typeof inEachPart): boolean =>
        isReachableState(scene, candidate) && isStart(scene, candidate);
      return (
        !isReachableState(scene, junk) &&
        !isReachableState(scene, inParts) &&
        (!isReachableState(scene, inEachPart) || isEmpty(inEachPart))
      );
    });
    fc.assert(property, { numRuns: 5000 });
  });

  it('accepts nothing that rides along', () => {
    const property = fc.property(played, fc.jsonValue(), ({ scene, state }, extra) => {
      const isRejected = (candidate: unknown): boolean => !isReachableState(scene, candidate);
      return (
        isRejected({ ...state, extra }) &&
        isRejected({ v: 2, parts: state.parts }) &&
        isRejected({ v: 1, parts: { ...state.parts, extra } }) &&
        isRejected([state])
      );
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('rejects a change of one entry that no action makes', () => {
    const property = fc.property(
      played,
      fc.nat(20),
      fc.constantFrom<unknown>('nobody', -99, 99, 1.5, null, {}),
      (drawn, at, junk) => {
        const { scene, state } = drawn;
        const spoiled = Object.entries(state.parts).map(([id, done]): [string, unknown] => {
          // The cast holds because a list is the state of all other kinds of parts.
          if (!Array.isArray(done)) return [id, { ...(done as Readonly<Record<string, string>>), nowhere: junk }];
          const list: readonly unknown[] = done;
          return [id, [...list.slice(0, at), junk, ...list.slice(at + 1)]];
        });
        return spoiled.every(([id, done]) => !isReachableState(scene, { v: 1, parts: { ...state.parts, [id]: done } }));
      },
    );
    fc.assert(property, { numRuns: 1500 });
  });

  it('replays a walk of thousands of steps in a blink', () => {
    const scene = corridor(null);
    const steps = Array.from({ length: 4001 }, (_, index) => (index % 2 === 0 ? 'a' : 'b'));
    expect(isReachableState(scene, { v: 1, parts: { walk: steps } })).toBe(true);
  }, 1000);
});

describe('nextNodes', () => {
  it('offers exactly the steps that are not refused', () => {
    const property = fc.property(played, ({ scene, state }) =>
      scene.parts.every((part) => {
        if (part.t !== 'path') return true;
        const next = nextNodes(part, state.parts[part.id] as readonly string[]);
        return part.nodes.every(({ id }) => {
          const moved = reduceScene(scene, state, { type: 'step', part: part.id, node: id });
          return (moved !== state) === next.includes(id);
        });
      }),
    );
    fc.assert(property, { numRuns: 500 });
  });

  it('closes a used edge in both directions, and a used node', () => {
    const [edge, node] = [corridor('edge'), corridor('node')].map((scene) => scene.parts[0] as PathPart);
    expect(nextNodes(edge as PathPart, ['a', 'b'])).toEqual(['c']);
    expect(nextNodes(node as PathPart, ['a', 'b'])).toEqual(['c']);
    expect(nextNodes(corridor(null).parts[0] as PathPart, ['a', 'b'])).toEqual(['a', 'c']);
  });
});

describe('isComplete', () => {
  it('holds at an end of the walk and nowhere before it', () => {
    const scene = corridor(null);
    expect(isComplete(scene, { v: 1, parts: { walk: ['a', 'b'] } })).toBe(false);
    expect(isComplete(scene, { v: 1, parts: { walk: ['a', 'b', 'c'] } })).toBe(true);
  });
});

describe('lines', () => {
  const at = [0, 0, 10, 10] as const;
  const node = (id: string, more: Partial<LinkNode> = {}): LinkNode => ({ id, at, label: id, ...more });
  const drawingOf = (part: Omit<LinksPart, 't' | 'id'>, ...pairs: readonly string[]) => {
    const scene: Scene = { v: 1, view: [0, 0, 9, 9], art: [], strings: {}, parts: [{ t: 'links', id: 'l', ...part }] };
    const actions = pairs.map(([from = '', to = '']): SceneAction => ({ type: 'link', part: 'l', from, to }));
    return (play(scene, actions).parts['l'] as readonly NodePair[]).map((pair) => pair.join(''));
  };
  const four = ['a', 'b', 'c', 'd'].map((id) => node(id));

  it('have one form, and vanish when they are drawn again', () => {
    expect(drawingOf({ nodes: four }, 'dc', 'ba')).toEqual(['ab', 'cd']);
    expect(drawingOf({ nodes: four }, 'ab', 'ba')).toEqual([]);
  });

  it('leave a node that takes one line for the new one, and are refused by a full node that takes more', () => {
    expect(drawingOf({ nodes: four }, 'ab', 'ac')).toEqual(['ac']);
    const hub = [node('a', { ends: 2 }), ...four.slice(1)];
    expect(drawingOf({ nodes: hub }, 'ab', 'ac', 'ad')).toEqual(['ab', 'ac']);
  });

  it('join no two of one side, only the pairs that are offered, and no more than there may be', () => {
    const sides = [node('a', { side: 'x' }), node('b', { side: 'x' }), node('c', { side: 'y' }), node('d')];
    expect(drawingOf({ nodes: sides }, 'ab', 'bc', 'ad')).toEqual(['ad', 'bc']);
    expect(drawingOf({ nodes: four, pairs: [['a', 'b']] }, 'ac', 'ba')).toEqual(['ab']);
    expect(drawingOf({ nodes: four, max: 1 }, 'ab', 'cd')).toEqual(['ab']);
  });
});

/** a – b – c, from a to c. */
function corridor(once: PathPart['once']): Scene {
  const nodes = ['a', 'b', 'c'].map((id) => ({ id, at: [0, 0, 10, 10] as const, label: id }));
  const edges = [['a', 'b'] as const, ['b', 'c'] as const];
  const part: PathPart = { t: 'path', id: 'walk', nodes, edges, start: 'a', ends: ['c'], once };
  return { v: 1, view: [0, 0, 9, 9], art: [], strings: {}, parts: [part] };
}

function isStart(scene: Scene, candidate: unknown): boolean {
  return isInitialState(scene, candidate as GraphicState);
}

/** Key order says nothing about a state. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, inner]) => [key, sorted(inner)]);
}
