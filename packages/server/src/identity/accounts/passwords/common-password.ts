import { passwordLength } from '@logikit/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Of the fifty thousand that are used most, those that are long enough to be chosen here at all. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.least),
);

/** Whoever guesses passwords begins with these (security.md T17). Capitals and odd forms of letters hide none of them. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase());
}
