import { skillVarianceOf } from './rate.ts';
import type { Skill } from './rows.ts';
import { newSkill } from './start.ts';

/**
 * How far a skill stands from the learner's own ability, in standard deviations of what so many answers can show:
 * a few answers move a skill by little, and say as much by that as many answers say by more. 0 without an answer.
 */
export function standingOf(skill: Skill): number {
  const shown = skillVarianceOf(newSkill) - skillVarianceOf(skill);
  return shown === 0 ? 0 : skill.skill / Math.sqrt(shown);
}
