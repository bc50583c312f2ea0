import { Button, buttonLook } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client.ts';
import { routePath } from '../../shell/named-routes.ts';
import { words } from '../../shell/page-loader.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { LetterPage } from './letter-page.tsx';
import { useLetterSecret } from './letter-secret.ts';
import { useAttempt } from './use-attempt.ts';

export const clientLoader = words('public', 'public-auth', 'errors');

/** The link of the letter about a closed account: for thirty days it comes back as it was. */
export default function ReopenAccount(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const secret = useLetterSecret();
  const attempt = useAttempt();
  const [isBack, setIsBack] = useState(false);

  const reopen = async (): Promise<void> =>
    setIsBack(await attempt.run(() => client().trust.reopenAccount({ body: { secret } })));

  return (
    <LetterPage
      tab={t('public-auth.reopen.tab')}
      title={isBack ? t('public-auth.reopen.done') : t('public-auth.reopen.title')}
    >
      <p>{t('public-auth.reopen.text')}</p>
      <ErrorMessage text={attempt.fault} />
      {isBack ? (
        <Link {...buttonLook({})} to={routePath(locale, 'auth.login')}>
          {t('public-auth.login.action')}
        </Link>
      ) : (
        <Button disabled={attempt.isUnderWay} onClick={() => void reopen()}>
          {t('public-auth.reopen.action')}
        </Button>
      )}
    </LetterPage>
  );
}
