import type { Variant } from '../../core/family.ts';
import { attributes, cellKey } from './params.ts';
import type { Cell, MatrixParams } from './params.ts';

/** What somebody overlooked who chose `option`: one attribute, or they copied a neighbour. */
export function tagOf(params: MatrixParams, option: Cell): string {
  const right = params.options[params.right];
  const wrong = attributes.filter((attribute) => option[attribute] !== right?.[attribute]);
  if (wrong.length === 1) return `matrix.${wrong[0]}`;
  const { side, cells } = params;
  const left = cells[side * side - 2];
  const above = cells[side * (side - 1) - 1];
  if (left && cellKey(left) === cellKey(option)) return 'matrix.copies-left';
  if (above && cellKey(above) === cellKey(option)) return 'matrix.copies-above';
  return wrong.length === attributes.filter((attribute) => varies(params, attribute)).length
    ? 'matrix.nothing-fits'
    : 'matrix.two-wrong';
}

export function variantsOf(params: MatrixParams): readonly Omit<Variant, 'picture'>[] {
  return params.options.map((option, i) => ({
    key: cellKey(option),
    isRight: i === params.right,
    ...(i === params.right ? {} : { tag: tagOf(params, option) }),
  }));
}

function varies(params: MatrixParams, attribute: keyof Cell): boolean {
  return new Set(params.options.map((option) => option[attribute])).size > 1;
}
