import { permutations, relabel, smallest } from '../../core/canon.ts';
import { columnsOf, firstLetters } from './columns.ts';
import { isLetter } from './params.ts';
import type { CryptParams } from './params.ts';

/**
 * One puzzle idea: letters change names, and what is added in one column changes places, as long as the same letters
 * may not be zero.
 */
export function structKey(params: CryptParams): string {
  const { ask, addends } = params;
  const firsts = firstLetters(params);
  const columns = columnsOf(params);
  const orders = columns.map((column) => permutations(column.addends));
  const images = combined(orders).map((chosen) => {
    const symbols = chosen.flatMap((cells, place) => [...padded(cells, addends.length), columns[place]?.total ?? '']);
    const names = relabel(symbols.filter(isLetter));
    let next = 0;
    const told = symbols.map((symbol) => {
      if (!isLetter(symbol)) return symbol === '' ? '.' : symbol;
      const name = String.fromCharCode(97 + (names[next++] ?? 0));
      return `${name}${firsts.has(symbol) ? '!' : ''}${symbol === ask ? '?' : ''}`;
    });
    return told.join(' ');
  });
  return `crypt:${addends.length}:${smallest(images)}`;
}

export function skinKey({ addends, total, ask, options }: CryptParams): string {
  return `crypt:${addends.join('+')}=${total}:${ask}:${options.join('')}`;
}

function padded(cells: readonly string[], length: number): readonly string[] {
  return Array.from({ length }, (_, i) => cells[i] ?? '');
}

function combined<T>(choices: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return choices.reduce<readonly (readonly T[])[]>(
    (made, items) => made.flatMap((head) => items.map((item) => [...head, item])),
    [[]],
  );
}
