import './messages.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { messagesPath } from '../../paths/messages.ts';

/** Own teachers, or own pupils: nobody else can be written to. */
export function Contacts({ contacts }: { readonly contacts: Model<'MessagesState'>['contacts'] }): ReactElement | null {
  const t = useWords('messages');
  const locale = useLocale();
  const navigate = useNavigate();
  const { error, run } = useMutation({ refreshes: 'nothing' });
  if (contacts.length === 0) return null;
  const open = (userId: number): Promise<boolean> =>
    run(async () => {
      const { id } = await client().messages.openMessageThread({ body: { type: 'teacher', userId } });
      await client().messages.listMessages({ params: { id } });
      await navigate(`${messagesPath(locale, 'teacher')}?thread=${id}`);
    });
  return (
    <section className="messages-contacts" aria-labelledby="messages-contacts">
      <h2 id="messages-contacts">{t('messages.contacts')}</h2>
      <div className="messages-row">
        {contacts.map(({ person }) => (
          <Button key={person.userId} tone="plain" onClick={() => void open(person.userId)}>
            {person.displayName}
          </Button>
        ))}
      </div>
      <ErrorMessage text={error} />
    </section>
  );
}
