import '../windows/popup-window.css';
import type { Model } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useId, useRef, useState } from 'react';
import { reachGoal } from '../../../../analytics/goals.ts';
import { errorCodeText, errorText } from '../../../../client/error-text.ts';
import { formText } from '../../../../forms/form-text.ts';
import { ErrorMessage } from '../../../../ui/error-message.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { EmailHelp } from './email-help.tsx';
import { type EmailMessage, faultBefore, messageOf, typedEmail } from './email-verdict.ts';
import { createVerdicts } from './verdicts.ts';
import { YearField } from './year-field.tsx';

interface SaveFormProps {
  readonly profile: Model<'CommonProfile'>;
  /** What stands in the field at first. */
  readonly email: string;
  readonly canWait: boolean;
  readonly onSaved: (email: string) => void;
  readonly onLater: () => void;
}

type State =
  | { readonly status: 'filling'; readonly fault: EmailMessage | 'askYear' | null; readonly other?: string }
  | { readonly status: 'sending' };

/** The address first; a password comes with its letter. The year of birth decides whose address it is (rule D-098). */
export function SaveForm({ profile, email: first, canWait, onSaved, onLater }: SaveFormProps): ReactElement {
  const t = useWords('cabinet');
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const { state, asksYear, send, forget } = useSaving(profile, onSaved);
  const fault = state.status === 'filling' ? state.fault : null;
  const emailFault = fault === 'askYear' ? null : fault;
  const text = fault === 'askYear' ? t('cabinet.popup.save.askYear') : fault && errorCodeText(fault);
  return (
    <form
      ref={form}
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.current) void send(new FormData(form.current));
      }}
      onInput={() => fault !== null && forget()}
      noValidate
    >
      <label className="form-control">
        <span>{t('cabinet.popup.save.email')}</span>
        <input
          name="email"
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          defaultValue={first}
          aria-invalid={emailFault !== null}
          aria-describedby={errorId}
        />
      </label>
      {asksYear && <YearField label={t('cabinet.popup.save.birthYear')} describedBy={errorId} />}
      <div id={errorId}>
        <ErrorMessage text={text ?? (state.status === 'filling' ? (state.other ?? null) : null)} />
        {emailFault !== null && <EmailHelp message={emailFault} profile={profile} onLeave={onLater} />}
      </div>
      <div className="popup-window-actions">
        <Button type="submit" disabled={state.status === 'sending'}>
          {t('cabinet.popup.save.action')}
        </Button>
        {canWait && (
          <Button tone="plain" size="small" onClick={onLater}>
            {t('cabinet.popup.save.later')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface Saving {
  readonly state: State;
  readonly asksYear: boolean;
  readonly send: (fields: FormData) => Promise<void>;
  /** Forgets what was wrong. */
  readonly forget: () => void;
}

/** Saves the address, and remembers what was wrong with one, so that it is asked for once. */
function useSaving(profile: Model<'CommonProfile'>, onSaved: (email: string) => void): Saving {
  const client = useClient();
  const [verdicts] = useState(() => createVerdicts<EmailMessage>());
  const [asksYear, setAsksYear] = useState(profile.anonymous && profile.email === null);
  const [state, setState] = useState<State>({ status: 'filling', fault: null });

  /** Null: saved. A year that is missing is no fault of the address, so it is not remembered. */
  const save = async (email: string, birthYear: number): Promise<EmailMessage | null> => {
    const body = { type: 9, email, ...(birthYear > 0 && { birthYear }) };
    const { status, fields } = await client.settings.saveSettings({ body });
    const message = messageOf(fields['email']?.[0], profile);
    if (status === 'error' && message === null) throw new MissingYear();
    return message;
  };

  const send = async (fields: FormData): Promise<void> => {
    const email = typedEmail(formText(fields, 'email'));
    const birthYear = Number(formText(fields, 'birthYear'));
    const fault = faultBefore(email) ?? (asksYear && birthYear === 0 ? 'askYear' : null);
    if (fault !== null) return void setState({ status: 'filling', fault });
    setState({ status: 'sending' });
    try {
      const message = await verdicts.of(email, () => save(email, birthYear));
      setState({ status: 'filling', fault: message });
      if (message !== null) return;
      reachGoal('emailEntered');
      onSaved(email);
    } catch (error) {
      if (error instanceof MissingYear) {
        setAsksYear(true);
        setState({ status: 'filling', fault: 'askYear' });
      } else setState({ status: 'filling', fault: null, other: errorText(error) });
    }
  };
  return { state, asksYear, send, forget: () => setState({ status: 'filling', fault: null }) };
}

class MissingYear extends Error {}
