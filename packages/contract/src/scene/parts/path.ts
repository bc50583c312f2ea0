import { isStrings, type PartLaw, type Replay } from '../part-law.ts';
import type { PathPart } from '../scene.ts';

export const pathLaw: PartLaw<PathPart, readonly string[]> = {
  initial: (part) => [part.start],
  reduce(part, steps, action) {
    if (action.type === 'back') return steps.length > 1 ? steps.slice(0, -1) : steps;
    if (action.type !== 'step') return steps;
    return nextNodes(part, steps).includes(action.node) ? [...steps, action.node] : steps;
  },
  isComplete(part, steps) {
    if (part.ends.length > 0) return part.ends.includes(steps.at(-1) ?? '');
    return steps.length - 1 === part.edges.length;
  },
};

export const pathActions: Replay<PathPart> = (part, wanted) =>
  isStrings(wanted) && wanted[0] === part.start
    ? wanted.slice(1).map((node) => ({ type: 'step', part: part.id, node }))
    : null;

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
