import { initialState, reduceScene } from './reduce.ts';
import type { GraphicState, Part, Scene, SceneAction } from './scene.ts';

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
    const actions = actionsTo(part, parts[part.id]);
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

function actionsTo(part: Part, wanted: unknown): readonly SceneAction[] | null {
  switch (part.t) {
    case 'toggle':
      return isStrings(wanted) ? wanted.map((spot) => ({ type: 'toggle', part: part.id, spot })) : null;
    case 'path':
      return isStrings(wanted) && wanted[0] === part.start
        ? wanted.slice(1).map((node) => ({ type: 'step', part: part.id, node }))
        : null;
    case 'slots':
      return isRecord(wanted) && isStrings(Object.values(wanted))
        ? Object.entries(wanted).map(([slot, piece]) => ({ type: 'place', part: part.id, piece: String(piece), slot }))
        : null;
    case 'grid':
      return Array.isArray(wanted) && wanted.length === part.given.length && wanted.every(Number.isInteger)
        ? wanted.flatMap((symbol: number, cell) =>
            symbol === part.given[cell] ? [] : [{ type: 'fill' as const, part: part.id, cell, symbol }],
          )
        : null;
  }
}

function sameState(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  if (!isRecord(value)) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
