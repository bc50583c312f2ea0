import { isRecord, jsonOf } from '../values/json.ts';
import type { Replay } from './part-law.ts';
import { gridActions } from './parts/grid.ts';
import { linksActions } from './parts/links.ts';
import { numberActions } from './parts/number.ts';
import { pathActions } from './parts/path.ts';
import { rotorActions } from './parts/rotor.ts';
import { slotsActions } from './parts/slots.ts';
import { toggleActions } from './parts/toggle.ts';
import { initialState, reduceScene } from './reduce.ts';
import type { GraphicState, Part, Scene } from './scene.ts';

const replays = {
  toggle: toggleActions,
  slots: slotsActions,
  grid: gridActions,
  path: pathActions,
  links: linksActions,
  rotor: rotorActions,
  number: numberActions,
} as const satisfies Record<Part['t'], unknown>;

/** The cast holds because the table pairs every kind with its own replay. */
function replayOf(part: Part): Replay<Part> {
  return replays[part.t] as unknown as Replay<Part>;
}

/**
 * True when `candidate` is a state that a learner can reach by actions. The client is never trusted:
 * every part is replayed through `reduceScene` and must come out the same.
 */
export function isReachableState(scene: Scene, candidate: unknown): candidate is GraphicState {
  if (!isRecord(candidate) || candidate['v'] !== 1 || !isRecord(candidate['parts'])) return false;
  const parts = candidate['parts'];
  // Nothing may ride along: what is accepted here is stored and shown again.
  if (Object.keys(candidate).length !== 2 || Object.keys(parts).length !== scene.parts.length) return false;
  let state = initialState(scene);
  for (const part of scene.parts) {
    const actions = replayOf(part)(part, parts[part.id]);
    if (!actions) return false;
    for (const action of actions) {
      const next = reduceScene(scene, state, action);
      if (next === state) return false;
      state = next;
    }
  }
  return scene.parts.every((part) => sameState(state.parts[part.id], parts[part.id]));
}

/** True when nothing has been done yet. */
export function isInitialState(scene: Scene, state: GraphicState): boolean {
  const start = initialState(scene);
  return scene.parts.every((part) => sameState(start.parts[part.id], state.parts[part.id]));
}

function sameState(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  if (!isRecord(value)) return jsonOf(value);
  return jsonOf(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
