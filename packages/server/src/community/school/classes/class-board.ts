import { type Model, numbers } from '@logikit/contract';
import { ApiError } from '../../../kernel/errors/index.ts';
import { type Reader, readPublicProfiles } from '../../profiles/index.ts';
import { selectBoardClasses, selectClassStars } from './class-board.db.ts';
import { mondayFor } from './pupil.ts';

/** Classes of the reader whose teachers have turned the board on. */
export async function listBoardClasses({ tx, userId }: Reader): Promise<Model<'SeasonInfo'>['classes']> {
  return (await selectBoardClasses(tx, userId)).map(({ id, name }) => ({ id, name }));
}

/**
 * Stars of the week in a class of the reader (rule D-235). It never leaves the class, so nobody has to agree to the public
 * boards; nobody is last on it, because it ends after the first few.
 */
export async function readClassBoard(reader: Reader, classId: number): Promise<Model<'ClassBoard'>> {
  const { tx, clock, userId } = reader;
  const own = (await selectBoardClasses(tx, userId)).find(({ id }) => id === classId);
  if (!own) throw new ApiError('notFound');
  // One week for the whole class: that of its teacher.
  const startsOn = await mondayFor(tx, clock, own.teacherId);
  const all = await selectClassStars(tx, classId, startsOn);
  const placed = all.map(({ userId: id, stars }) => ({
    userId: id,
    points: stars,
    place: all.findIndex((one) => one.stars === stars) + 1,
  }));
  const first = placed.slice(0, numbers.rating.classRows);
  const me = placed.find((one) => one.userId === userId);
  const profiles = await readPublicProfiles(
    reader,
    [...first, ...(me ? [me] : [])].map((one) => one.userId),
  );
  const entryOf = (one: (typeof placed)[number]): Model<'ClassBoard'>['data'] => {
    const profile = profiles.find((other) => other.userId === one.userId);
    if (!profile) return [];
    const { displayName, avatar, level } = profile;
    return [{ ...one, displayName, avatar, level, isMe: one.userId === userId }];
  };
  const { id, name } = own;
  return { id, name, startsOn, data: first.flatMap(entryOf), me: me ? (entryOf(me)[0] ?? null) : null };
}
