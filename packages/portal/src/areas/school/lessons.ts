export const lessons = [4, 5, 1, 2, 3] as const;
export type Lesson = (typeof lessons)[number];

/** A lesson that was chosen in a list. */
export function lessonOf(value: string): Lesson {
  return lessons.find((lesson) => String(lesson) === value) ?? 2;
}
