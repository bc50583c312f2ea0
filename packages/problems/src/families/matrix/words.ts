import type { Language } from '../../core/family.ts';
import { colourIds } from '../../draw/palette.ts';
import { colourAdjective } from '../../lang/colours.ts';
import type { AdjectiveId, NounId } from '../../lang/lexicon.ts';
import { adjective, capital, counted, described, noun, spelledCount } from '../../lang/words.ts';
import type { Attribute, Cell, MatrixParams, Skin } from './params.ts';

/** What is counted on each skin. */
export const countedNoun: Readonly<Record<Skin, NounId>> = { boat: 'sail', house: 'window', kite: 'bow', card: 'dot' };

const sizes: readonly AdjectiveId[] = ['small', 'medium', 'big'];

/** One cell in words: "two purple sails", "a big red star, 3 dots". */
export function cellWords(params: MatrixParams, cell: Cell, language: Language): string {
  const colour = colourAdjective(language, colourIds[cell.colour] ?? 'yellow');
  if (params.skin === 'boat') return spelledCount(language, cell.number, { noun: 'sail', adjectives: [colour] });
  if (params.skin === 'house')
    return `${described(language, { noun: 'roof', adjectives: [colour] })}, ${counted(language, cell.number, 'window')}`;
  if (params.skin === 'kite')
    return `${described(language, { noun: 'kite', adjectives: [colour] })}, ${counted(language, cell.number, 'bow')}`;
  const size = isVaried(params, 'size') ? [sizes[cell.size] ?? 'medium'] : [];
  const figure = described(language, { noun: params.shapes[cell.shape] ?? 'circle', adjectives: [...size, colour] });
  return params.hasDots ? `${figure}, ${counted(language, cell.number, 'dot')}` : figure;
}

/** One value as the end of "So here: …". */
export function valueWords(
  params: MatrixParams,
  [attribute, value]: readonly [Attribute, number],
  language: Language,
): string {
  switch (attribute) {
    case 'shape':
      return noun(language, params.shapes[value] ?? 'circle');
    case 'colour':
      return adjective(language, colourAdjective(language, colourIds[value] ?? 'yellow'), { noun: 'colour' });
    case 'number':
      return counted(language, value, countedNoun[params.skin]);
    case 'size':
      return adjective(language, sizes[value] ?? 'medium', { noun: 'size' });
  }
}

/** The board row by row, for those who do not see it; the missing cell is named, not filled. */
export function boardWords(params: MatrixParams, language: Language): string {
  const { row, missing } = { en: { row: 'Row', missing: 'missing' }, ru: { row: 'Ряд', missing: 'пусто' } }[language];
  const rows = Array.from({ length: params.side }, (_, i) => {
    const cells = params.cells.slice(i * params.side, (i + 1) * params.side);
    return `${row} ${i + 1}: ${cells.map((cell) => (cell ? cellWords(params, cell, language) : missing)).join('; ')}.`;
  });
  return rows.join(' ');
}

export function optionWords(params: MatrixParams, cell: Cell, language: Language): string {
  return capital(language, cellWords(params, cell, language));
}

export function isVaried(params: MatrixParams, attribute: Attribute): boolean {
  return (
    new Set(
      [...params.cells, ...params.options].map((cell) => cell?.[attribute]).filter((value) => value !== undefined),
    ).size > 1
  );
}
