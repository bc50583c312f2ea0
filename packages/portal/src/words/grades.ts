import type { Locale } from './locales.ts';

/** Countries of these languages count grades alike; elsewhere a parent knows the age better (row K-026). */
const withGrades: readonly Locale[] = ['ru', 'uk', 'pl'];

export function saysGrades(locale: Locale): boolean {
  return withGrades.includes(locale);
}

/** The ages of a grade's children (rule D-182); grade 0 is everybody before school. */
export function agesOfGrade(grade: number): { readonly from: number; readonly to: number } {
  return grade === 0 ? { from: 4, to: 6 } : { from: grade + 6, to: grade + 7 };
}

/** For the words of a range of grades: which key to say and what to put into it. */
export function gradeRange(
  locale: Locale,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly by: 'grades' | 'ages'; readonly from: number; readonly to: number } {
  if (saysGrades(locale)) return { by: 'grades', from, to };
  // School begins with the oldest of grade 0.
  return { by: 'ages', from: from === 0 ? agesOfGrade(0).to : agesOfGrade(from).from, to: agesOfGrade(to).to };
}
