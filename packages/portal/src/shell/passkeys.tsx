import './access.css';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { client } from '../client.ts';
import { ErrorMessage } from '../ui/error-message.tsx';
import { formatMoment } from '../words/formatters.ts';
import { useLocale, useWords } from '../words/use-words.ts';
import { momentOf } from './moment-of.ts';

type State =
  | { readonly status: 'loading' | 'hidden' }
  | { readonly status: 'ready'; readonly passkeys: Model<'PasskeyList'>['passkeys'] };

/**
 * The passkeys of a parent, a teacher or an adult; nothing for others. The page loads the areas `access` and `errors`.
 */
export function PasskeysPart(): ReactElement | null {
  const t = useWords('access');
  const errorText = useWords('errors');
  const locale = useLocale();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const load = useCallback(async (): Promise<void> => {
    const { passkeys, mayAdd } = await client().accounts.listPasskeys();
    setState(mayAdd ? { status: 'ready', passkeys } : { status: 'hidden' });
  }, []);
  // Follows the platform: the keys as they are now.
  useEffect(() => void load().catch(() => setState({ status: 'hidden' })), [load]);

  async function change(run: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    setFault(null);
    try {
      await run();
      await load();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
      // The browser's own window was closed, or found nothing that could keep a key.
      const isBrowsers = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'WebAuthnError');
      setFault(
        isBrowsers || code.startsWith('ERROR_')
          ? t('access.passkeys.cancelled')
          : errorText(`errors.${code}`, { defaultValue: errorText('errors.internal') }),
      );
    }
    setIsBusy(false);
  }

  if (state.status !== 'ready') return null;
  const nameOf = (device: string | null): string => device ?? t('access.device.unknown');
  return (
    <section className="access" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t('access.passkeys.title')}</h2>
      <p>{t('access.passkeys.text')}</p>
      {state.passkeys.length > 0 && (
        <ul className="access-list">
          {state.passkeys.map(({ id, device, createdAt }) => (
            <li key={id}>
              <div>
                <strong>{nameOf(device)}</strong>
                <span>{t('access.passkeys.since', { date: formatMoment(locale, momentOf(createdAt)) })}</span>
              </div>
              <Button
                tone="plain"
                size="small"
                disabled={isBusy}
                aria-label={t('access.passkeys.removeOf', { device: nameOf(device) })}
                onClick={() => void change(() => client().accounts.dropPasskey({ params: { id } }))}
              >
                {t('access.passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {typeof globalThis.PublicKeyCredential === 'function' ? (
        <Button disabled={isBusy} onClick={() => void change(addPasskey)}>
          {t('access.passkeys.add')}
        </Button>
      ) : (
        <p>{t('access.passkeys.unsupported')}</p>
      )}
      <ErrorMessage text={fault} />
    </section>
  );
}

async function addPasskey(): Promise<void> {
  const { accounts } = client();
  const [{ startRegistration }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    accounts.askForPasskey(),
  ]);
  // Written by the platform in the standard's form.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  await accounts.addPasskey({ body: { credential: JSON.stringify(await startRegistration({ optionsJSON })) } });
}
