import type { Language } from '../../core/family.ts';
import { cs } from './words/cs.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { esMx } from './words/es-mx.ts';
import { pl } from './words/pl.ts';
import { ptBr } from './words/pt-br.ts';
import { ru } from './words/ru.ts';
import type { Words } from './words/shape.ts';
import { tr } from './words/tr.ts';
import { uk } from './words/uk.ts';

export const words: Readonly<Record<Language, Words>> = { ru, en, uk, cs, de, pl, tr, 'pt-br': ptBr, 'es-mx': esMx };
