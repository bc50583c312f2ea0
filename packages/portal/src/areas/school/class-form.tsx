import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import type { Model } from '@logikit/sdk';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { type Lesson, lessonOf, lessons } from './lessons.ts';

interface ClassFormProps {
  readonly save: (draft: Model<'ClassDraft'>) => Promise<unknown>;
}

/** The name of a class and what it learns. */
export function ClassForm({ save }: ClassFormProps): ReactElement {
  const t = useWords('teacher');
  const { isPending, error, run } = useMutation();
  const [name, setName] = useState('');
  const [targetLesson, setLesson] = useState<Lesson>(2);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (await run(() => save({ name, targetLesson }))) setName('');
  };
  return (
    <form className="form" aria-label={t('teacher.class.new')} onSubmit={(event) => void submit(event)}>
      <label className="form-control">
        <span>{t('teacher.class.name')}</span>
        <input required maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label className="form-control">
        <span>{t('teacher.class.lesson')}</span>
        <select value={targetLesson} onChange={({ target }) => setLesson(lessonOf(target.value))}>
          {lessons.map((lesson) => (
            <option key={lesson} value={lesson}>
              {t(`teacher.lesson.${lesson}`)}
            </option>
          ))}
        </select>
      </label>
      <ErrorMessage text={error} />
      <Button type="submit" disabled={isPending}>
        {t('teacher.class.make')}
      </Button>
    </form>
  );
}
