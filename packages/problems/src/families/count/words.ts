import type { Language } from '../../core/family.ts';
import { en } from './words/en.ts';
import { ru } from './words/ru.ts';
import type { Words } from './words/shape.ts';

export const words: Readonly<Record<Language, Words>> = { ru, en };
