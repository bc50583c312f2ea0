import type { GraphicState } from '@logikit/contract/scene';
import type { CheckRule, Family } from '../core/family.ts';
import { families } from '../families/list.ts';

type FamilyRule = Extract<CheckRule, { rule: 'family' }>;

/** False for a family that is gone or does not judge by itself. */
export function acceptedByFamily(rule: FamilyRule, state: GraphicState): boolean {
  return familyOf(rule)?.accepts?.(rule.params, state) ?? false;
}

/** A state that the family itself calls right, or null. */
export function rightByFamily(rule: FamilyRule): GraphicState | null {
  return familyOf(rule)?.rightState?.(rule.params) ?? null;
}

function familyOf(rule: FamilyRule): Family | undefined {
  return families.find((family) => family.id === rule.family);
}
