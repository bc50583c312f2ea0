import type {
  GraphicState,
  GridPart,
  Part,
  PartState,
  PathPart,
  Scene,
  SceneAction,
  SlotsPart,
  TogglePart,
} from './scene.ts';

/** The state before the first action. A learner who sends it has answered nothing (rule D-037). */
export function initialState(scene: Scene): GraphicState {
  return { v: 1, parts: Object.fromEntries(scene.parts.map((part) => [part.id, initialPart(part)])) };
}

function initialPart(part: Part): PartState {
  switch (part.t) {
    case 'toggle':
      return [];
    case 'slots':
      return {};
    case 'grid':
      return part.given;
    case 'path':
      return [part.start];
  }
}

/** Applies one action. An action that is not allowed returns the very same state, and the view says so. */
export function reduceScene(scene: Scene, state: GraphicState, action: SceneAction): GraphicState {
  if (action.type === 'reset') return initialState(scene);
  const part = scene.parts.find((candidate) => candidate.id === action.part);
  if (!part || !Object.hasOwn(state.parts, part.id)) return state;
  const before = state.parts[part.id] as PartState;
  const after = reducePart(part, before, action);
  return after === before ? state : { v: 1, parts: { ...state.parts, [part.id]: after } };
}

type PartAction = Exclude<SceneAction, { type: 'reset' }>;

function reducePart(part: Part, before: PartState, action: PartAction): PartState {
  // The casts hold because `initialPart` and this switch are the only writers of a part's state.
  switch (part.t) {
    case 'toggle':
      return toggle(part, before as readonly string[], action);
    case 'slots':
      return place(part, before as Readonly<Record<string, string>>, action);
    case 'grid':
      return fill(part, before as readonly number[], action);
    case 'path':
      return walk(part, before as readonly string[], action);
  }
}

function toggle(part: TogglePart, on: readonly string[], action: PartAction): readonly string[] {
  if (action.type !== 'toggle' || !part.spots.some((spot) => spot.id === action.spot)) return on;
  if (on.includes(action.spot)) return on.filter((id) => id !== action.spot);
  if (part.max !== undefined && on.length >= part.max) return on;
  return [...on, action.spot].sort();
}

function place(
  part: SlotsPart,
  placed: Readonly<Record<string, string>>,
  action: PartAction,
): Readonly<Record<string, string>> {
  if (action.type === 'clear') {
    if (!Object.hasOwn(placed, action.slot)) return placed;
    return Object.fromEntries(Object.entries(placed).filter(([slot]) => slot !== action.slot));
  }
  if (action.type !== 'place') return placed;
  const piece = part.pieces.find((candidate) => candidate.id === action.piece);
  if (!piece || !part.slots.some((slot) => slot.id === action.slot)) return placed;
  if (placed[action.slot] === piece.id) return placed;
  // A single piece leaves the slot where it lay; whatever lay in the target goes back to the tray.
  const kept = Object.entries(placed).filter(
    ([slot, id]) => slot !== action.slot && (piece.many === true || id !== piece.id),
  );
  return Object.fromEntries([...kept, [action.slot, piece.id]]);
}

function fill(part: GridPart, cells: readonly number[], action: PartAction): readonly number[] {
  if (action.type !== 'fill' || !Number.isInteger(action.cell) || part.given[action.cell] !== 0) return cells;
  const isSymbol = Number.isInteger(action.symbol) && action.symbol >= 0 && action.symbol <= part.alphabet.length;
  if (!isSymbol || cells[action.cell] === action.symbol) return cells;
  return cells.map((symbol, cell) => (cell === action.cell ? action.symbol : symbol));
}

function walk(part: PathPart, steps: readonly string[], action: PartAction): readonly string[] {
  if (action.type === 'back') return steps.length > 1 ? steps.slice(0, -1) : steps;
  if (action.type !== 'step') return steps;
  return nextNodes(part, steps).includes(action.node) ? [...steps, action.node] : steps;
}

/** The nodes that the walk may step on next, in the order of the part's nodes. */
export function nextNodes(part: PathPart, steps: readonly string[]): readonly string[] {
  const here = steps.at(-1) ?? part.start;
  // NOTE: collected only when it matters: a walk without `once` may be long, and every step of it is replayed.
  const used = new Set(part.once === 'edge' ? edgesOf(part, steps) : []);
  return part.nodes
    .map((node) => node.id)
    .filter((id) => isEdge(part, here, id))
    .filter((id) => part.once !== 'node' || !steps.includes(id))
    .filter((id) => part.once !== 'edge' || !used.has(edgeKey(part, here, id)));
}

function edgesOf(part: PathPart, steps: readonly string[]): readonly string[] {
  return steps.slice(1).map((node, index) => edgeKey(part, steps[index] ?? '', node));
}

function isEdge(part: PathPart, from: string, to: string): boolean {
  return part.edges.some(([a, b]) => (a === from && b === to) || (part.directed !== true && a === to && b === from));
}

function edgeKey(part: PathPart, from: string, to: string): string {
  return part.directed === true || from < to ? `${from}>${to}` : `${to}>${from}`;
}

/** True when nothing is left to fill in. Says nothing about right or wrong, so it may decide auto-send. */
export function isComplete(scene: Scene, state: GraphicState): boolean {
  return scene.parts.every((part) => isPartComplete(part, state.parts[part.id]));
}

function isPartComplete(part: Part, state: PartState | undefined): boolean {
  if (state === undefined) return false;
  switch (part.t) {
    case 'toggle':
      return (state as readonly string[]).length >= (part.max ?? 1);
    case 'slots':
      return Object.keys(state).length === part.slots.length;
    case 'grid':
      return (state as readonly number[]).every((symbol) => symbol > 0);
    case 'path': {
      const steps = state as readonly string[];
      if (part.ends.length > 0) return part.ends.includes(steps.at(-1) ?? '');
      return steps.length - 1 === part.edges.length;
    }
  }
}
