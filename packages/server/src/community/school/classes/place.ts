import type { Model } from '@logikit/contract';
import type { Clock } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { assertRelation } from '../../../identity/households/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { deletePupil } from './class.db.ts';
import { type PlaceRow, selectPlace, selectPlaces, updateConsented } from './place.db.ts';
import { agreesAlone } from './teacher.ts';
import { selectFacts } from './teacher.db.ts';

export interface PersonDesk {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly userId: number;
}

export async function listPlaces({ tx, clock, userId }: PersonDesk): Promise<Model<'ClassPlaces'>> {
  const facts = await selectFacts(tx, userId);
  const isAlone = facts !== null && agreesAlone(facts, clock.now());
  return {
    data: (await selectPlaces(tx, userId)).map((row) => ({
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

export function teacherOf({ teacherName, school, subject }: PlaceRow): Model<'TeacherFace'> {
  return { name: teacherName, school, subject };
}

/** The parent agrees, or a grown-up for themselves. To leave needs nobody's leave. */
export async function answerPlace(desk: PersonDesk, answer: Model<'ConsentAnswer'>): Promise<Model<'ClassPlaces'>> {
  const { tx, clock, userId: callerId } = desk;
  const { classId, userId, agrees } = answer;
  const relation = await assertRelation(tx, { callerId, userId }, ['self', 'owner']);
  if (!(await selectPlace(tx, classId, userId))) throw new ApiError('notFound');
  if (!agrees) {
    await deletePupil(tx, classId, userId);
    return listPlaces(desk);
  }
  if (relation === 'self') {
    const facts = await selectFacts(tx, userId);
    if (!facts || !agreesAlone(facts, clock.now())) throw new ApiError('forbidden');
  }
  await updateConsented(tx, classId, { userId, now: clock.now() });
  return listPlaces(desk);
}
