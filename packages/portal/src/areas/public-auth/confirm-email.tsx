import { Button, buttonLook } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../client.ts';
import { routePath } from '../../shell/named-routes.ts';
import { words } from '../../shell/page-loader.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { FirstPassword } from './first-password.tsx';
import { LetterPage } from './letter-page.tsx';
import { useLetterSecret } from './letter-secret.ts';
import { useAttempt } from './use-attempt.ts';

export const clientLoader = words('public', 'public-auth', 'errors');

type State = 'asking' | 'choosing' | 'confirmed';

/** The link of the letter to a new address. Opening it does nothing: programs that look through mail open links, too. */
export default function ConfirmEmail(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const secret = useLetterSecret();
  const attempt = useAttempt();
  const [state, setState] = useState<State>('asking');

  const confirm = async (): Promise<void> => {
    await attempt.run(async () => {
      const { hasPassword } = await client().trust.confirmEmail({ body: { secret } });
      setState(hasPassword ? 'confirmed' : 'choosing');
    });
  };

  if (state === 'asking')
    return (
      <LetterPage tab={t('public-auth.confirm.tab')} title={t('public-auth.confirm.title')}>
        <p>{t('public-auth.confirm.text')}</p>
        <ErrorMessage text={attempt.fault} />
        <Button disabled={attempt.isUnderWay} onClick={() => void confirm()}>
          {t('public-auth.confirm.action')}
        </Button>
      </LetterPage>
    );
  return (
    <LetterPage tab={t('public-auth.confirm.tab')} title={t('public-auth.confirm.done.title')}>
      <p>{t('public-auth.confirm.done.text')}</p>
      {state === 'choosing' && <FirstPassword secret={secret} />}
      <Link {...buttonLook({ tone: 'plain' })} to={routePath(locale, 'cabinet.main')}>
        {t('public-auth.confirm.goOn')}
      </Link>
    </LetterPage>
  );
}
