import { isEmail, isRecord, leadForm } from '@logikit/contract';

/** What somebody has typed into the form, as it came. */
export interface Answers {
  readonly name: string;
  readonly email: string;
  readonly organisation: string;
  readonly text: string;
  readonly consent: string;
  readonly page: string;
  /** The signed time at which the page was served. */
  readonly time: string;
  /** A field that people do not see. */
  readonly website: string;
}

export type Fault = 'name' | 'email' | 'organisation' | 'text' | 'consent';

export function readAnswers(body: unknown): Answers {
  const answers = isRecord(body) ? body : {};
  const text = (name: string): string => {
    const value = answers[name];
    // The database keeps no NUL. Forms send a line's end as two signs, and a browser counts one.
    return typeof value === 'string' ? value.replaceAll('\0', '').replaceAll('\r\n', '\n').trim() : '';
  };
  const line = (name: string): string => text(name).replace(/\s+/g, ' ');
  return {
    name: line('name'),
    email: line('email'),
    organisation: line('organisation'),
    text: text('text'),
    consent: line('consent'),
    page: /^\/2\.0\/[a-z/-]{1,60}$/.exec(line('page'))?.[0] ?? '',
    time: line('time'),
    website: line('website'),
  };
}

const { longest, consentText } = leadForm;

/** What a person can set right. */
export function faultsIn({ name, email, organisation, text, consent }: Answers): readonly Fault[] {
  const isGood: Readonly<Record<Fault, boolean>> = {
    name: name !== '' && name.length <= longest.name,
    email: email.length <= longest.email && isEmail(email),
    organisation: organisation.length <= longest.organisation,
    text: text !== '' && text.length <= longest.text,
    // Who has agreed to an older sentence is asked anew.
    consent: consent === consentText,
  };
  return (Object.keys(isGood) as Fault[]).filter((fault) => !isGood[fault]); // the record's own keys
}
