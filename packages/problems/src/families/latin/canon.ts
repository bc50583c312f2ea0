import { permutations } from '../../core/canon.ts';
import { blockOf } from './params.ts';
import type { LatinParams, Size } from './params.ts';

/**
 * One puzzle idea: the least text over every exchange of bands, of rows inside bands, the same for columns, over the
 * transposition where blocks are square, and over renaming the symbols.
 */
export function structKey({ size, givens, ask }: LatinParams): string {
  const [rows, columns] = blockOf[size];
  const rowOrders = lineOrders(size, rows);
  const columnOrders = lineOrders(size, columns);
  let best = '';
  for (const turned of rows === columns ? [false, true] : [false]) {
    for (const rowOrder of rowOrders) {
      for (const columnOrder of columnOrders) {
        const text = rename(rowOrder, columnOrder, (r, c) => {
          const cell = turned ? c * size + r : r * size + c;
          return cell === ask ? -1 : (givens[cell] ?? 0);
        });
        if (best === '' || text < best) best = text;
      }
    }
  }
  return `latin:${size}:${best}`;
}

export function skinKey({ size, givens, ask, tokens }: LatinParams): string {
  const skin = tokens?.map((token) => `${token.object}.${token.colour ?? ''}`).join('-') ?? 'digits';
  return `latin:${size}:${givens.join('')}:${ask ?? 'all'}:${skin}`;
}

/** Symbols are named in the order in which they appear. */
function rename(rows: readonly number[], columns: readonly number[], at: (r: number, c: number) => number): string {
  const names = new Map<number, string>([
    [0, '.'],
    [-1, '?'],
  ]);
  let text = '';
  for (const r of rows) {
    for (const c of columns) {
      const symbol = at(r, c);
      const name = names.get(symbol) ?? String.fromCharCode(95 + names.size);
      names.set(symbol, name);
      text += name;
    }
  }
  return text;
}

const orders = new Map<string, readonly (readonly number[])[]>();

/** Every order of the lines that keeps bands of `height` together. */
function lineOrders(size: Size, height: number): readonly (readonly number[])[] {
  const key = `${size}/${height}`;
  const known = orders.get(key);
  if (known) return known;
  const bands = Array.from({ length: size / height }, (_, band) =>
    permutations(Array.from({ length: height }, (__, line) => band * height + line)),
  );
  const made = permutations(bands).flatMap((order) =>
    order.reduce<number[][]>((heads, band) => heads.flatMap((head) => band.map((lines) => [...head, ...lines])), [[]]),
  );
  orders.set(key, made);
  return made;
}
