import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../words/use-words.ts';

export type Keep = 'account' | 'anonymous';

/** Asks whose progress stays where an account and this device both have some (rule D-171). Needs the area `public-auth`. */
export function KeepChoice({ onChoose }: { readonly onChoose: (keep: Keep) => void }): ReactElement {
  const t = useWords('public-auth');
  return (
    <fieldset className="form-choice">
      <legend>{t('public-auth.login.keep.title')}</legend>
      <Button onClick={() => onChoose('account')}>{t('public-auth.login.keep.account')}</Button>
      <Button tone="plain" onClick={() => onChoose('anonymous')}>
        {t('public-auth.login.keep.anonymous')}
      </Button>
    </fieldset>
  );
}
