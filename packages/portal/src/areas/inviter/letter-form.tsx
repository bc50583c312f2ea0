import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { client } from '../../client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';

type State =
  | { readonly status: 'filling' | 'sending' }
  | { readonly status: 'sent'; readonly to: string }
  | { readonly status: 'failed'; readonly code: string };

/** An invitation by letter. The address stays in its field until the letter is on its way. */
export function LetterForm(): ReactElement {
  const t = useWords('inviter');
  const errorText = useWords('errors');
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ status: 'filling' });
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setState({ status: 'sending' });
    try {
      await client().promo.inviteByLetter({ body: { email } });
      setState({ status: 'sent', to: email.trim() });
      setEmail('');
    } catch (error) {
      setState({ status: 'failed', code: error instanceof Error && 'code' in error ? String(error.code) : 'internal' });
    }
  };
  return (
    <form
      className="lk-card form inviter-card"
      aria-labelledby="inviter-letter"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2 id="inviter-letter">{t('inviter.letter.title')}</h2>
      <label className="field">
        <span>{t('inviter.letter.email')}</span>
        <input
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setState({ status: 'filling' });
          }}
        />
      </label>
      <ErrorMessage
        text={
          state.status === 'failed'
            ? errorText(`errors.${state.code}`, { defaultValue: errorText('errors.internal') })
            : null
        }
      />
      <div className="inviter-row">
        <Button type="submit" disabled={state.status === 'sending'}>
          {t('inviter.letter.send')}
        </Button>
        <p role="status">{state.status === 'sent' && t('inviter.letter.sent', { email: state.to })}</p>
      </div>
    </form>
  );
}
