import type { Variant } from '../../core/family.ts';
import { drawToy } from './draw.ts';
import type { Near, PositionParams, Side } from './params.ts';
import { cellAt, cellsOf, opposite } from './shelf.ts';

export const tags = {
  opposite: 'position.other-side',
  turned: 'position.other-direction',
  named: 'position.the-named-one',
  far: 'position.too-far',
  beside: 'position.beside-not-between',
  half: 'position.one-half-only',
  steps: 'position.miscounts-steps',
} as const;

type Tag = (typeof tags)[keyof typeof tags];

/** The mistake that leads to this wrong cell, or null when none does. */
export function mistakeOf(params: PositionParams, cell: number): Tag | null {
  const { clue } = params;
  switch (clue.kind) {
    case 'near':
      return nearMistake(params, clue.near, cell);
    case 'between':
      if (clue.toys.some((toy) => cellsOf(params, toy).includes(cell))) return tags.named;
      return clue.toys.some((toy) => isBeside(params, cellsOf(params, toy)[0] ?? 0, cell)) ? tags.beside : null;
    case 'both': {
      const halves = [clue.near, clue.also];
      if (halves.some((near) => placed(params, near, 1).includes(cell))) return tags.half;
      const isOther = halves.some(({ side, toy }) => placed(params, { side: opposite[side], toy }, 1).includes(cell));
      return isOther ? tags.opposite : null;
    }
    case 'walk':
      return walkMistake(params, cell);
  }
}

function placed(params: PositionParams, { side, toy }: Near, steps: number): readonly (number | null)[] {
  return cellsOf(params, toy).map((cell) => cellAt(params, cell, { side, steps }));
}

const sides: readonly Side[] = ['left', 'right', 'above', 'below'];

function isBeside(params: PositionParams, from: number, cell: number): boolean {
  return sides.some((side) => cellAt(params, from, { side, steps: 1 }) === cell);
}

function nearMistake(params: PositionParams, near: Near, cell: number): Tag | null {
  const [from = 0] = cellsOf(params, near.toy);
  if (cell === from) return tags.named;
  if (cellAt(params, from, { side: opposite[near.side], steps: 1 }) === cell) return tags.opposite;
  if (isBeside(params, from, cell)) return tags.turned;
  return cellAt(params, from, { side: near.side, steps: 2 }) === cell ? tags.far : null;
}

function walkMistake(params: PositionParams, cell: number): Tag | null {
  const { clue, target } = params;
  if (clue.kind !== 'walk') return null;
  const [from = 0] = cellsOf(params, clue.from);
  const walked = (change: (side: Side, index: number) => Side): readonly (number | null)[] => {
    let at: number | null = from;
    return clue.legs.map(({ side, steps }, index) => {
      at = at === null ? null : cellAt(params, at, { side: change(side, index), steps });
      return at;
    });
  };
  if (
    walked((side) => side)
      .slice(0, -1)
      .includes(cell) ||
    cell === from
  )
    return tags.half;
  const turned = clue.legs.map((_, wrong) => walked((side, index) => (index === wrong ? opposite[side] : side)).at(-1));
  if ([...turned, walked((side) => opposite[side]).at(-1)].includes(cell)) return tags.opposite;
  return isBeside(params, target, cell) ? tags.steps : null;
}

export function variantsOf(params: PositionParams): readonly Variant[] {
  return params.options.map((cell): Variant => {
    const toy = params.toys[cell] ?? 'ball';
    const shown = { key: `toy-${toy}`, picture: drawToy(toy) };
    if (cell === params.target) return { ...shown, isRight: true };
    const tag = mistakeOf(params, cell);
    return tag === null ? { ...shown, isRight: false } : { ...shown, isRight: false, tag };
  });
}
