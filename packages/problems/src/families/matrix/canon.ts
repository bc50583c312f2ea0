import { attributes, cellKey } from './params.ts';
import type { Attribute, MatrixParams } from './params.ts';

/**
 * One puzzle idea: constant attributes do not count, names of shapes and colours do not count, and the board may be
 * mirrored along its diagonal. Rows and columns may swap too while nothing on the board is a number.
 */
export function structKey(params: MatrixParams): string {
  const moving = attributes.filter((attribute) => isMoving(params, attribute));
  const forms = symmetries(params.side, !moving.includes('number') && !moving.includes('size')).map((order) =>
    moving
      .map((attribute) => {
        const values = order.map((i) => params.cells[i]?.[attribute] ?? null);
        return isName(attribute)
          ? `name:${relabel(values)}`
          : `${attribute}:${values.map((value) => value ?? '_').join('')}`;
      })
      .sort()
      .join('|'),
  );
  return `${params.side}x${params.side}/${forms.sort()[0] ?? ''}`;
}

export function skinKey(params: MatrixParams): string {
  const cells = params.cells.map((cell) => (cell === null ? '_' : cellKey(cell))).join(' ');
  const options = params.options.map(cellKey).sort().join(' ');
  const shapes = isMoving(params, 'shape') || params.skin === 'card' ? params.shapes.join() : '';
  return `${params.skin}/${shapes}/${cells}/${options}`;
}

function isMoving(params: MatrixParams, attribute: Attribute): boolean {
  return new Set(params.cells.flatMap((cell) => (cell === null ? [] : [cell[attribute]]))).size > 1;
}

function isName(attribute: Attribute): boolean {
  return attribute === 'shape' || attribute === 'colour';
}

function relabel(values: readonly (number | null)[]): string {
  const names = new Map<number, number>();
  return values
    .map((value) => {
      if (value === null) return '_';
      if (!names.has(value)) names.set(value, names.size);
      return names.get(value);
    })
    .join('');
}

/** Orders in which the cells can be read while the missing one stays last. */
function symmetries(side: number, canSwapLines: boolean): readonly (readonly number[])[] {
  const lines = Array.from({ length: side }, (_, i) => i);
  const swapped = side === 3 ? [1, 0, 2] : lines;
  const orders = canSwapLines ? [lines, swapped] : [lines];
  return orders.flatMap((rows) =>
    orders.flatMap((columns) => [
      rows.flatMap((row) => columns.map((column) => row * side + column)),
      columns.flatMap((column) => rows.map((row) => row * side + column)),
    ]),
  );
}
