import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { client } from '../client/client.ts';
import { useWords } from '../words/use-words.ts';
import { gradeOf, useCourses, useGrades } from './course-options.ts';
import { Form, SelectField, TextField } from './form-parts.tsx';
import { useFields } from './use-fields.ts';
import { useFormMutation } from './use-form-mutation.ts';

interface PupilFormProps {
  /** Left out: a new one. */
  readonly before?: Model<'FamilyPupil'>;
  readonly title: string;
  readonly onClose: () => void;
}

type TargetLesson = Model<'FamilyPupil'>['targetLesson'];

/** Name, course and grade of a pupil, new or not. Says words of the area `family`. */
export function PupilForm({ before, title, onClose }: PupilFormProps): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const courses = useCourses();
  const grades = useGrades();
  const { values, field } = useFields({ name: before?.displayName ?? '' });
  const [course, setCourse] = useState(String(before?.targetLesson ?? 2));
  const [grade, setGrade] = useState(String(before?.gradeId ?? ''));
  const [lockScheme, setLockScheme] = useState(before?.lockScheme ?? 'sequential');
  const save = async (): Promise<void> => {
    // The options are the contract's target lessons.
    const body = { ...values, targetLesson: Number(course) as TargetLesson, gradeId: gradeOf(grade) };
    const { family } = client();
    const send = () =>
      before ? family.changePupil({ body: { ...body, lockScheme, cardId: before.cardId } }) : family.addPupil({ body });
    if (await mutation.run(send)) onClose();
  };
  return (
    <Form
      label={title}
      mutation={mutation}
      onSave={() => void save()}
      action={before ? t('family.save') : t('family.add.action')}
      beside={
        <Button size="small" tone="plain" onClick={onClose}>
          {t('family.cancel')}
        </Button>
      }
    >
      <TextField label={t('family.add.name')} mutation={mutation} {...field('name')} maxLength={40} />
      <SelectField label={t('family.add.course')} value={course} options={courses} onChange={setCourse} />
      <SelectField label={t('family.add.grade')} value={grade} options={grades} onChange={setGrade} />
      {before && (
        <SelectField
          label={t('family.locks')}
          value={lockScheme}
          options={[
            ['sequential', t('family.locks.sequential')],
            ['open', t('family.locks.open')],
          ]}
          onChange={(chosen) => setLockScheme(chosen === 'open' ? 'open' : 'sequential')}
        />
      )}
    </Form>
  );
}
