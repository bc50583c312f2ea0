import '../windows/popup-window.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useMutation } from '../../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../../ui/error-message.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { useConfirmedElsewhere } from './use-confirmed-elsewhere.ts';

interface CheckEmailProps {
  readonly email: string;
  readonly isOpen: boolean;
  readonly onConfirmed: () => Promise<void>;
  readonly onChange: () => void;
}

/** The code of the letter, for whoever reads it on another device; its link is noticed by itself. */
export function CheckEmail({ email, isOpen, onConfirmed, onChange }: CheckEmailProps): ReactElement {
  const t = useWords('cabinet');
  const client = useClient();
  const isAnonymous = useStore(client.profile.store, ({ profile }) => profile?.anonymous ?? false);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { isPending, error, run, fail, reset } = useMutation({ refreshes: 'nothing' });
  const [isSentAgain, setIsSentAgain] = useState(false);
  useConfirmedElsewhere(client, { isWatching: isOpen && isAnonymous, onConfirmed });
  // Follows the step: whoever types goes on where the letter is asked for.
  useEffect(() => field.current?.focus(), []);

  const confirm = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setIsSentAgain(false);
    const code = (field.current?.value ?? '').replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return void fail(t('cabinet.popup.check.askCode'));
    await run(async () => {
      await client.trust.confirmEmail({ body: { code } });
      await onConfirmed();
    });
  };
  const sendAgain = async (): Promise<void> => {
    setIsSentAgain(false);
    const isSent = await run(async () => {
      const { status } = await client.settings.saveSettings({ body: { type: 9, email } });
      if (status !== 'ok') throw new Error('The letter was not sent again.');
    });
    setIsSentAgain(isSent);
  };

  return (
    <form className="form" onSubmit={(event) => void confirm(event)} noValidate>
      <p className="popup-window-long">{t('cabinet.popup.check.text', { email })}</p>
      <CodeField
        field={field}
        describedBy={errorId}
        onInput={() => {
          setIsSentAgain(false);
          reset();
        }}
      />
      <div id={errorId}>
        <ErrorMessage text={error} />
        <p role="status">{isSentAgain && t('cabinet.popup.check.sent')}</p>
      </div>
      <div className="popup-window-actions">
        <Button type="submit" disabled={isPending}>
          {t('cabinet.popup.check.action')}
        </Button>
        <Button tone="plain" size="small" disabled={isPending} onClick={() => void sendAgain()}>
          {t('cabinet.popup.check.again')}
        </Button>
        <Button tone="plain" size="small" onClick={onChange}>
          {t('cabinet.popup.check.change')}
        </Button>
      </div>
    </form>
  );
}

interface CodeFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly describedBy: string;
  readonly onInput: () => void;
}

function CodeField({ field, describedBy, onInput }: CodeFieldProps): ReactElement {
  const t = useWords('cabinet');
  return (
    <label className="form-control">
      <span>{t('cabinet.popup.check.code')}</span>
      <input
        ref={field}
        name="code"
        className="popup-window-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        aria-describedby={describedBy}
        onInput={onInput}
      />
    </label>
  );
}
