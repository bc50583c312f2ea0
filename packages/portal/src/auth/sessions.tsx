import './access.css';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../client/client.ts';
import { useMutation } from '../client/use-mutation.ts';
import { ErrorMessage } from '../ui/error-message.tsx';
import { formatMoment } from '../words/formatters.ts';
import { useLocale, useWords } from '../words/use-words.ts';
import { AccessPart } from './access-part.tsx';
import { DeviceItem } from './device-item.tsx';
import { leave } from './leave.ts';
import { SignOut } from './sign-out.tsx';

type Session = Model<'SessionList'>['sessions'][number];

interface SessionsPartProps {
  readonly isCard?: boolean;
  /** Of the card. */
  readonly picture?: ReactNode;
}

/** Where somebody is signed in, and the ways out. The page loads the areas `access` and `errors`. */
export function SessionsPart({ isCard = false, picture }: SessionsPartProps): ReactElement {
  const t = useWords('access');
  const locale = useLocale();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const { error, run } = useMutation({ refreshes: 'nothing' });
  const latestRun = useRef(run);
  const end = async (id: Session['id']): Promise<void> => {
    await client().accounts.endSession({ params: { id } });
    await load();
  };

  const load = useCallback(async (): Promise<void> => {
    setSessions((await client().accounts.listSessions()).sessions);
  }, []);
  // Follows the platform: the sessions as they are now.
  useEffect(() => void latestRun.current(load), [load]);

  return (
    <AccessPart title={t('access.sessions.title')} isCard={isCard} picture={picture}>
      <ul className="access-list">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} end={() => void run(() => end(session.id))} />
        ))}
      </ul>
      <ErrorMessage text={error} />
      {isAsking ? (
        <fieldset className="form-choice">
          <legend>{t('access.sessions.sure')}</legend>
          <Button onClick={() => void run(() => leave(locale, 'everywhere'))}>{t('access.sessions.everywhere')}</Button>
          <Button tone="plain" onClick={() => setIsAsking(false)}>
            {t('access.sessions.stay')}
          </Button>
        </fieldset>
      ) : (
        <div className="access-ways">
          <SignOut className="lk-button" />
          <Button tone="plain" onClick={() => setIsAsking(true)}>
            {t('access.sessions.everywhere')}
          </Button>
        </div>
      )}
    </AccessPart>
  );
}

function SessionItem({ session, end }: { readonly session: Session; readonly end: () => void }): ReactElement {
  const t = useWords('access');
  const locale = useLocale();
  const { isCurrent, page, seenAt } = session;
  const device = session.device ?? t('access.device.unknown');
  const date = formatMoment(locale, fromTimestamp(seenAt));
  const seen = page === null ? t('access.sessions.seen', { date }) : t('access.sessions.seenOn', { date, page });
  return (
    <DeviceItem device={session.device} text={isCurrent ? t('access.sessions.here') : seen} isCurrent={isCurrent}>
      {!isCurrent && (
        <Button tone="plain" size="small" aria-label={t('access.sessions.endOf', { device })} onClick={end}>
          {t('access.sessions.end')}
        </Button>
      )}
    </DeviceItem>
  );
}
