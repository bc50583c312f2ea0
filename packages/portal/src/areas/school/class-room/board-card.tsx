import '../../../ui/stack.css';
import '../school.css';
import type { Model } from '@logikit/sdk';
import { type ReactElement, useState } from 'react';
import { client } from '../../../client/client.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';

/** Whether the pupils see who has the most stars of the week. */
export function BoardCard({ room }: { readonly room: Model<'SchoolClass'> }): ReactElement {
  const t = useWords('teacher');
  const { isPending, error, run } = useMutation();
  const { id, name, targetLesson, hasBoard } = room;
  const [isOn, setOn] = useState(hasBoard);
  const turn = async (next: boolean): Promise<void> => {
    setOn(next);
    const body = { name, targetLesson, hasBoard: next };
    if (!(await run(() => client().school.changeClass({ params: { id }, body })))) setOn(!next);
  };
  return (
    <section className="lk-card stack-card" aria-labelledby="board-title">
      <h2 id="board-title">{t('teacher.board.title')}</h2>
      <p>{t('teacher.board.text')}</p>
      <label className="school-check">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isPending}
          onChange={({ target }) => void turn(target.checked)}
        />
        {t('teacher.board.show')}
      </label>
      <ErrorMessage text={error} />
    </section>
  );
}
