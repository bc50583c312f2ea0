import { lawOf } from './law-of.ts';
import type { GraphicState, PartState, Scene, SceneAction } from './scene.ts';

/** The state before the first action. A learner who sends it has answered nothing (rule D-037). */
export function initialState(scene: Scene): GraphicState {
  return { v: 1, parts: Object.fromEntries(scene.parts.map((part) => [part.id, lawOf(part).initial(part)])) };
}

/** Applies one action. An action that is not allowed returns the very same state, and the view says so. */
export function reduceScene(scene: Scene, state: GraphicState, action: SceneAction): GraphicState {
  if (action.type === 'reset') return initialState(scene);
  const part = scene.parts.find((candidate) => candidate.id === action.part);
  if (!part || !Object.hasOwn(state.parts, part.id)) return state;
  const before = state.parts[part.id] as PartState;
  const after = lawOf(part).reduce(part, before, action);
  return after === before ? state : { v: 1, parts: { ...state.parts, [part.id]: after } };
}

/** True when nothing is left to fill in. Says nothing about right or wrong, so it may decide auto-send. */
export function isComplete(scene: Scene, state: GraphicState): boolean {
  return scene.parts.every((part) => {
    const done = state.parts[part.id];
    return done !== undefined && lawOf(part).isComplete(part, done);
  });
}
