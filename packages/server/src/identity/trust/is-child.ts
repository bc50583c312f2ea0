import { numbers } from '@logikit/contract';
import { isChildBornIn, type ProfileRow } from '../accounts/index.ts';

/** Whether a grown-up decides for them (rule D-098). */
export function isChild({ birthYear, who }: Pick<ProfileRow, 'birthYear' | 'who'>, now: Date): boolean {
  return birthYear === null ? who === 'pupil' : isChildBornIn(birthYear, { now, age: numbers.consentAge });
}
