import { selectCourseId } from '../../content/catalog/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { deleteCoursePurchase, insertCoursePurchase } from './course-purchase.db.ts';

interface Given {
  readonly userId: number;
  /** The course's technical name. */
  readonly slug: string;
  readonly purchaseId: number;
  readonly at: Date;
}

/** Opens a course to somebody for good. */
export async function giveCourse(tx: Tx, { slug, ...given }: Given): Promise<void> {
  await insertCoursePurchase(tx, { ...given, courseId: await selectCourseId(tx, slug) });
}

/** Takes back what this purchase has opened. What was solved stays. */
export async function takeCourse(tx: Tx, { slug, ...given }: Omit<Given, 'at'>): Promise<void> {
  await deleteCoursePurchase(tx, { ...given, courseId: await selectCourseId(tx, slug) });
}
