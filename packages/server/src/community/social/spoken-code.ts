import { randomInt } from 'node:crypto';

/** Crockford's letters: none looks like another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code that can be said aloud and typed by hand: XXXXX-XXXXX. */
export function spokenCode(characters: number): string {
  const code = Array.from({ length: characters }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** A typed code as it is kept: whatever the case, the hyphen and the letters that Crockford takes for digits. */
export function readSpokenCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
