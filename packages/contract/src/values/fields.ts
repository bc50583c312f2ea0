import { cleanName, isPersonName, isUsername } from './names.ts';

/** What both ends say about what is typed into a field, before anybody looks into a database (V-027). */
export type FieldFault = 'required' | 'tooShort' | 'tooLong' | 'invalid' | 'invalidPhone';

/** Long ones are the good ones; how often others use it, only the server knows. */
export const passwordLength = { least: 8, most: 200 } as const;
export const usernameLength = { least: 3, most: 30 } as const;
/** Of birth: nobody is older, and nobody is from the future. */
export const birthYears = { least: 1900, most: 2100 } as const;

const PHONE = /^\+[0-9]{7,15}$/;

export function passwordFaultOf(password: string): FieldFault | null {
  if (password.length < passwordLength.least) return 'tooShort';
  return password.length > passwordLength.most ? 'tooLong' : null;
}

export function usernameFaultOf(text: string): FieldFault | null {
  const name = cleanName(text);
  if (name === '') return 'required';
  if (name.length < usernameLength.least) return 'tooShort';
  if (name.length > usernameLength.most) return 'tooLong';
  return isUsername(name) ? null : 'invalid';
}

/** The name of a person; it may be left empty. */
export function nameFaultOf(text: string): FieldFault | null {
  return isPersonName(text) ? null : 'invalid';
}

/** People write spaces, brackets and dashes into a number. */
export function cleanPhone(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

/** A telephone may be left empty. */
export function phoneFaultOf(text: string): FieldFault | null {
  const digits = cleanPhone(text);
  return digits === '' || PHONE.test(digits) ? null : 'invalidPhone';
}

/** Fields of a form of settings that have a rule of their own. */
interface Fields {
  readonly firstName?: string | null;
  readonly middleName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
  readonly username?: string;
  readonly new?: string;
}

const rules: Readonly<Record<keyof Fields, (text: string) => FieldFault | null>> = {
  firstName: nameFaultOf,
  middleName: nameFaultOf,
  lastName: nameFaultOf,
  phone: phoneFaultOf,
  username: usernameFaultOf,
  new: passwordFaultOf,
};

/** The faults of the fields that were filled in, by name, as `settings.json` answers them. */
export function fieldFaultsOf(fields: Fields): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, faultOf]) => {
      const text = fields[name as keyof Fields]; // the names of `rules`
      const fault = text === undefined ? null : faultOf(text ?? '');
      return fault === null ? [] : [[name, [fault]]];
    }),
  );
}
