import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { useFriendChange } from './use-friend-change.ts';

/** A code that a friend has told. A wrong one stays in the field. */
export function FriendCodeForm(): ReactElement {
  const t = useWords('inviter');
  const { change, isBusy, failure } = useFriendChange();
  const [code, setCode] = useState('');
  const [isDone, setDone] = useState(false);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    setDone(false);
    if (code.trim() === '') return;
    change(async () => {
      await client().social.addFriendByCode({ body: { code } });
      setCode('');
      setDone(true);
    });
  };
  return (
    <form className="form" onSubmit={send}>
      <label className="field">
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
      <ErrorMessage text={failure} />
      <div className="inviter-row">
        <Button type="submit" disabled={isBusy}>
          {t('inviter.enter.action')}
        </Button>
        <p role="status">{isDone && t('inviter.added')}</p>
      </div>
    </form>
  );
}
