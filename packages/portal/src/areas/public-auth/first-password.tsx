import { passwordLength } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useRef } from 'react';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';

/** Whoever has the letter may give the account its first password. */
export function FirstPassword({ secret }: { readonly secret: string }): ReactElement {
  const t = useWords('public-auth');
  const field = useRef<HTMLInputElement>(null);
  const { status, isPending, error, run, fail } = useMutation({ refreshes: 'nothing' });

  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password.length < passwordLength.least) {
      fail(t('public-auth.confirm.short', { min: passwordLength.least }));
      return;
    }
    await run(() => client().trust.chooseFirstPassword({ body: { secret, password } }));
  };

  if (status === 'done') return <p role="status">{t('public-auth.confirm.saved')}</p>;
  return (
    <form className="form" onSubmit={(event) => void save(event)} noValidate>
      <p>{t('public-auth.confirm.password')}</p>
      <label className="form-control">
        <span>{t('public-auth.confirm.newPassword')}</span>
        <input
          ref={field}
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={passwordLength.most}
        />
      </label>
      <ErrorMessage text={error} />
      <Button type="submit" disabled={isPending}>
        {t('public-auth.confirm.savePassword')}
      </Button>
    </form>
  );
}
