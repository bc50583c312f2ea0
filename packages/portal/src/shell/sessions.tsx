import './access.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { client } from '../client.ts';
import { ErrorMessage } from '../ui/error-message.tsx';
import { formatMoment } from '../words/formatters.ts';
import { type Locale, mainPath } from '../words/locales.ts';
import { useLocale, useWords } from '../words/use-words.ts';
import { momentOf } from './moment-of.ts';

type Places = Model<'SessionList'>['sessions'];

/** Where somebody is signed in, and the ways out. The page loads the areas `access` and `errors`. */
export function SessionsPart(): ReactElement {
  const t = useWords('access');
  const errorText = useWords('errors');
  const locale = useLocale();
  const [places, setPlaces] = useState<Places>([]);
  const [isAsking, setIsAsking] = useState(false);
  const [code, setCode] = useState<string | null>(null);

  const load = useCallback(async (): Promise<void> => {
    setPlaces((await client().accounts.listSessions()).sessions);
  }, []);
  const run = async (change: () => Promise<unknown>): Promise<void> => {
    setCode(null);
    try {
      await change();
    } catch (error) {
      setCode(error instanceof Error && 'code' in error ? String(error.code) : 'internal');
    }
  };
  // Follows the platform: the places as they are now.
  useEffect(() => void run(load), [load]);

  return (
    <section className="access" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('access.sessions.title')}</h2>
      <ul className="access-list">
        {places.map((place) => (
          <li key={place.id}>
            <div>
              <strong>{place.device ?? t('access.device.unknown')}</strong>
              <span>{whereAndWhen(place)}</span>
            </div>
            {!place.isCurrent && (
              <Button
                tone="plain"
                size="small"
                aria-label={t('access.sessions.endOf', { device: place.device ?? t('access.device.unknown') })}
                onClick={() =>
                  void run(() =>
                    client()
                      .accounts.endSession({ params: { id: place.id } })
                      .then(load),
                  )
                }
              >
                {t('access.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorMessage text={code && errorText(`errors.${code}`, { defaultValue: errorText('errors.internal') })} />
      {isAsking ? (
        <fieldset className="choice">
          <legend>{t('access.sessions.sure')}</legend>
          <Button onClick={() => void run(() => leave(locale, 'everywhere'))}>{t('access.sessions.everywhere')}</Button>
          <Button tone="plain" onClick={() => setIsAsking(false)}>
            {t('access.sessions.stay')}
          </Button>
        </fieldset>
      ) : (
        <div className="access-ways">
          <Button onClick={() => void run(() => leave(locale, 'here'))}>{t('access.sessions.logout')}</Button>
          <Button tone="plain" onClick={() => setIsAsking(true)}>
            {t('access.sessions.everywhere')}
          </Button>
        </div>
      )}
    </section>
  );

  function whereAndWhen({ isCurrent, page, seenAt }: Places[number]): string {
    if (isCurrent) return t('access.sessions.here');
    const date = formatMoment(locale, momentOf(seenAt));
    return page === null ? t('access.sessions.seen', { date }) : t('access.sessions.seenOn', { date, page });
  }
}

/** Out, and to a page that remembers nobody. */
async function leave(locale: Locale, where: 'here' | 'everywhere'): Promise<void> {
  const { accounts, auth, log } = client();
  if (where === 'here') await auth.logout();
  else {
    await accounts.endAllSessions();
    // What has ended everywhere has ended here as well: whatever is answered now, this browser forgets it.
    await auth.logout().catch((error: unknown) => log('Signed out by the other call', error));
  }
  location.assign(mainPath(locale));
}
