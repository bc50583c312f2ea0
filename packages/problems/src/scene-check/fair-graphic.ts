import { initialState } from '@logikit/contract/scene';
import type { Scene } from '@logikit/contract/scene';
import type { Check } from '../core/family.ts';
import { boxesOf, labelsOf } from './part-shape.ts';
import { rightState } from './right-state.ts';

/**
 * What is wrong with a graphic that somebody has written: `scene` cannot be drawn or laid out, `strings` lacks words for
 * a part, `check` accepts no state that its scene can reach. Null when a learner can solve it.
 */
export function graphicFault(
  scene: Scene,
  check: unknown,
  strings: readonly Readonly<Record<string, string>>[],
): 'scene' | 'strings' | 'check' | null {
  // NOTE: the inside of a scene has no schema. What its own laws cannot work with is not a scene.
  if (!tries(() => isLaidOut(scene))) return 'scene';
  const labels = scene.parts.flatMap(labelsOf);
  if (strings.some((words) => labels.some((label) => words[label] === undefined))) return 'strings';
  return isCheck(check) && tries(() => rightState(scene, check) !== null) ? null : 'check';
}

function isLaidOut(scene: Scene): boolean {
  const ids = scene.parts.map(({ id }) => id);
  if (ids.length === 0 || new Set(ids).size !== ids.length || ids.some((id) => typeof id !== 'string')) return false;
  const numbers = scene.parts.flatMap(boxesOf).flat();
  return numbers.every(Number.isFinite) && Object.keys(initialState(scene).parts).length === ids.length;
}

function isCheck(check: unknown): check is Check {
  if (typeof check !== 'object' || check === null || !('rules' in check) || !Array.isArray(check.rules)) return false;
  return check.rules.length > 0 && check.rules.every((rule) => typeof rule === 'object' && rule !== null);
}

function tries(claim: () => boolean): boolean {
  try {
    return claim();
  } catch {
    return false;
  }
}
