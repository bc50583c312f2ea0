import './messages.css';
import { type Model, pupilPhrases, teacherPhrases } from '@logikit/sdk';
import { Button, KitThinking } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Thread } from './load-messages.ts';
import type { MessagesType } from '../../paths/messages.ts';

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
  if (!state.canSend)
    return <EmptyState pose={KitThinking} title={t('messages.notPaid.title')} text={t('messages.notPaid.text')} />;

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
      <section className="messages-phrases" aria-labelledby="messages-phrases">
        <h2 id="messages-phrases">{t('messages.phrases')}</h2>
        <div className="messages-row">
          {(isTeacher ? teacherPhrases : pupilPhrases).map((phrase) => (
            <Button key={phrase} tone="plain" disabled={isPending} onClick={() => void send({ phrase })}>
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
    <form className="form messages-form" onSubmit={submit}>
      <label className="form-control">
        <span>{t('messages.write')}</span>
        <textarea rows={4} maxLength={LONGEST} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <ErrorMessage text={error} />
      <Button type="submit" disabled={isPending || text.trim() === ''}>
        {t('messages.send')}
      </Button>
    </form>
  );
}
