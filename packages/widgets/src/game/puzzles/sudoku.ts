import {
  type GraphicState,
  type GridPart,
  type GridSymbol,
  initialState,
  reduceScene,
  type Scene,
  type SvgNode,
} from '@logikit/contract/scene';
import { cellsOf } from '../levels/board.ts';
import { peersOf, type SudokuLevel } from '../levels/sudoku.ts';
import { boxOf, paper, square, squareNames, viewOf } from './paper.ts';
import type { Puzzle, Voice } from './puzzle.ts';

export const symbolsIn = (state: GraphicState): readonly number[] => state.parts['square'] as readonly number[];

/** Fill the square so that nothing repeats in a row, a column or a box. */
export function sudokuPuzzle(level: SudokuLevel): Puzzle {
  const bare: Scene = { v: 1, view: viewOf(level), art: [], parts: [partOf(level)], strings: {} };
  return {
    layout: { game: 'sudoku', level },
    start: initialState(bare),
    draw: (state, voice) => ({ ...bare, art: sheet(level, symbolsIn(state)), strings: wordsOf(level, voice) }),
    act: (state, action) => reduceScene(bare, state, action),
    isSolved: (state) => level.solution.every((symbol, cell) => symbolsIn(state)[cell] === symbol),
    left: (state) => symbolsIn(state).filter((symbol) => symbol === 0).length,
    isStuck: (state) => repeated(level, symbolsIn(state)).length > 0,
  };
}

/** Cells that say the same as one that must differ from them. */
function repeated(level: SudokuLevel, symbols: readonly number[]): readonly number[] {
  return cellsOf(level).filter(
    (cell) => symbols[cell] !== 0 && peersOf(level, cell).some((peer) => symbols[peer] === symbols[cell]),
  );
}

function partOf(level: SudokuLevel): GridPart {
  const side = level.rows;
  return {
    t: 'grid',
    id: 'square',
    rows: side,
    columns: side,
    alphabet: side === 4 ? pictures : Array.from({ length: side }, (_, index) => digit(index + 1)),
    given: level.given,
    labels: cellsOf(level).map((cell) => `at${cell}`),
    at: [0, 0, side * square, side * square],
  };
}

function sheet(level: SudokuLevel, symbols: readonly number[]): readonly SvgNode[] {
  const wrong = repeated(level, symbols);
  const side = level.rows * square;
  const cells = cellsOf(level).map((cell): SvgNode => {
    const [x, y, width, height] = boxOf(level, cell);
    const fill = wrong.includes(cell) ? paper.coralSoft : level.given[cell] === 0 ? paper.white : paper.sunk;
    return ['rect', { x, y, width, height, fill, stroke: paper.hair, 'stroke-width': 3 }];
  });
  const marks = wrong.map((cell): SvgNode => {
    const [x, y, width, height] = boxOf(level, cell, 6);
    return [
      'rect',
      { x, y, width, height, rx: 12, fill: 'none', stroke: paper.coral, 'stroke-width': 5, 'stroke-dasharray': '12 8' },
    ];
  });
  return [
    ...cells,
    ...marks,
    ['path', { d: rules(level, side), fill: 'none', stroke: paper.ink, 'stroke-width': 6, 'stroke-linecap': 'round' }],
  ];
}

/** The thick lines around boxes. */
function rules({ boxRows, boxColumns }: SudokuLevel, side: number): string {
  const every = (step: number): number[] =>
    Array.from({ length: side / (step * square) + 1 }, (_, at) => at * step * square);
  return [...every(boxRows).map((y) => `M0 ${y}H${side}`), ...every(boxColumns).map((x) => `M${x} 0V${side}`)].join('');
}

function digit(value: number): GridSymbol {
  const look = { 'text-anchor': 'middle', y: 20, 'font-size': 58, 'font-weight': 800, fill: paper.ink };
  return { label: `digit${value}`, art: [['text', look, String(value)]] };
}

const cut = (d: string, fill: string): SvgNode => [
  'path',
  { d, fill, stroke: paper.ink, 'stroke-width': 4, 'stroke-linejoin': 'round' },
];

/** For those who do not read digits yet: four things that differ by shape and by colour. */
const pictures: readonly GridSymbol[] = [
  { label: 'boat', art: [cut('M-4 12V-36L28 12Z', paper.white), cut('M-36 12H36L22 34H-22Z', paper.coral)] },
  {
    label: 'star',
    art: [cut('M0 -36L10 -12L36 -10L16 7L22 33L0 18L-22 33L-16 7L-36 -10L-10 -12Z', paper.sun)],
  },
  {
    label: 'fish',
    art: [
      cut('M-36 0Q-12 -30 14 0L34 -20V20L14 0Q-12 30 -36 0Z', paper.sky),
      ['circle', { cx: -18, cy: -4, r: 4, fill: paper.ink }],
    ],
  },
  {
    label: 'tree',
    art: [cut('M-6 14H6V36H-6Z', '#B9794B'), cut('M0 -38L28 16H-28Z', paper.mint)],
  },
];

function wordsOf(level: SudokuLevel, voice: Voice): Readonly<Record<string, string>> {
  const symbols =
    level.rows === 4
      ? pictures.map(({ label }) => [label, voice.t(`game.picture.${label}`)] as const)
      : Array.from({ length: level.rows }, (_, index) => [`digit${index + 1}`, String(index + 1)] as const);
  return { ...squareNames(level, voice), ...Object.fromEntries(symbols) };
}
