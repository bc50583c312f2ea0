import type { Messages } from '../words/formatter.ts';

/** Written in by the build: one file per language, so that words cost no request of their own. */
declare const LOGIKIT_WORDS: Record<string, string>;

const words = LOGIKIT_WORDS;

export const messages: Messages = words;

/** Words of a late file; a translation looks its sentence up when it is asked for. */
export function addWords(late: Messages): void {
  Object.assign(words, late);
}
