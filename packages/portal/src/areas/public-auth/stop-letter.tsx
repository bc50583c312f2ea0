import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { EmailLinkPage } from './email-link-page.tsx';
import { useEmailLinkSecret } from './email-link-secret.ts';

export const clientLoader = page({ areas: ['public', 'public-auth', 'errors'], requires: 'nothing' });

/** The small link of each letter about a week: ends them without signing in. */
export default function StopLetter(): ReactElement {
  const t = useWords('public-auth');
  const key = useEmailLinkSecret();
  const { status, isPending, error, run } = useMutation({ refreshes: 'nothing' });
  const isDone = status === 'done';
  return (
    <EmailLinkPage
      tab={t('public-auth.letter.tab')}
      title={isDone ? t('public-auth.letter.done') : t('public-auth.letter.title')}
    >
      <p>{isDone ? t('public-auth.letter.again') : t('public-auth.letter.text')}</p>
      <ErrorMessage text={error} />
      {!isDone && (
        <Button
          disabled={isPending}
          onClick={() => void run(() => client().settings.stopWeeklyLetter({ body: { key } }))}
        >
          {t('public-auth.letter.action')}
        </Button>
      )}
    </EmailLinkPage>
  );
}
