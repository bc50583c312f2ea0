import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { insertClass, insertPupil } from './classes/class.db.ts';
import { updateConsented } from './classes/membership.db.ts';
import { updateConfirmedById } from './classes/key-holder.db.ts';
import { selectUserWithoutSchool, upsertTeacher } from './classes/teacher.db.ts';

/** The demo teacher's class with the demo child in it, so that both have something to show from the first start. */
export async function seedDemoClass(tx: Tx, clock: Clock): Promise<void> {
  const teacherId = await selectUserWithoutSchool(tx, 'teacher');
  const childId = await selectUserWithoutSchool(tx, 'child');
  // Whoever closes the class or leaves it has decided so: it does not come back with the next start.
  if (teacherId === null || childId === null) return;
  const at = clock.now();
  await upsertTeacher(tx, teacherId, { name: 'Anna Petrova', school: 'Logikit', subject: '', grades: [2], at });
  await updateConfirmedById(tx, teacherId, at);
  const classId = await insertClass(tx, { teacherId, name: '2 A', targetLesson: 2, hasBoard: true, at });
  await insertPupil(tx, { classId, userId: childId, name: '', at });
  await updateConsented(tx, classId, { userId: childId, now: at });
}
