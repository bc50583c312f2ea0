import { useLocale, useWords } from '../words/use-words.ts';
import { agesOfGrade, saysGrades } from '../words/grades.ts';

type Options = readonly (readonly [value: string, text: string])[];

/** What may be learnt, the youngest first. */
export function useCourses(): Options {
  const t = useWords('family');
  return ([4, 5, 1, 2, 3] as const).map((id) => [String(id), t(`family.course.${id}`)]);
}

/** Grades where people count them alike, else the years of life (rule D-182). */
export function useGrades(): Options {
  const t = useWords('family');
  const locale = useLocale();
  const grades = Array.from({ length: 12 }, (_none, grade) => grade);
  return [
    ['', t('family.grade.unsaid')],
    ...grades.map((grade): readonly [string, string] => {
      if (grade === 0) return ['0', t('family.grade.none')];
      const text = saysGrades(locale) ? t('family.grade.some', { grade }) : t('family.grade.ages', agesOfGrade(grade));
      return [String(grade), text];
    }),
  ];
}

export function gradeOf(value: string): number | null {
  return value === '' ? null : Number(value);
}
