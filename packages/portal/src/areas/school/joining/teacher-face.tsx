import '../school.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { useWords } from '../../../words/use-words.ts';

/** Who the teacher is, and what a teacher sees of a pupil: what a parent decides about. */
export function TeacherFace({ teacher }: { readonly teacher: Model<'TeacherFace'> }): ReactElement {
  const t = useWords('teacher');
  return (
    <>
      <dl className="school-face">
        <dt>{t('teacher.face.teacher')}</dt>
        <dd>{teacher.name}</dd>
        {teacher.school !== '' && (
          <>
            <dt>{t('teacher.face.school')}</dt>
            <dd>{teacher.school}</dd>
          </>
        )}
        {teacher.subject !== '' && (
          <>
            <dt>{t('teacher.face.subject')}</dt>
            <dd>{teacher.subject}</dd>
          </>
        )}
      </dl>
      <p>{t('teacher.face.sees')}</p>
    </>
  );
}
