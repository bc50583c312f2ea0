import '../school.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { useWords } from '../../../words/use-words.ts';

export type Draft = Model<'TeacherDraft'>;

export const emptyDraft: Draft = { name: '', school: '', subject: '', grades: [] };
const grades = [0, 1, 2, 3, 4, 5, 6] as const;

interface FieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Who a teacher is; parents read it before they agree. */
export function NameFields({ draft, onChange }: FieldsProps): ReactElement {
  const t = useWords('teacher');
  return (
    <label className="form-control">
      <span>{t('teacher.about.name')}</span>
      <input
        required
        maxLength={60}
        autoComplete="name"
        value={draft.name}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
    </label>
  );
}

export function SchoolFields({ draft, onChange }: FieldsProps): ReactElement {
  const t = useWords('teacher');
  return (
    <label className="form-control">
      <span>{t('teacher.about.school')}</span>
      <input
        required
        maxLength={120}
        autoComplete="organization"
        value={draft.school}
        onChange={({ target }) => onChange({ ...draft, school: target.value })}
      />
    </label>
  );
}

export function SubjectFields({ draft, onChange }: FieldsProps): ReactElement {
  const t = useWords('teacher');
  const toggle = (grade: number, isOn: boolean): void =>
    onChange({ ...draft, grades: isOn ? [...draft.grades, grade] : draft.grades.filter((one) => one !== grade) });
  return (
    <>
      <label className="form-control">
        <span>{t('teacher.about.subject')}</span>
        <input
          maxLength={60}
          value={draft.subject}
          onChange={({ target }) => onChange({ ...draft, subject: target.value })}
        />
      </label>
      <fieldset className="school-grades">
        <legend>{t('teacher.about.grades')}</legend>
        {grades.map((grade) => (
          <label key={grade} className="school-check">
            <input
              type="checkbox"
              checked={draft.grades.includes(grade)}
              onChange={({ target }) => toggle(grade, target.checked)}
            />
            <span>{grade === 0 ? t('teacher.about.preschool') : t('teacher.about.grade', { number: grade })}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
