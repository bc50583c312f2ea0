import type { Model } from '@logikit/contract';
import type { Clock } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { assertRelation } from '../../../identity/households/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { deletePupil } from './class.db.ts';
import { type MembershipRow, selectMembership, selectMemberships, updateConsented } from './membership.db.ts';
import { agreesAlone } from './teacher.ts';
import { selectFacts } from './teacher.db.ts';

export interface PersonContext {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly userId: number;
}

export async function listMemberships({ tx, clock, userId }: PersonContext): Promise<Model<'ClassPlaces'>> {
  const facts = await selectFacts(tx, userId);
  const isAlone = facts !== null && agreesAlone(facts, clock.now());
  return {
    data: (await selectMemberships(tx, userId)).map((row) => ({
      classId: row.classId,
      className: row.className,
      teacher: teacherOf(row),
      userId: row.userId,
      pupilName: row.pupilName,
      state: row.isJoined ? 'joined' : 'waiting',
      agreesHere: row.userId !== userId || isAlone,
    })),
  };
}

export function teacherOf({ teacherName, school, subject }: MembershipRow): Model<'TeacherFace'> {
  return { name: teacherName, school, subject };
}

/** The parent agrees, or a grown-up for themselves. To leave needs nobody's leave. */
export async function answerMembership(
  context: PersonContext,
  answer: Model<'ConsentAnswer'>,
): Promise<Model<'ClassPlaces'>> {
  const { tx, clock, userId: callerId } = context;
  const { classId, userId, agrees } = answer;
  const relation = await assertRelation(tx, { callerId, userId }, ['self', 'owner']);
  if (!(await selectMembership(tx, classId, userId))) throw new ApiError('notFound');
  if (!agrees) {
    await deletePupil(tx, classId, userId);
    return listMemberships(context);
  }
  if (relation === 'self') {
    const facts = await selectFacts(tx, userId);
    if (!facts || !agreesAlone(facts, clock.now())) throw new ApiError('forbidden');
  }
  await updateConsented(tx, classId, { userId, now: clock.now() });
  return listMemberships(context);
}
