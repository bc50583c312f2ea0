import { ApiError, fieldFaultsOf, type Model, SdkError } from '@logikit/sdk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client } from '../client.ts';
import { useWords } from '../words/use-words.ts';

type Verdict = Model<'SettingsVerdict'>;

export interface FormChange {
  readonly status: 'still' | 'busy' | 'done';
  /** What is wrong with the form as a whole; null: nothing. */
  readonly error: string | null;
  /** What is wrong with this field, in words; null: nothing. */
  fault(field: string): string | null;
  /** Runs one change and reads the page's data again. False: it was refused, and what was typed stays. */
  run(change: () => Promise<unknown>): Promise<boolean>;
  /** As `run`, for the settings call, whose verdict names the fields. */
  save(body: Model<'SettingsBody'>): Promise<boolean>;
}

interface State {
  readonly status: FormChange['status'];
  readonly error: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** One change at a time, with what is wrong told beside its field. */
export function useFormChange(): FormChange {
  const t = useWords('family');
  const errorText = useWords('errors');
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>({ status: 'still', error: null, fields: {} });
  const inWords = (code: string): string =>
    t(`family.fault.${code}`, {
      defaultValue: errorText(`errors.${code}`, { defaultValue: errorText('errors.invalidFields') }),
    });

  async function run(change: () => Promise<unknown>): Promise<boolean> {
    setState({ status: 'busy', error: null, fields: {} });
    try {
      const answer = await change();
      const fields = isVerdict(answer) && answer.status === 'error' ? answer.fields : {};
      if (Object.keys(fields).length > 0) {
        setState({ status: 'still', error: null, fields });
        return false;
      }
      setState({ status: 'done', error: null, fields: {} });
      // The page reads the profile that is loaded.
      await client().profile.load();
      await revalidate();
      return true;
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const code = error instanceof SdkError ? error.code : 'internal';
      const isOfFields = code === 'invalidFields' && Object.keys(fields).length > 0;
      setState({ status: 'still', error: isOfFields ? null : inWords(code), fields: isOfFields ? fields : {} });
      // The gate has closed meanwhile: the page shows it.
      if (code === 'parentZoneClosed') await revalidate();
      return false;
    }
  }

  return {
    status: state.status,
    error: state.error,
    fault: (field) => {
      const [key] = state.fields[field] ?? [];
      return key === undefined ? null : inWords(key);
    },
    run,
    save: async (body) => {
      // What needs no look into a database is told before anything is sent, by the server's own rule (V-027).
      const fields = fieldFaultsOf(body);
      if (Object.keys(fields).length === 0) return run(() => client().settings.saveSettings({ body }));
      setState({ status: 'still', error: null, fields });
      return false;
    },
  };
}

function isVerdict(answer: unknown): answer is Verdict {
  return typeof answer === 'object' && answer !== null && 'fields' in answer;
}
