/** The HTML standard's pattern, with at least one dot in the host (rule D-180). */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
/** Names that will never be a host of mail (RFC 6761), and hosts that are numbers. */
const HOST_WITHOUT_MAIL = /\.(?:invalid|localhost|local|onion|arpa|\d+|[a-z])$/i;
/** What the standard's pattern lets through and no mail server takes. */
const LOCAL_WITHOUT_MAIL = /^\.|\.$|\.\./;

/** True when a letter could be addressed to it. An international host is written in punycode. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && text.indexOf('@') <= MAX_LOCAL_LENGTH && EMAIL.test(text);
}

/**
 * What somebody typed as it is kept: trimmed, an international host in punycode. `toAscii` is the platform's own way to
 * write one; it answers an empty text for what is none.
 */
export function cleanEmail(text: string, toAscii: (host: string) => string): string {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const host = trimmed.slice(at + 1);
  const ascii = at < 0 || /^[ -~]*$/.test(host) ? host : toAscii(host);
  return ascii === '' ? trimmed : trimmed.slice(0, at + 1) + ascii;
}

/** Keys of the specification's error catalogue. Whether somebody has the address is another question. */
export type EmailFault = 'enterEmailError' | 'emailAddressInvalid' | 'emailAddressInvalidHostname';

/** What the platform has against an address that was cleaned; null: nothing. */
export function emailFaultOf(email: string): EmailFault | null {
  if (email === '') return 'enterEmailError';
  const name = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  if (!isEmail(`${name}@host.example`) || LOCAL_WITHOUT_MAIL.test(name)) return 'emailAddressInvalid';
  return isEmail(email) && !HOST_WITHOUT_MAIL.test(email) ? null : 'emailAddressInvalidHostname';
}
