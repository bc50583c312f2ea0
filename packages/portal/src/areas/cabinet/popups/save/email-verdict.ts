import { cleanEmail, type CommonProfile, isEmail } from '@logikit/sdk';

/** What an address is told to be, by the message of the error catalogue. */
export type EmailMessage =
  'enterEmailError' | 'invalidEmailError' | 'notUnique' | 'alreadyInSystem' | 'enterAnotherEmail';

type Person = Pick<CommonProfile, 'anonymous' | 'socialNetworks'>;

/** An address as it is sent: trimmed, an international host as mail servers write it. */
export function typedEmail(text: string): string {
  return cleanEmail(text, (host) => {
    const url = `http://${host}`;
    return URL.canParse(url) ? new URL(url).hostname : '';
  });
}

/** What can be said before anything is sent. */
export function faultBefore(email: string): EmailMessage | null {
  if (email === '') return 'enterEmailError';
  return isEmail(email) ? null : 'invalidEmailError';
}

/** The message for a key of the server; null: the key is none about addresses. */
export function messageOf(key: string | undefined, person: Person): EmailMessage | null {
  switch (key) {
    case 'enterEmailError':
      return 'enterEmailError';
    case 'notUnique':
      return signsInElsewhere(person) ? 'notUnique' : 'alreadyInSystem';
    case 'emailAddressInvalid':
    case 'emailAddressInvalidHostname':
      return 'enterAnotherEmail';
    default:
      return null;
  }
}

/** Anonymous and MTS users have nothing to write to the help with: they sign in with the address that is taken (V-034). */
export function signsInElsewhere({ anonymous, socialNetworks }: Person): boolean {
  return anonymous || socialNetworks.some(({ name }) => name === 'mts');
}

/** The ways out of an error: signing in where the address belongs to an account, and the help for who has one. */
export function helpFor(message: EmailMessage, person: Person): readonly ('signIn' | 'support')[] {
  if (message !== 'notUnique' && message !== 'alreadyInSystem') return [];
  return signsInElsewhere(person) ? ['signIn'] : ['signIn', 'support'];
}
