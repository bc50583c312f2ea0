import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { client } from '../client.ts';
import { ErrorMessage } from '../ui/error-message.tsx';
import { useWords } from '../words/use-words.ts';
import { type Keep, KeepChoice } from './keep-choice.tsx';
import { typed } from './typed.ts';

type State =
  | { readonly status: 'filling'; readonly code?: string }
  | { readonly status: 'sending' }
  | { readonly status: 'choosing' };

interface LoginFormProps {
  /** Somebody has signed in. */
  readonly onDone: () => Promise<void>;
}

/** Name and password, and whose progress stays where two have some. */
export function LoginForm({ onDone }: LoginFormProps): ReactElement {
  const t = useWords('public-auth');
  const errorText = useWords('errors');
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ status: 'filling' });

  const send = async (keep?: Keep): Promise<void> => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setState({ status: 'sending' });
    try {
      await client().auth.login({
        username: typed(fields, 'username').trim(),
        password: typed(fields, 'password'),
        ...(keep && { keep }),
      });
      await onDone();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
      setState(code === 'chooseProgress' ? { status: 'choosing' } : { status: 'filling', code });
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send();
  };

  return (
    <form
      ref={form}
      className="form"
      onSubmit={submit}
      onInput={() => state.status === 'filling' && state.code !== undefined && setState({ status: 'filling' })}
    >
      <label className="field">
        <span>{t('public-auth.login.name')}</span>
        <input name="username" autoComplete="username webauthn" required maxLength={254} />
      </label>
      <label className="field">
        <span>{t('public-auth.login.password')}</span>
        <input name="password" type="password" autoComplete="current-password" required maxLength={200} />
      </label>
      <ErrorMessage
        text={
          state.status === 'filling' && state.code !== undefined
            ? errorText(`errors.${state.code}`, { defaultValue: errorText('errors.internal') })
            : null
        }
      />
      {state.status === 'choosing' ? (
        <KeepChoice onChoose={(keep) => void send(keep)} />
      ) : (
        <Button type="submit" disabled={state.status === 'sending'}>
          {t('public-auth.login.action')}
        </Button>
      )}
    </form>
  );
}
