import { type Model, numbers } from '@logikit/contract';
import { readSkills } from '../../../learning/awards/index.ts';
import { textIn } from '../../../kernel/words/index.ts';
import { requireClass, shownClass, type TeacherContext } from '../classes/class.ts';
import { selectClosed, selectTopics, type TopicRow } from './progress.db.ts';
import { mondayFor } from '../classes/pupil.ts';
import { type ClassPupilRow, selectClassPupils } from '../classes/pupil.db.ts';

type Progress = Model<'ClassProgress'>;

/** A class as its teacher sees it. Who waits for a parent has a name here, and nothing else. */
export async function readClassRoom(
  context: TeacherContext,
  { id, locale }: { readonly id: number; readonly locale: string },
): Promise<Model<'ClassRoom'>> {
  const { tx, clock, teacherId } = context;
  const row = await requireClass(context, id);
  const monday = await mondayFor(tx, clock, teacherId);
  const [pupils, topics] = await Promise.all([selectClassPupils(tx, id, monday), selectTopics(tx, row.targetLesson)]);
  const userIds = pupils.filter(({ isJoined }) => isJoined).map(({ userId }) => userId);
  return {
    class: shownClass(row, clock.now()),
    pupils: pupils.map(shownPupil),
    progress: await progressOf(context, { pupils, topics, locale }),
    skills: await readSkills(tx, { userIds, locale }),
  };
}

function shownPupil(row: ClassPupilRow): Model<'ClassPupil'> {
  const { userId, name, isJoined, solvedThisWeek, starsThisWeek, lastDay } = row;
  return isJoined
    ? { userId, name, state: 'joined', solvedThisWeek, starsThisWeek, lastDay }
    : { userId, name, state: 'waiting', solvedThisWeek: null, starsThisWeek: null, lastDay: null };
}

interface Asked {
  readonly pupils: readonly ClassPupilRow[];
  readonly topics: readonly TopicRow[];
  readonly locale: string;
}

async function progressOf({ tx }: TeacherContext, { pupils, topics, locale }: Asked): Promise<Progress> {
  const closed = new Map(
    (
      await selectClosed(
        tx,
        pupils.map(({ userId }) => userId),
        topics.map(({ threadId }) => threadId),
      )
    ).map((one) => [`${one.userId} ${one.threadId}`, one.closed]),
  );
  const closedBy = (userId: number): number[] => topics.map(({ threadId }) => closed.get(`${userId} ${threadId}`) ?? 0);
  return {
    topics: topics.map(({ threadId, titles, problems }) => ({
      threadId,
      title: textIn(titles, locale)?.title ?? '',
      problems,
    })),
    rows: pupils.filter(({ isJoined }) => isJoined).map(({ userId }) => ({ userId, closed: closedBy(userId) })),
    together: mayBeSummed(pupils)
      ? topics.map(({ problems }, at) => {
          const sum = pupils.reduce((total, { userId }) => total + (closedBy(userId)[at] ?? 0), 0);
          return problems === 0 ? 0 : Math.min(1, sum / (problems * pupils.length));
        })
      : null,
  };
}

/** Whoever knows the sum and the pupils who are shown knows the rest: it must be many, or nobody. */
function mayBeSummed(pupils: readonly ClassPupilRow[]): boolean {
  const hidden = pupils.filter(({ isJoined }) => !isJoined).length;
  return pupils.length > 0 && (hidden === 0 || hidden >= numbers.school.leastTogether);
}
