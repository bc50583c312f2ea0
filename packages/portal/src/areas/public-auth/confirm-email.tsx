import { Button, buttonLook } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { routePath } from '../../paths/named-routes.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { FirstPassword } from './first-password.tsx';
import { EmailLinkPage } from './email-link-page.tsx';
import { useEmailLinkSecret } from './email-link-secret.ts';
import { page } from '../../app/page.ts';

export const clientLoader = page({ areas: ['public', 'public-auth', 'errors'], requires: 'nothing' });

type State = 'asking' | 'choosing' | 'confirmed';

/** The link of the letter to a new address. Opening it does nothing: programs that look through mail open links, too. */
export default function ConfirmEmail(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const secret = useEmailLinkSecret();
  const { isPending, error, run } = useMutation({ refreshes: 'nothing' });
  const [state, setState] = useState<State>('asking');

  const confirm = (): Promise<boolean> =>
    run(async () => {
      const { hasPassword } = await client().trust.confirmEmail({ body: { secret } });
      setState(hasPassword ? 'confirmed' : 'choosing');
    });

  if (state === 'asking')
    return (
      <EmailLinkPage tab={t('public-auth.confirm.tab')} title={t('public-auth.confirm.title')}>
        <p>{t('public-auth.confirm.text')}</p>
        <ErrorMessage text={error} />
        <Button disabled={isPending} onClick={() => void confirm()}>
          {t('public-auth.confirm.action')}
        </Button>
      </EmailLinkPage>
    );
  return (
    <EmailLinkPage tab={t('public-auth.confirm.tab')} title={t('public-auth.confirm.done.title')}>
      <p>{t('public-auth.confirm.done.text')}</p>
      {state === 'choosing' && <FirstPassword secret={secret} />}
      <Link {...buttonLook({ tone: 'plain' })} to={routePath(locale, 'cabinet.main')}>
        {t('public-auth.confirm.goOn')}
      </Link>
    </EmailLinkPage>
  );
}
