import { useClient, useStore } from '@logikit/sdk/react';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { ErrorMessage } from '../../../../ui/error-message.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { codeOf } from './error-code.ts';
import { useConfirmedElsewhere } from './use-confirmed-elsewhere.ts';

interface CheckEmailProps {
  readonly email: string;
  readonly isOpen: boolean;
  readonly onConfirmed: () => Promise<void>;
  readonly onChange: () => void;
}

type State =
  | { readonly status: 'filling'; readonly fault: string | null }
  | { readonly status: 'sending' }
  | { readonly status: 'sentAgain' };

/** The code of the letter, for whoever reads it on another device; its link is noticed by itself. */
export function CheckEmail({ email, isOpen, onConfirmed, onChange }: CheckEmailProps): ReactElement {
  const t = useWords('cabinet');
  const errorText = useWords('errors');
  const client = useClient();
  const isAnonymous = useStore(client.profile.store, ({ profile }) => profile?.anonymous ?? false);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [state, setState] = useState<State>({ status: 'filling', fault: null });
  useConfirmedElsewhere(client, { isWatching: isOpen && isAnonymous, onConfirmed });
  // Follows the step: whoever types goes on where the letter is asked for.
  useEffect(() => field.current?.focus(), []);

  const attempt = async (work: () => Promise<State>): Promise<void> => {
    setState({ status: 'sending' });
    try {
      setState(await work());
    } catch (error) {
      const fault = errorText(`errors.${codeOf(error)}`, { defaultValue: errorText('errors.internal') });
      setState({ status: 'filling', fault });
    }
  };
  const confirm = (event: SyntheticEvent): void => {
    event.preventDefault();
    const code = (field.current?.value ?? '').replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return setState({ status: 'filling', fault: t('cabinet.popup.check.askCode') });
    void attempt(async () => {
      await client.trust.confirmEmail({ body: { code } });
      await onConfirmed();
      return { status: 'filling', fault: null };
    });
  };
  const sendAgain = (): void =>
    void attempt(async () => {
      const { status } = await client.settings.saveSettings({ body: { type: 9, email } });
      return status === 'ok' ? { status: 'sentAgain' } : { status: 'filling', fault: errorText('errors.internal') };
    });

  return (
    <form className="form" onSubmit={confirm} noValidate>
      <p className="popup-long">{t('cabinet.popup.check.text', { email })}</p>
      <label className="field">
        <span>{t('cabinet.popup.check.code')}</span>
        <input
          ref={field}
          name="code"
          className="code-field"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          aria-describedby={errorId}
          onInput={() => setState({ status: 'filling', fault: null })}
        />
      </label>
      <div id={errorId}>
        <ErrorMessage text={state.status === 'filling' ? state.fault : null} />
        <p role="status">{state.status === 'sentAgain' && t('cabinet.popup.check.sent')}</p>
      </div>
      <div className="popup-actions">
        <Button type="submit" disabled={state.status === 'sending'}>
          {t('cabinet.popup.check.action')}
        </Button>
        <Button tone="plain" size="small" disabled={state.status === 'sending'} onClick={sendAgain}>
          {t('cabinet.popup.check.again')}
        </Button>
        <Button tone="plain" size="small" onClick={onChange}>
          {t('cabinet.popup.check.change')}
        </Button>
      </div>
    </form>
  );
}
