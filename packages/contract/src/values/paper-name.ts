import type { FieldFault } from './fields.ts';
import { cleanName, LETTERS } from './names.ts';

/** Of a name on a certificate. */
export const paperNameLength = { least: 2, most: 80 } as const;

const PAPER_NAME = new RegExp(String.raw`^(?:${LETTERS})(?:${LETTERS}|[ .'’-])*$`, 'u');

/** A name as a certificate bears it. */
export function cleanPaperName(text: string): string {
  return cleanName(text).replace(/ {2,}/g, ' ');
}

/** The name on a certificate, whatever its owner is called elsewhere: as that of a person, but without digits (rule D-251). */
export function paperNameFaultOf(text: string): FieldFault | null {
  const name = cleanPaperName(text);
  if (name === '') return 'required';
  if (name.length < paperNameLength.least) return 'tooShort';
  if (name.length > paperNameLength.most) return 'tooLong';
  return PAPER_NAME.test(name) ? null : 'invalid';
}
