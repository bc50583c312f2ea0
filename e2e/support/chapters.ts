import { send, startLearner } from './operations.ts';

/** The first problem of a chapter that is open to everybody; the first chapter is number 1. */
export async function firstOfChapter(url: string, number: number, targetLesson = 2): Promise<number> {
  const { token } = await startLearner(url, targetLesson);
  const training = `${url}/service/training/api`;
  const { body } = await send(`${training}/thread?targetLesson=${targetLesson}&paginate=0`, { token });
  const open = (body as { data: { id: number; type: string; is_locked: boolean }[] }).data.filter(
    ({ type, is_locked: isLocked }) => type === 'chapter' && !isLocked,
  );
  const thread = (await send(`${training}/thread/${open[number - 1]?.id}`, { token })).body;
  const [first] = (thread as { problems: { id: number }[] }).problems;
  if (!first) throw new Error(`There is no chapter ${number}.`);
  return first.id;
}
