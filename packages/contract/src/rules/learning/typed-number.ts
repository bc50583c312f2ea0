import { plainDigits } from '../../values/digits.ts';
import { numbers } from '../../values/numbers.ts';

const NUMBER = /^-?\d*\.?\d+$/;

/**
 * A typed answer as the platform compares it, or null when it is not a number of at most four characters, sign and
 * point included (rule D-035). It takes the digits of every script, a comma or a point, the sign of a minus, a plus that
 * changes nothing; signs that nobody sees count for nothing.
 */
export function readTypedNumber(text: string, limit: number = numbers.autoValidatedCharacterLimit): string | null {
  const plain = plainNumber(text);
  return plain.length <= limit && NUMBER.test(plain) ? plain : null;
}

/** What is typed, with the signs that numbers are compared in; another text stays as it is. */
export function plainNumber(text: string): string {
  return plainDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}|^\s+|\s+$/gu, '')
    .replace(/[,٫]/, '.')
    .replace('−', '-')
    .replace(/^\+(?!-)/, '');
}
