import type { Model } from '@logikit/contract';
import { selectCourses } from './course.db.ts';
import { foldText, textIn } from '../../kernel/words/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { selectThreads } from './thread.db.ts';

type Item = Model<'CatalogueItem'>;

const EVERY_THREAD = { limit: 10_000, offset: 0 };
const SHOWN = 6;

/** Courses and threads whose titles in the reader's language hold the text, those that begin with it first. */
export async function searchCatalogue(
  { tx, locale }: { readonly tx: Tx; readonly locale: string },
  { text, targetLesson }: Model<'CatalogueQuery'>,
): Promise<Model<'CatalogueAnswer'>> {
  const [courses, threads] = await Promise.all([
    selectCourses(tx, { targetLesson }),
    selectThreads(tx, { targetLesson }, EVERY_THREAD),
  ]);
  const titleOf = (texts: Parameters<typeof textIn<{ readonly title: string }>>[0]): string =>
    textIn(texts, locale)?.title ?? '';
  const courseItems = courses.flatMap(({ id, targetLesson: targetLessonId, content }): Item[] => {
    const first = threads.rows.find(({ courseId }) => courseId === id);
    return first ? [{ id, title: titleOf(content.translations), targetLessonId, threadId: first.id }] : [];
  });
  const threadItems = threads.rows.map(({ id, targetLessonId, content }): Item => ({
    id,
    title: titleOf(content.translations),
    targetLessonId,
    threadId: id,
  }));
  const groups = [
    { group: 'courses' as const, items: found(courseItems, text) },
    { group: 'threads' as const, items: found(threadItems, text) },
  ];
  return { data: groups.filter(({ items }) => items.length > 0) };
}

function found(items: readonly Item[], text: string): Item[] {
  const wanted = foldText(text);
  const at = ({ title }: Item): number => foldText(title).indexOf(wanted);
  return items
    .filter((item) => at(item) >= 0)
    .toSorted((a, b) => Math.sign(at(a)) - Math.sign(at(b)))
    .slice(0, SHOWN);
}
