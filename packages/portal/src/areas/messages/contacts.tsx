import './messages.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { messagesPath } from '../../paths/messages.ts';
import { PersonFace } from './person-face.tsx';

/** Own teachers, or own pupils, with whom no conversation has begun: nobody else can be written to. */
export function Contacts({ contacts }: { readonly contacts: Model<'MessagesState'>['contacts'] }): ReactElement {
  const t = useWords('messages');
  const locale = useLocale();
  const navigate = useNavigate();
  const { error, run } = useMutation({ refreshes: 'nothing' });
  const open = (userId: number): Promise<boolean> =>
    run(async () => {
      const { id } = await client().messages.openMessageThread({ body: { type: 'teacher', userId } });
      await client().messages.listMessages({ params: { id } });
      await navigate(`${messagesPath(locale, 'teacher')}?thread=${id}`);
    });
  return (
    <section className="messages-contacts" aria-labelledby="messages-contacts">
      <h2 id="messages-contacts">{t('messages.contacts')}</h2>
      {contacts.map(({ person }) => (
        <button key={person.userId} type="button" className="messages-person" onClick={() => void open(person.userId)}>
          <PersonFace person={person} size={48} />
          <b className="messages-name">{person.displayName}</b>
        </button>
      ))}
      <ErrorMessage text={error} />
    </section>
  );
}
