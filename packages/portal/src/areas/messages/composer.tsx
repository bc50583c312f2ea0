import { type Model, pupilPhrases, teacherPhrases } from '@logikit/sdk';
import { Button, KitThinking } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { client } from '../../client.ts';
import { Nothing } from '../../shell/nothing.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Thread } from './load-messages.ts';
import type { MessagesType } from './paths.ts';

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
  const errorText = useWords('errors');
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const [status, setStatus] = useState<'idle' | 'sending' | { readonly code: string }>('idle');
  if (!state.canSend)
    return <Nothing pose={KitThinking} title={t('messages.notPaid.title')} text={t('messages.notPaid.text')} />;

  const send = async (body: Model<'NewMessage'>): Promise<void> => {
    setStatus('sending');
    try {
      const { messages } = client();
      const { id } = thread ?? (await messages.openMessageThread({ body: { type: 'support' } }));
      await messages.sendMessage({ params: { id }, body });
      if (body.text !== undefined) setText('');
      setStatus('idle');
      await revalidate();
    } catch (error) {
      setStatus({ code: error instanceof Error && 'code' in error ? String(error.code) : 'internal' });
    }
  };
  const isSending = status === 'sending';
  const failure =
    typeof status === 'string'
      ? null
      : errorText(`errors.${status.code}`, { defaultValue: errorText('errors.internal') });

  if (type === 'teacher') {
    const isTeacher = state.contacts.some((one) => !one.isTeacher && one.person.userId === thread?.person?.userId);
    return (
      <section className="messages-phrases" aria-labelledby="messages-phrases">
        <h2 id="messages-phrases">{t('messages.phrases')}</h2>
        <div className="messages-row">
          {(isTeacher ? teacherPhrases : pupilPhrases).map((phrase) => (
            <Button key={phrase} tone="plain" disabled={isSending} onClick={() => void send({ phrase })}>
              {t(`messages.phrase.${phrase}`)}
            </Button>
          ))}
        </div>
        <ErrorMessage text={failure} />
      </section>
    );
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void send({ text });
  };
  return (
    <form className="form messages-form" onSubmit={submit}>
      <label className="field">
        <span>{t('messages.write')}</span>
        <textarea rows={4} maxLength={LONGEST} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <ErrorMessage text={failure} />
      <Button type="submit" disabled={isSending || text.trim() === ''}>
        {t('messages.send')}
      </Button>
    </form>
  );
}
