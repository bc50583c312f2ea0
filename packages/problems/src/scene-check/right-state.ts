import { initialState, nextNodes, reduceScene } from '@logikit/contract/scene';
import type { GraphicState, NodePair, Part, PartState, PathPart, Scene } from '@logikit/contract/scene';
import type { Check, CheckRule } from '../core/family.ts';
import { checkScene } from './check-scene.ts';
import { rightByFamily } from './family-rule.ts';

/** A state that the check accepts, to be shown when the problem is closed; null when the check accepts none. */
export function rightState(scene: Scene, check: Check): GraphicState | null {
  const own = check.rules.find((rule) => rule.rule === 'family');
  const start = (own && rightByFamily(own)) ?? initialState(scene);
  const parts = Object.fromEntries(
    scene.parts.map((part) => [part.id, rightPart(part, rulesOf(check, part), start.parts[part.id] ?? [])]),
  );
  const state: GraphicState = { v: 1, parts };
  return checkScene(scene, check, state) ? state : null;
}

function rulesOf(check: Check, part: Part): readonly CheckRule[] {
  return check.rules.filter((rule) => rule.rule !== 'family' && rule.part === part.id);
}

function rightPart(part: Part, rules: readonly CheckRule[], start: PartState): PartState {
  for (const rule of rules) {
    if (rule.rule === 'set') return [...rule.spots].sort();
    if (rule.rule === 'map') return firstPlacing(rule.maps[0] ?? {});
    if (rule.rule === 'cells') return rule.cells;
    if (rule.rule === 'walk') return rule.nodes;
    if (rule.rule === 'lines') return drawn(part, rule.drawings[0] ?? []);
    if (rule.rule === 'turned') return (start as readonly number[]).map((step, item) => rule.steps[item]?.[0] ?? step);
    if (rule.rule === 'amount') return rule.values.slice(0, 1);
  }
  if (part.t !== 'path' || rules.length === 0) return start;
  return shortestWalk(part, rules) ?? start;
}

/** The lines in the form that the scene gives them. */
function drawn(part: Part, lines: readonly NodePair[]): PartState {
  const scene: Scene = { v: 1, view: [0, 0, 1, 1], art: [], parts: [part], strings: {} };
  const actions = lines.map(([from, to]) => ({ type: 'link', part: part.id, from, to }) as const);
  const state = actions.reduce((before, action) => reduceScene(scene, before, action), initialState(scene));
  return state.parts[part.id] ?? [];
}

/** Twins stand as `a|b` in several slots; each slot takes the first of them that no other slot has taken. */
function firstPlacing(map: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const taken = new Set<string>();
  return Object.fromEntries(
    Object.entries(map).map(([slot, pieces]) => {
      const choices = pieces.split('|');
      const piece = choices.find((id) => !taken.has(id)) ?? choices[0] ?? '';
      taken.add(piece);
      return [slot, piece];
    }),
  );
}

/** Breadth-first over (where, what is visited, and with `once` the walk itself), so the first hit is a shortest walk. */
function shortestWalk(part: PathPart, rules: readonly CheckRule[]): readonly string[] | null {
  const ends = rules.flatMap((rule) => (rule.rule === 'ends' ? rule.nodes : []));
  const visits = rules.flatMap((rule) => (rule.rule === 'visits' ? rule.nodes : []));
  const limit = Math.min(...rules.flatMap((rule) => (rule.rule === 'maxSteps' ? [rule.steps] : [])));
  const keyOf = (walk: readonly string[]): string =>
    part.once === null ? [walk.at(-1), ...visits.map((node) => walk.includes(node))].join() : walk.join();
  let front: (readonly string[])[] = [[part.start]];
  const seen = new Set<string>();
  while (front.length > 0 && (front[0] ?? []).length - 1 <= limit) {
    const found = front.find((walk) => isArrival(walk, ends, visits));
    if (found) return found;
    front = front
      .flatMap((walk) => nextNodes(part, walk).map((node) => [...walk, node]))
      .filter((walk) => !seen.has(keyOf(walk)) && seen.add(keyOf(walk)));
  }
  return null;
}

function isArrival(walk: readonly string[], ends: readonly string[], visits: readonly string[]): boolean {
  const isAtEnd = ends.length === 0 || ends.includes(walk.at(-1) ?? '');
  return isAtEnd && visits.every((node) => walk.includes(node));
}
