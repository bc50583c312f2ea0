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
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|^\s+|\s+$/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(/[,٫]/, '.')
    .replace('−', '-')
    .replace(/^\+(?!-)/, '');
}

/** NOTE: the ten digits of a script follow one another, from its zero on. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
