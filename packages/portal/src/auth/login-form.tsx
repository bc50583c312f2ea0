import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useRef } from 'react';
import { client } from '../client/client.ts';
import { useMutation } from '../client/use-mutation.ts';
import { ErrorMessage } from '../ui/error-message.tsx';
import { useWords } from '../words/use-words.ts';
import { type Keep, KeepChoice } from './keep-choice.tsx';
import { formText } from '../forms/form-text.ts';

interface LoginFormProps {
  /** Somebody has signed in. */
  readonly onDone: () => Promise<void>;
}

/** Name and password, and whose progress stays where two have some. */
export function LoginForm({ onDone }: LoginFormProps): ReactElement {
  const t = useWords('public-auth');
  const form = useRef<HTMLFormElement>(null);
  const login = useMutation({ refreshes: 'nothing' });
  const isChoosing = login.code === 'chooseProgress';

  const send = async (keep?: Keep): Promise<void> => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    await login.run(async () => {
      await client().auth.login({
        username: formText(fields, 'username').trim(),
        password: formText(fields, 'password'),
        ...(keep && { keep }),
      });
      await onDone();
    });
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
      onInput={() => login.error !== null && !isChoosing && login.reset()}
    >
      <label className="form-control">
        <span>{t('public-auth.login.name')}</span>
        <input name="username" autoComplete="username webauthn" required maxLength={254} />
      </label>
      <label className="form-control">
        <span>{t('public-auth.login.password')}</span>
        <input name="password" type="password" autoComplete="current-password" required maxLength={200} />
      </label>
      <ErrorMessage text={isChoosing ? null : login.error} />
      {isChoosing ? (
        <KeepChoice onChoose={(keep) => void send(keep)} />
      ) : (
        <Button type="submit" disabled={login.isPending}>
          {t('public-auth.login.action')}
        </Button>
      )}
    </form>
  );
}
