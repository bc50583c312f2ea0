import type { Part, Scene } from '@logikit/contract/scene';
import type { Check } from '../../core/family.ts';
import { inked, round } from '../../draw/svg.ts';
import { boardPaper, frameOf, isFilledBySymbols, symbolArt } from './draw.ts';
import { blank, isOpen } from './params.ts';
import type { GridParams } from './params.ts';

export function symbolsOf({ kind, size }: GridParams): readonly number[] {
  const count = kind === 'futoshiki' ? size : kind === 'binary' ? 2 : 1;
  return Array.from({ length: count }, (_, index) => index + 1);
}

export function cellKey(cell: number): string {
  return `cell.${cell}`;
}

export function symbolKey(value: number): string {
  return `symbol.${value}`;
}

export function sceneOf(params: GridParams): Scene {
  const parts = [isFilledBySymbols(params) ? gridPart(params) : togglePart(params)];
  return { v: 1, view: frameOf(params).view, art: boardPaper(params), parts, strings: {} };
}

function gridPart(params: GridParams): Part {
  const { kind, size, clues } = params;
  const { at, board } = frameOf(params);
  return {
    t: 'grid',
    id: 'board',
    rows: size,
    columns: size,
    alphabet: symbolsOf(params).map((value) => ({ label: symbolKey(value), art: [inked(symbolArt(kind, value), 4)] })),
    given: clues.map((clue) => (clue === blank ? 0 : clue)),
    labels: clues.map((_, cell) => cellKey(cell)),
    at: [at[0], at[1], board, board],
  };
}

/** Every cell where something could stand; as many as there are can be marked. */
function togglePart(params: GridParams): Part {
  const { size, clues, solution } = params;
  const { at, step } = frameOf(params);
  const spots = clues.flatMap((_, cell) =>
    isOpen(params, cell)
      ? [
          {
            id: `spot-${cell}`,
            at: [
              round(at[0] + (cell % size) * step),
              round(at[1] + Math.floor(cell / size) * step),
              round(step),
              round(step),
            ] as const,
            label: cellKey(cell),
          },
        ]
      : [],
  );
  return { t: 'toggle', id: 'board', spots, max: solution.filter((one) => one === 1).length };
}

export function checkOf(params: GridParams): Check {
  const { solution } = params;
  if (isFilledBySymbols(params)) return { rules: [{ rule: 'cells', part: 'board', cells: solution }] };
  const spots = solution.flatMap((value, cell) => (value === 1 ? [`spot-${cell}`] : []));
  return { rules: [{ rule: 'set', part: 'board', spots }] };
}
