import { passwordLength } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { client } from '../../client.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { useAttempt } from './use-attempt.ts';

/** Whoever has the letter may give the account its first password. */
export function FirstPassword({ secret }: { readonly secret: string }): ReactElement {
  const t = useWords('public-auth');
  const field = useRef<HTMLInputElement>(null);
  const attempt = useAttempt();
  const [isSaved, setIsSaved] = useState(false);

  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password.length < passwordLength.least)
      return void attempt.refuse(t('public-auth.confirm.short', { min: passwordLength.least }));
    setIsSaved(await attempt.run(() => client().trust.chooseFirstPassword({ body: { secret, password } })));
  };

  if (isSaved) return <p role="status">{t('public-auth.confirm.saved')}</p>;
  return (
    <form className="form" onSubmit={(event) => void save(event)} noValidate>
      <p>{t('public-auth.confirm.password')}</p>
      <label className="field">
        <span>{t('public-auth.confirm.newPassword')}</span>
        <input
          ref={field}
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={passwordLength.most}
        />
      </label>
      <ErrorMessage text={attempt.fault} />
      <Button type="submit" disabled={attempt.isUnderWay}>
        {t('public-auth.confirm.savePassword')}
      </Button>
    </form>
  );
}
