import { fieldFaultsOf, type Model } from '@logikit/sdk';
import { client } from '../client/client.ts';
import { errorCode } from '../client/error-text.ts';
import { InvalidFields, type Mutation, useMutation } from '../client/use-mutation.ts';
import { localeOf } from '../words/locales.ts';
import { wordsOf } from '../words/words.ts';

/** A mutation of a form from `form-parts`: its errors are told in the words of forms, and the profile is read again. */
export function useFormMutation(): Mutation {
  return useMutation({ refreshes: 'profile', describe: (error) => faultText(errorCode(error)) });
}

/** What is wrong with a field of the form, in words; null: nothing. */
export function fieldErrorText({ code: whole, fieldErrors }: Mutation, name: string): string | null {
  const code = whole === 'invalidFields' ? fieldErrors[name]?.[0] : undefined;
  return code === undefined ? null : faultText(code);
}

function faultText(code: string): string {
  const locale = localeOf(location.pathname);
  const errors = wordsOf(locale, 'errors');
  return wordsOf(locale, 'family')(`family.fault.${code}`, {
    defaultValue: errors(`errors.${code}`, { defaultValue: errors('errors.invalidFields') }),
  });
}

/** Saves settings. What needs no look into a database is told before anything is sent, by the server's own rule (V-027). */
export async function saveSettings(body: Model<'SettingsBody'>): Promise<void> {
  const faults = fieldFaultsOf(body);
  if (Object.keys(faults).length > 0) throw new InvalidFields(faults);
  const { status, fields } = await client().settings.saveSettings({ body });
  if (status === 'error' && Object.keys(fields).length > 0) throw new InvalidFields(fields);
}
