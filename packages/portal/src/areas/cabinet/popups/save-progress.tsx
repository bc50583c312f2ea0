import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { Button, Kit, KitReading } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { type PopupProps, PopupWindow } from './popup-window.tsx';

/** The server's law for a password, told before anything is sent. */
const SHORTEST_PASSWORD = 8;

type State = { readonly status: 'filling'; readonly fault?: string } | { readonly status: 'sending' };

/** Asks whoever has not registered for an address, so that nothing is lost with this device. */
export function SaveProgress({ isOpen, close }: PopupProps): ReactElement | null {
  const t = useWords('cabinet');
  const { profile } = useClient();
  const own = useStore(profile.store, (state) => state.profile);
  if (!own) return null;
  const isAdult = own.courseTL === 3;
  return (
    <PopupWindow
      name="save-progress"
      title={t('cabinet.popup.save.title')}
      art={<Kit pose={KitReading} />}
      tone="sun"
      isOpen={isOpen}
      close={close}
    >
      <p>{t(isAdult ? 'cabinet.popup.save.text' : 'cabinet.popup.save.child')}</p>
      <SaveForm profile={own} close={close} />
    </PopupWindow>
  );
}

interface SaveFormProps {
  readonly profile: Model<'CommonProfile'>;
  readonly close: () => void;
}

function SaveForm({ profile, close }: SaveFormProps): ReactElement {
  const t = useWords('cabinet');
  const errorText = useWords('errors');
  const locale = useLocale();
  const client = useClient();
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const [state, setState] = useState<State>({ status: 'filling' });

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current) return;
    const fields = new FormData(form.current);
    const email = typed(fields, 'email').trim();
    const [password, birthYear] = [typed(fields, 'password'), typed(fields, 'birthYear')];
    const fault = faultOf({ email, password, birthYear });
    if (fault !== null) {
      setState({ status: 'filling', fault });
      return;
    }
    const { who, targetLessons } = profile;
    setState({ status: 'sending' });
    try {
      await client.auth.register({ email, password, birthYear: Number(birthYear), who, targetLessons, locale });
      close();
      // The same learner, now with a name: the new profile says what comes next.
      await client.profile.load();
    } catch (error) {
      const text = errorText(`errors.${codeOf(error)}`, { defaultValue: errorText('errors.internal') });
      setState({ status: 'filling', fault: text });
    }
  };

  function faultOf(filled: { email: string; password: string; birthYear: string }): string | null {
    if (filled.email === '') return errorText('errors.enterEmailError');
    if (filled.password.length < SHORTEST_PASSWORD) return t('cabinet.popup.save.short', { min: SHORTEST_PASSWORD });
    return filled.birthYear === '' ? t('cabinet.popup.save.askYear') : null;
  }

  return (
    <form ref={form} className="form" onSubmit={(event) => void send(event)} noValidate>
      <label className="field">
        <span>{t('cabinet.popup.save.email')}</span>
        <input name="email" type="email" autoComplete="email" maxLength={254} aria-describedby={errorId} />
      </label>
      <label className="field">
        <span>{t('cabinet.popup.save.password')}</span>
        <input name="password" type="password" autoComplete="new-password" maxLength={200} aria-describedby={errorId} />
      </label>
      <label className="field">
        <span>{t('cabinet.popup.save.birthYear')}</span>
        <select name="birthYear" defaultValue="">
          <option value="" disabled />
          {years().map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </label>
      <p id={errorId} role="alert" className="form-error">
        {state.status === 'filling' && state.fault}
      </p>
      <div className="popup-actions">
        <Button type="submit" disabled={state.status === 'sending'}>
          {t('cabinet.popup.save.action')}
        </Button>
        {profile.anonymous && (
          <Button tone="plain" size="small" onClick={close}>
            {t('cabinet.popup.save.later')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Everybody who may sit in front of the screen, the youngest first. */
function years(): readonly number[] {
  const now = new Date().getFullYear();
  return Array.from({ length: 97 }, (_, index) => now - 3 - index);
}

function typed(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'internal';
}
