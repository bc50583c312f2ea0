import './teacher-face.css';
import type { Model } from '@logikit/sdk';
import { EyeIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { NameFace } from '../name-face.tsx';

/** Who the teacher is, and what a teacher sees of a pupil: what a parent decides about. */
export function TeacherFace({ teacher }: { readonly teacher: Model<'TeacherFace'> }): ReactElement {
  const t = useWords('teacher');
  const { name, school, subject } = teacher;
  return (
    <>
      <div className="teacher-face">
        <NameFace name={name} seed={name.length} size={64} />
        <dl>
          <div className="teacher-face-name">
            <dt>{t('teacher.face.teacher')}</dt>
            <dd>{name}</dd>
          </div>
          {school !== '' && (
            <div>
              <dt>{t('teacher.face.school')}</dt>
              <dd>{school}</dd>
            </div>
          )}
          {subject !== '' && (
            <div>
              <dt>{t('teacher.face.subject')}</dt>
              <dd>{subject}</dd>
            </div>
          )}
        </dl>
      </div>
      <p className="teacher-face-sees">
        <EyeIcon />
        <span>{t('teacher.face.sees')}</span>
      </p>
    </>
  );
}
