import './inviter.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { changeFriends } from './change-friends.ts';

/** A code that a friend has told. A wrong one stays in the field. */
export function FriendCodeForm(): ReactElement {
  const t = useWords('inviter');
  const { status, isPending, error, run, reset } = useMutation();
  const [code, setCode] = useState('');
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (code.trim() === '') return reset();
    void run(async () => {
      await changeFriends(() => client().social.addFriendByCode({ body: { code } }));
      setCode('');
    });
  };
  return (
    <form className="lk-card form inviter-card" onSubmit={send}>
      <label className="form-control">
        <span>{t('inviter.enter.label')}</span>
        <input
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <ErrorMessage text={error} />
      <div className="inviter-row">
        <Button type="submit" disabled={isPending}>
          {t('inviter.enter.action')}
        </Button>
        <p role="status">{status === 'done' && t('inviter.added')}</p>
      </div>
    </form>
  );
}
