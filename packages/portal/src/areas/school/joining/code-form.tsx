import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../../client/client.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CodeField } from './code-field.tsx';

export interface Joiner {
  readonly userId: number;
  readonly name: string;
}

/** The code that a teacher has given, and for whom it is. */
export function CodeForm({ joiners }: { readonly joiners: readonly Joiner[] }): ReactElement {
  const t = useWords('teacher');
  const { isPending, error, run } = useMutation();
  const [teacherCode, setCode] = useState('');
  const [cardId, setCard] = useState(joiners[0]?.userId ?? 0);
  const enter = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (await run(() => client().settings.enterTeacherCode({ body: { cardId, teacherCode } }))) setCode('');
  };
  return (
    <form className="form" aria-label={t('teacher.enter.title')} onSubmit={(event) => void enter(event)}>
      {joiners.length > 1 && (
        <label className="form-control">
          <span>{t('teacher.enter.who')}</span>
          <select value={cardId} onChange={({ target }) => setCard(Number(target.value))}>
            {joiners.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <CodeField value={teacherCode} onChange={setCode} />
      <ErrorMessage text={error} />
      <Button type="submit" disabled={isPending}>
        {t('teacher.enter.action')}
      </Button>
    </form>
  );
}
