import { isIntegers, type PartLaw, type Replay } from '../part-law.ts';
import type { GridPart } from '../scene.ts';

export const gridLaw: PartLaw<GridPart, readonly number[]> = {
  initial: (part) => part.given,
  reduce(part, cells, action) {
    if (action.type !== 'fill' || !Number.isInteger(action.cell) || part.given[action.cell] !== 0) return cells;
    const isSymbol = Number.isInteger(action.symbol) && action.symbol >= 0 && action.symbol <= part.alphabet.length;
    if (!isSymbol || cells[action.cell] === action.symbol) return cells;
    return cells.map((symbol, cell) => (cell === action.cell ? action.symbol : symbol));
  },
  isComplete: (_, cells) => cells.every((symbol) => symbol > 0),
};

export const gridActions: Replay<GridPart> = (part, wanted) =>
  isIntegers(wanted) && wanted.length === part.given.length
    ? wanted.flatMap((symbol, cell) =>
        symbol === part.given[cell] ? [] : [{ type: 'fill', part: part.id, cell, symbol }],
      )
    : null;
