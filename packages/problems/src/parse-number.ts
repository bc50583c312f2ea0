import { readTypedNumber } from '@logikit/contract';

/** Reads a typed number by rule D-035, or says why there is none. */
export function parseNumber(text: string, limit: number): number | 'empty' | 'invalid' {
  if (text.trim() === '') return 'empty';
  const typed = readTypedNumber(text, limit);
  return typed === null ? 'invalid' : Number(typed);
}
