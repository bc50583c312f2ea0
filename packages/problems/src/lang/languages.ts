import type { Language } from '../core/family.ts';

/** The languages that every generated text exists in. */
export const languages: readonly Language[] = ['ru', 'en'];
