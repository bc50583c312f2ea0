import { numbers } from '../../values/numbers.ts';

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A typed answer as the platform compares it, or null when it is not a number of at most four characters, sign and
 * point included (rule D-035). A comma is a point; full-width digits are digits.
 */
export function readTypedNumber(text: string, limit: number = numbers.autoValidatedCharacterLimit): string | null {
  const clean = text.normalize('NFKC').trim().replace(',', '.');
  return clean.length <= limit && NUMBER.test(clean) ? clean : null;
}
