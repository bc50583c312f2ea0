import type { Language } from '../../core/family.ts';
import { noun } from '../../lang/words.ts';
import type { UnitKind } from './board.ts';
import type { LatinParams, Size } from './params.ts';

/** "звезда", "3": in the nominative, wherever it stands. */
export function symbolName({ tokens }: LatinParams, symbol: number, language: Language): string {
  const token = tokens?.[symbol - 1];
  return token ? noun(language, token.noun) : String(symbol);
}

/** "ряд 2, столбец 3" */
export function cellName(size: Size, cell: number, language: Language): string {
  const [row, column] = [Math.floor(cell / size) + 1, (cell % size) + 1];
  return language === 'en' ? `row ${row}, column ${column}` : `ряд ${row}, столбец ${column}`;
}

const blockNames: Readonly<Record<Language, Readonly<Record<Size, readonly string[]>>>> = {
  en: {
    4: ['top left', 'top right', 'bottom left', 'bottom right'],
    6: ['top left', 'top right', 'middle left', 'middle right', 'bottom left', 'bottom right'],
  },
  ru: {
    4: ['верхнем левом', 'верхнем правом', 'нижнем левом', 'нижнем правом'],
    6: ['верхнем левом', 'верхнем правом', 'среднем левом', 'среднем правом', 'нижнем левом', 'нижнем правом'],
  },
};

/** "в ряду 2", "in the top left block" */
export function inUnit(
  size: Size,
  unit: { readonly kind: UnitKind; readonly place: number },
  language: Language,
): string {
  const { kind, place } = unit;
  const block = blockNames[language][size][place - 1] ?? '';
  if (language === 'en') return kind === 'block' ? `in the ${block} block` : `in ${kind} ${place}`;
  return { row: `в ряду ${place}`, column: `в столбце ${place}`, block: `в ${block} блоке` }[kind];
}

/** "звезда, пусто, круг": one row read aloud. */
export function rowWords(params: LatinParams, row: number, look: Look): string {
  const { size, ask } = params;
  const cells = look.symbols.slice(row * size, (row + 1) * size);
  const words = cells.map((symbol, column) => {
    if (symbol > 0) return symbolName(params, symbol, look.language);
    return row * size + column === ask ? look.asked : look.empty;
  });
  return words.join(', ');
}

export interface Look {
  readonly symbols: readonly number[];
  readonly language: Language;
  readonly empty: string;
  readonly asked: string;
}
