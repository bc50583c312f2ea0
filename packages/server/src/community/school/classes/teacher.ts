import { type Model, numbers } from '@logikit/contract';
import type { Clock } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { plainText } from '../worksheets/plain-text.ts';
import { type PersonFacts, selectFacts, updateToTeacher, upsertTeacher } from './teacher.db.ts';

/** What a teacher may do; both are asked anew at every request, so nobody has to sign in again (rule D-093). */
const PERMISSIONS = ['card', 'teacher'] as const;
const GROWN_UP = 18;

/** Makes a grown-up with an account a teacher, or changes what a teacher has said. A child stays a child. */
export async function convertToTeacher(
  tx: Tx,
  clock: Clock,
  { userId, draft }: { readonly userId: number; readonly draft: Model<'TeacherDraft'> },
): Promise<void> {
  const facts = await selectFacts(tx, userId);
  if (!facts || !mayTeach(facts, clock.now())) throw new ApiError('forbidden');
  await upsertTeacher(tx, userId, {
    name: plainText(draft.name, 'name'),
    school: plainText(draft.school, 'school'),
    subject: draft.subject.trim() === '' ? '' : plainText(draft.subject, 'subject'),
    grades: draft.grades,
    at: clock.now(),
  });
  await updateToTeacher(tx, userId, PERMISSIONS);
}

function mayTeach(facts: PersonFacts, now: Date): boolean {
  return !facts.anonymous && facts.who !== 'pupil' && facts.ownerId === null && !isYounger(facts, now, GROWN_UP);
}

/** True for whoever may agree for themselves: a grown-up enough person with an account that nobody else holds. */
export function agreesAlone(facts: PersonFacts, now: Date): boolean {
  if (facts.anonymous || facts.ownerId !== null || isYounger(facts, now, numbers.consentAge)) return false;
  return facts.who !== 'pupil' || facts.birthYear !== null;
}

/** Only the year is known, so whoever has this birthday this year counts as younger. */
function isYounger({ birthYear, emailOwner }: PersonFacts, now: Date, age: number): boolean {
  return emailOwner === 'parent' || (birthYear !== null && now.getUTCFullYear() - birthYear <= age);
}
