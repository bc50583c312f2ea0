import { plainDigits } from './digits.ts';

/** A letter with the marks that it bears: vowel signs of Devanagari, accents. Signs that nobody sees are neither. */
const MARKED = String.raw`(?!\p{DI})\p{M}`;
const LETTER = String.raw`(?!\p{DI})\p{L}(?:${MARKED}){0,4}`;
/** Joiners (ZWNJ, ZWJ) spell Persian and Sinhala; one stands between letters or marks, never at an edge. */
export const LETTERS = String.raw`${LETTER}(?:[\u200c\u200d](?:${LETTER}|(?:${MARKED}){1,4}))*`;

/** Letters of any script, digits and three signs: no "@", so that a name is never an address. */
const USERNAME = new RegExp(String.raw`^(?:${LETTERS}|\p{N})(?:${LETTERS}|[\p{N}._-])*$`, 'u');
const PERSON_NAME = new RegExp(String.raw`^(?:${LETTERS}|[\p{N} .'’-])*$`, 'u');

/** A name as it is kept. */
export function cleanName(text: string): string {
  return text.trim().normalize('NFC');
}

/** True of a name to sign in with. */
export function isUsername(name: string): boolean {
  return USERNAME.test(cleanName(name));
}

/** True of what somebody may be called; of nothing, too. */
export function isPersonName(name: string): boolean {
  return PERSON_NAME.test(cleanName(name));
}

/** Names with one key are one name: whatever the case, and with joiners or without. */
export function nameKey(name: string): string {
  const joined = cleanName(name).replace(/[\u200c\u200d]/gu, '');
  // Up and down again: "ß" is "ss", and both sigmas are one.
  return joined.toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}

/** Letters, and to the right of them what reads like them in some case: "I" is like "l", "В" is like "B". */
const lookAlikes = `
  a аαɑ  b вβ  c с  d ԁ  e еε  g ɡց  h нηһհ  j јϳյ  k кκ  l 1iіıιɩӏ  m мμ  n ոռ  o 0оοσօ  p рρ  q ԛզ  s ѕ  t тτ
  u υս  v νѵ  w ԝ  x хχ  y уγүʏ  z ζ  3 зʒӡ  ی يى  ک كڪ  ه ھہە`;

const lookOf: ReadonlyMap<string, string> = new Map(
  [...lookAlikes.matchAll(/(\S) (\S+)/gu)].flatMap(([, letter = '', others = '']) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** Names with one look cannot be told apart by eye: of two scripts, of two widths, with "l" for "I". */
export function nameLook(name: string): string {
  const key = nameKey(name.normalize('NFKC')).normalize('NFD');
  return Array.from(plainDigits(key), (sign) => lookOf.get(sign) ?? sign)
    .join('')
    .normalize('NFC');
}
