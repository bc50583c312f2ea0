import './inviter.css';
import { Button, StarIcon } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';

/** An invitation by letter. The address stays in its field until the letter is on its way. */
export function InviteForm(): ReactElement {
  const t = useWords('inviter');
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { status, isPending, error, run, reset } = useMutation({ refreshes: 'nothing' });
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    await run(async () => {
      await client().promo.inviteByLetter({ body: { email } });
      setSentTo(email.trim());
      setEmail('');
    });
  };
  return (
    <form
      className="lk-card form inviter-card"
      aria-labelledby="inviter-letter"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <div className="inviter-letter">
        <h2 id="inviter-letter">{t('inviter.letter.title')}</h2>
        <span className="inviter-stamp" aria-hidden>
          <StarIcon />
        </span>
      </div>
      <label className="form-control">
        <span>{t('inviter.letter.email')}</span>
        <input
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            reset();
          }}
        />
      </label>
      <ErrorMessage text={error} />
      <div className="inviter-row">
        <Button type="submit" disabled={isPending}>
          {t('inviter.letter.send')}
        </Button>
        <p role="status">{status === 'done' && t('inviter.letter.sent', { email: sentTo })}</p>
      </div>
    </form>
  );
}
