import { Id, object, oneOf, TargetLessonId } from './basics.ts';

/** Legacy answer of calls whose result is only that it worked. */
export const StatusOk = object({ status: oneOf(['ok'] as const) });

export const IdPath = object({ id: Id });
export const IdBody = object({ id: Id });
export const TargetLessonBody = object({ targetLesson: TargetLessonId });
