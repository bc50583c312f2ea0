import { calls, type Model } from '@logikit/contract';
import { emailsTo } from '../../src/testing/test-emails.ts';
import { pupilHabits, secondClass, thirdClass } from './cast.ts';
import { bodyOf, joinClass, type Person } from './person.ts';
import { doAssignments, type Habits, takeEvents, walk } from './practice.ts';
import { DAY_MS, isLikely, type World } from './world.ts';

const TARGET_LESSON = 2;

interface ClassOfPupils {
  readonly id: number;
  readonly pupils: readonly (Person & Habits)[];
}

interface Family {
  readonly owner: Person;
  /** The child who goes to the demo teacher's first class. */
  readonly cardId: number;
}

/** The demo teacher's two classes: pupils come with the code, and their parents agree by letter. */
export async function openClasses(world: World, teacher: Person, family: Family): Promise<readonly ClassOfPupils[]> {
  const [there] = bodyOf(await teacher.call(calls.listClasses)).data;
  if (!there) throw new Error('The demo teacher has no class');
  const renewed = bodyOf(await teacher.call(calls.renewClassCode, { params: { id: there.id } }));
  await bringOwnChild(family, { classId: there.id, teacherCode: renewed.code });
  const draft = { name: '3 B', targetLesson: TARGET_LESSON, hasBoard: true } as const;
  const made = bodyOf(await teacher.call(calls.createClass, { body: draft }));
  return [
    { id: there.id, pupils: await fillClass(world, { id: there.id, code: renewed.code, names: secondClass }) },
    {
      id: made.class.id,
      pupils: await fillClass(world, { id: made.class.id, code: made.code.code, names: thirdClass }),
    },
  ];
}

async function bringOwnChild(
  { owner, cardId }: Family,
  { classId, teacherCode }: { readonly classId: number; readonly teacherCode: string },
): Promise<void> {
  bodyOf(await owner.call(calls.enterTeacherCode, { body: { cardId, teacherCode } }));
  bodyOf(await owner.call(calls.answerConsent, { body: { classId, userId: cardId, agrees: true } }));
}

interface Joining {
  readonly id: number;
  readonly code: string;
  readonly names: readonly string[];
}

async function fillClass(world: World, { id: classId, code, names }: Joining): Promise<readonly (Person & Habits)[]> {
  const pupils: (Person & Habits)[] = [];
  for (const [index, name] of names.entries()) {
    const pupil = await joinClass(world, code, name);
    const email = `parent-of-${pupil.userId}@example.org`;
    bodyOf(await pupil.call(calls.askParent, { body: { classId, email } }));
    const [letter] = await emailsTo(world.sql, email);
    const body = { token: letter?.secret ?? '', agrees: true };
    bodyOf(await world.send(calls.answerConsentLink, { body }));
    const habits = pupilHabits[index % pupilHabits.length];
    if (habits) pupils.push({ ...pupil, ...habits });
  }
  return pupils;
}

/** Sets the next stretch of the road, due in a week. */
export async function setTask(
  world: World,
  teacher: Person,
  { classId, week }: { readonly classId: number; readonly week: number },
): Promise<void> {
  const { data } = bodyOf(
    await teacher.call(calls.listThreads, { query: { targetLesson: TARGET_LESSON, perPage: 100 } }),
  );
  const [first] = data;
  if (!first) throw new Error('There is no road');
  const { blocks } = bodyOf(await teacher.call(calls.getThread, { params: { id: first.id } }));
  const block = blocks[week % blocks.length];
  const task: Model<'AssignmentDraft'>['task'] = {
    kind: 'block',
    threadId: first.id,
    blockId: block?.id ?? null,
    problemIds: [],
    tier: null,
    count: null,
  };
  const dueOn = new Date(world.clock.now().getTime() + 7 * DAY_MS).toISOString().slice(0, 10);
  bodyOf(await teacher.call(calls.createAssignment, { body: { classId, task, note: '', dueOn, userIds: null } }));
}

/** An afternoon of a class: some come, do what is set, and a few go on by themselves. */
export async function spendAfternoon(world: World, { pupils }: ClassOfPupils, isContest: boolean): Promise<void> {
  for (const pupil of pupils) {
    if (!isLikely(world.random, 20)) continue;
    await doAssignments(world, pupil, 3);
    if (isLikely(world.random, 15)) await walk(world, { ...pupil, targetLesson: TARGET_LESSON }, 2);
    if (isContest && isLikely(world.random, 70)) await takeEvents(world, pupil);
  }
}
