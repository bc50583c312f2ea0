import './composer.css';
import { type Model, pupilPhrases, teacherPhrases } from '@logikit/sdk';
import { Button, LetterIcon } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Thread } from './load-messages.ts';
import type { MessagesType } from '../../paths/messages.ts';
import { PhraseIcon } from './phrase-icon.tsx';

interface ComposerProps {
  /** Null: support has not been written to yet. */
  readonly thread: Thread | null;
  readonly type: MessagesType;
  readonly state: Model<'MessagesState'>;
}

const LONGEST = 2000;

/** Where something is said: phrases between pupils and teachers, words to support. Who may not send hears why. */
export function Composer({ thread, type, state }: ComposerProps): ReactElement {
  const t = useWords('messages');
  const [text, setText] = useState('');
  const { isPending, error, run } = useMutation();
  if (!state.canSend) return <NotPaid />;

  const send = (body: Model<'NewMessage'>): Promise<boolean> =>
    run(async () => {
      const { messages } = client();
      const { id } = thread ?? (await messages.openMessageThread({ body: { type: 'support' } }));
      await messages.sendMessage({ params: { id }, body });
      if (body.text !== undefined) setText('');
    });

  if (type === 'teacher') {
    const isTeacher = state.contacts.some((one) => !one.isTeacher && one.person.userId === thread?.person?.userId);
    return (
      <section className="composer-phrases" aria-labelledby="messages-phrases">
        <h2 id="messages-phrases">{t('messages.phrases')}</h2>
        <div className="composer-choice">
          {(isTeacher ? teacherPhrases : pupilPhrases).map((phrase) => (
            <Button
              key={phrase}
              tone="plain"
              className="composer-phrase"
              disabled={isPending}
              onClick={() => void send({ phrase })}
            >
              <PhraseIcon phrase={phrase} />
              {t(`messages.phrase.${phrase}`)}
            </Button>
          ))}
        </div>
        <ErrorMessage text={error} />
      </section>
    );
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void send({ text });
  };
  return (
    <form className="composer-form" onSubmit={submit}>
      <label className="form-control">
        <span>{t('messages.write')}</span>
        <textarea rows={3} maxLength={LONGEST} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button type="submit" disabled={isPending || text.trim() === ''}>
        {t('messages.send')}
      </Button>
      <ErrorMessage text={error} />
    </form>
  );
}

function NotPaid(): ReactElement {
  const t = useWords('messages');
  return (
    <div className="composer-unpaid" role="status">
      <LetterIcon />
      <div>
        <h2>{t('messages.notPaid.title')}</h2>
        <p>{t('messages.notPaid.text')}</p>
      </div>
    </div>
  );
}
