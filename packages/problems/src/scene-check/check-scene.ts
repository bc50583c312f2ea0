import { isReachableState } from '@logikit/contract/scene';
import type { GraphicState, NodePair, PartState, Scene } from '@logikit/contract/scene';
import type { Check, CheckRule } from '../core/family.ts';
import { acceptedByFamily } from './family-rule.ts';

/**
 * Judges what a learner did in a graphic. The client is never trusted: a state that no actions lead to is wrong,
 * and so is everything under a check without rules or with a rule for a part of another kind.
 */
export function checkScene(scene: Scene, check: Check, state: unknown): boolean {
  if (check.rules.length === 0 || !isReachableState(scene, state)) return false;
  return check.rules.every((rule) =>
    rule.rule === 'family' ? acceptedByFamily(rule, state) : isKept(scene, rule, state),
  );
}

type PartRule = Exclude<CheckRule, { rule: 'family' }>;

function isKept(scene: Scene, rule: PartRule, state: GraphicState): boolean {
  const part = scene.parts.find((candidate) => candidate.id === rule.part);
  const done = state.parts[rule.part];
  return part !== undefined && done !== undefined && part.t === partOf[rule.rule] && holds(rule, done);
}

/** Which kind of part a rule speaks about. */
const partOf = {
  set: 'toggle',
  map: 'slots',
  cells: 'grid',
  ends: 'path',
  maxSteps: 'path',
  visits: 'path',
  walk: 'path',
  lines: 'links',
  turned: 'rotor',
  amount: 'number',
} as const satisfies Record<PartRule['rule'], string>;

function holds(rule: PartRule, done: PartState): boolean {
  // The casts hold because the kind of part was compared just before.
  const names = done as readonly string[];
  const numbers = done as readonly number[];
  switch (rule.rule) {
    case 'set':
      return sameList([...rule.spots].sort(), names);
    case 'map':
      return rule.maps.some((map) => isPlacedBy(map, done as Readonly<Record<string, string>>));
    case 'cells':
      return sameList(rule.cells, numbers);
    case 'ends':
      return rule.nodes.includes(names.at(-1) ?? '');
    case 'maxSteps':
      return names.length - 1 <= rule.steps;
    case 'visits':
      return rule.nodes.every((node) => names.includes(node));
    case 'walk':
      return sameList(rule.nodes, names);
    case 'lines':
      return rule.drawings.some((drawing) => isDrawn(drawing, done as readonly NodePair[]));
    case 'turned':
      return rule.steps.every((steps, item) => steps.length === 0 || steps.includes(numbers[item] ?? -1));
    case 'amount':
      return rule.values.includes(numbers[0] ?? Number.NaN);
  }
}

function isDrawn(drawing: readonly NodePair[], lines: readonly NodePair[]): boolean {
  if (drawing.length !== lines.length) return false;
  return drawing.every(([a, b]) => lines.some((line) => line.includes(a) && line.includes(b)));
}

/** Every slot of the map holds its piece (`a|b`: either of these), and no other slot holds anything. */
function isPlacedBy(map: Readonly<Record<string, string>>, placed: Readonly<Record<string, string>>): boolean {
  const wanted = Object.entries(map);
  if (Object.keys(placed).length !== wanted.length) return false;
  return wanted.every(([slot, piece]) => Object.hasOwn(placed, slot) && piece.split('|').includes(placed[slot] ?? ''));
}

function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
