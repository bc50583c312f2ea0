import './auth-card.css';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { client } from '../client/client.ts';
import { useMutation } from '../client/use-mutation.ts';
import { ErrorMessage } from '../ui/error-message.tsx';
import { useWords } from '../words/use-words.ts';
import { type Keep, KeepChoice } from './keep-choice.tsx';

const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Signing in with a passkey: by its button, or from the list that the browser offers at the name's field. */
export function PasskeyLogin({ onDone }: { readonly onDone: () => Promise<void> }): ReactElement | null {
  const t = useWords('public-auth');
  const login = useMutation({ refreshes: 'nothing' });
  const [credential, setCredential] = useState('');
  const enterRef = useRef(enter);
  enterRef.current = enter;

  // Follows the browser: it offers keys at the name's field for as long as the form is there.
  useEffect(() => {
    let isHere = true;
    if (hasPasskeys()) {
      void offerAtField((answer) => isHere && void enterRef.current(JSON.stringify(answer))).catch(() => undefined);
    }
    return () => {
      isHere = false;
      void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, []);

  async function enter(chosen: string, keep?: Keep): Promise<void> {
    setCredential(chosen);
    await login.run(async () => {
      const body = { credential: chosen, ...(keep && { keep }) };
      await client().auth.enter(() => client().accounts.loginByPasskey({ body }));
      await onDone();
    });
  }

  async function press(): Promise<void> {
    try {
      const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), question()]);
      await enter(JSON.stringify(await startAuthentication({ optionsJSON })));
    } catch {
      // Whoever closes the browser's own window has changed their mind; it has told them whatever else was wrong.
      login.reset();
    }
  }

  if (!hasPasskeys()) return null;
  if (login.code === 'chooseProgress') return <KeepChoice onChoose={(keep) => void enter(credential, keep)} />;
  return (
    <div className="auth-card-passkey">
      <Button tone="plain" disabled={login.isPending} onClick={() => void press()}>
        {t('public-auth.login.passkey')}
      </Button>
      <ErrorMessage text={login.error} />
    </div>
  );
}

/** Fetched only where somebody may need it. */
const library = () => import('@simplewebauthn/browser');

async function question(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { options } = await client().accounts.askPasskeyLogin();
  return JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON; // written by the platform in the standard's form
}

async function offerAtField(onAnswer: (answer: AuthenticationResponseJSON) => void): Promise<void> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return;
  onAnswer(await startAuthentication({ optionsJSON: await question(), useBrowserAutofill: true }));
}
