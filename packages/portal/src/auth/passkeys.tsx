import './access.css';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { Button, KeyScene } from '@logikit/widgets/ui';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { client } from '../client/client.ts';
import { errorCode } from '../client/error-text.ts';
import { useMutation } from '../client/use-mutation.ts';
import { ErrorMessage } from '../ui/error-message.tsx';
import { formatMoment } from '../words/formatters.ts';
import { useLocale, useWords } from '../words/use-words.ts';
import { AccessPart } from './access-part.tsx';
import { DeviceItem } from './device-item.tsx';

type State =
  | { readonly status: 'loading' | 'hidden' }
  | { readonly status: 'ready'; readonly passkeys: Model<'PasskeyList'>['passkeys'] };

/**
 * The passkeys of a parent, a teacher or an adult; nothing for others. The page loads the areas `access` and `errors`.
 */
export function PasskeysPart({ isCard = false }: { readonly isCard?: boolean }): ReactElement | null {
  const t = useWords('access');
  const locale = useLocale();
  const [state, setState] = useState<State>({ status: 'loading' });
  const { isPending, error, run } = useMutation({
    refreshes: 'nothing',
    describe: (cause) => (isOfBrowser(cause) ? t('access.passkeys.cancelled') : null),
  });

  const load = useCallback(async (): Promise<void> => {
    const { passkeys, mayAdd } = await client().accounts.listPasskeys();
    setState(mayAdd ? { status: 'ready', passkeys } : { status: 'hidden' });
  }, []);
  // Follows the platform: the keys as they are now.
  useEffect(() => void load().catch(() => setState({ status: 'hidden' })), [load]);

  const change = (send: () => Promise<unknown>): Promise<boolean> => run(() => send().then(load));

  if (state.status !== 'ready') return null;
  const nameOf = (device: string | null): string => device ?? t('access.device.unknown');
  return (
    <AccessPart title={t('access.passkeys.title')} isCard={isCard} picture={<KeyScene />}>
      <p>{t('access.passkeys.text')}</p>
      {state.passkeys.length > 0 && (
        <ul className="access-list">
          {state.passkeys.map(({ id, device, createdAt }) => (
            <DeviceItem
              key={id}
              device={device}
              text={t('access.passkeys.since', { date: formatMoment(locale, fromTimestamp(createdAt)) })}
            >
              <Button
                tone="plain"
                size="small"
                disabled={isPending}
                aria-label={t('access.passkeys.removeOf', { device: nameOf(device) })}
                onClick={() => void change(() => client().accounts.dropPasskey({ params: { id } }))}
              >
                {t('access.passkeys.remove')}
              </Button>
            </DeviceItem>
          ))}
        </ul>
      )}
      {typeof globalThis.PublicKeyCredential === 'function' ? (
        <Button disabled={isPending} onClick={() => void change(addPasskey)}>
          {t('access.passkeys.add')}
        </Button>
      ) : (
        <p>{t('access.passkeys.unsupported')}</p>
      )}
      <ErrorMessage text={error} />
    </AccessPart>
  );
}

/** The browser's own window was closed, or found nothing that could keep a key. */
function isOfBrowser(error: unknown): boolean {
  const isNamed = error instanceof Error && ['NotAllowedError', 'WebAuthnError'].includes(error.name);
  return isNamed || errorCode(error).startsWith('ERROR_');
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
