import { createHash, randomInt } from 'node:crypto';

/** Crockford's: no I, L, O and U, so that nobody reads one letter for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A new code of 50 bits, as people write it: XXXXX-XXXXX (rule D-097). */
export function makeCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What is kept of a code, however it was typed; null for what cannot be one. */
export function hashOfCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (letters.length !== LENGTH || Array.from(letters).some((letter) => !ALPHABET.includes(letter))) return null;
  return createHash('sha256').update(`class ${letters}`).digest('base64url');
}
