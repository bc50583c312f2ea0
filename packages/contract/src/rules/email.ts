/** The HTML standard's pattern, with at least one dot in the host (rule D-180). */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** True when a letter could be addressed to it. An international host is written in punycode. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && text.indexOf('@') <= MAX_LOCAL_LENGTH && EMAIL.test(text);
}
