import { Button, buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { routePath } from '../../paths/named-routes.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { EmailLinkPage } from './email-link-page.tsx';
import { useEmailLinkSecret } from './email-link-secret.ts';
import { page } from '../../app/page.ts';

export const clientLoader = page({ areas: ['public', 'public-auth', 'errors'], requires: 'nothing' });

/** The link of the letter about a closed account: for thirty days it comes back as it was. */
export default function ReopenAccount(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const secret = useEmailLinkSecret();
  const { status, isPending, error, run } = useMutation({ refreshes: 'nothing' });
  const isBack = status === 'done';
  const reopen = (): Promise<boolean> => run(() => client().trust.reopenAccount({ body: { secret } }));

  return (
    <EmailLinkPage
      tab={t('public-auth.reopen.tab')}
      title={isBack ? t('public-auth.reopen.done') : t('public-auth.reopen.title')}
    >
      <p>{t('public-auth.reopen.text')}</p>
      <ErrorMessage text={error} />
      {isBack ? (
        <Link {...buttonLook({})} to={routePath(locale, 'auth.login')}>
          {t('public-auth.login.action')}
        </Link>
      ) : (
        <Button disabled={isPending} onClick={() => void reopen()}>
          {t('public-auth.reopen.action')}
        </Button>
      )}
    </EmailLinkPage>
  );
}
