import type { Language } from '../../core/family.ts';
import { colourIds } from '../../draw/palette.ts';
import type { ColourId } from '../../draw/palette.ts';
import type { AdjectiveId, NounId } from '../../lang/lexicon.ts';
import { capital } from '../../lang/words.ts';
import type { Attribute, Cell, MatrixParams, Skin } from './params.ts';
import { words } from './words.ts';

/** What is counted on each skin. */
export const countedNoun: Readonly<Record<Skin, NounId>> = { boat: 'sail', house: 'window', kite: 'bow', card: 'dot' };

const sizes: readonly AdjectiveId[] = ['small', 'medium', 'big'];

const colourOf = (value: number): ColourId => colourIds[value] ?? 'yellow';
const sizeOf = (value: number): AdjectiveId => sizes[value] ?? 'medium';

/** One cell in words: "two purple sails", "big red star, 3 dots". */
export function cellWords(params: MatrixParams, cell: Cell, language: Language): string {
  const say = words[language].cell;
  const colour = colourOf(cell.colour);
  if (params.skin !== 'card') return say[params.skin](cell.number, colour);
  return say.card({
    shape: params.shapes[cell.shape] ?? 'circle',
    colour,
    size: isVaried(params, 'size') ? sizeOf(cell.size) : null,
    dots: params.hasDots ? cell.number : null,
  });
}

/** One value as the end of "So here: …". */
export function valueWords(
  params: MatrixParams,
  [attribute, value]: readonly [Attribute, number],
  language: Language,
): string {
  const say = words[language].value;
  switch (attribute) {
    case 'shape':
      return say.shape(params.shapes[value] ?? 'circle');
    case 'colour':
      return say.colour(colourOf(value));
    case 'number':
      return say.number(value, countedNoun[params.skin]);
    case 'size':
      return say.size(sizeOf(value));
  }
}

/** The board row by row, for those who do not see it; the missing cell is named, not filled. */
export function boardWords(params: MatrixParams, language: Language): string {
  const say = words[language].board;
  const rows = Array.from({ length: params.side }, (_, i) => {
    const cells = params.cells.slice(i * params.side, (i + 1) * params.side);
    return say.row(
      i + 1,
      cells.map((cell) => (cell ? cellWords(params, cell, language) : say.missing)),
    );
  });
  return rows.join(' ');
}

export function optionWords(params: MatrixParams, cell: Cell, language: Language): string {
  return capital(language, cellWords(params, cell, language));
}

function isVaried(params: MatrixParams, attribute: Attribute): boolean {
  return (
    new Set(
      [...params.cells, ...params.options].map((cell) => cell?.[attribute]).filter((value) => value !== undefined),
    ).size > 1
  );
}
