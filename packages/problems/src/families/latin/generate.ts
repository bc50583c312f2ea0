import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { countFillings } from './count-fillings.ts';
import { deduce } from './deduce.ts';
import type { Deduced } from './deduce.ts';
import { blockOf, knobsOf } from './params.ts';
import type { Knobs, LatinParams, Size, Token } from './params.ts';
import { itemAt } from '../../core/list.ts';

/** A seed that leads nowhere costs little, so a few squares are tried before it is given up. */
const squaresTried = 24;

/** Fills a square at random, then empties cells while the square keeps one filling; its technique must be the level's. */
export function generate(rng: Rng, level: Level, mode: Mode): LatinParams | null {
  const knobs = knobsOf(level, mode);
  const tokens = knobs.size === 6 || mode === 'number' ? null : pickTokens(rng.fork('skin'));
  for (let square = 0; square < squaresTried; square += 1) {
    const found = tryOne(rng.fork(`square-${square}`), knobs, mode);
    if (found) return { ...found, tokens };
  }
  return null;
}

function tryOne(rng: Rng, knobs: Knobs, mode: Mode): Omit<LatinParams, 'tokens'> | null {
  const { size, technique } = knobs;
  const solution = fullSquare(rng, size);
  const givens = dig(rng, solution, knobs);
  if (!givens) return null;
  const holes = givens.flatMap((symbol, cell) => (symbol === 0 ? [cell] : []));
  const asked = mode === 'graphic' ? [null] : rng.shuffle(holes);
  const ask = asked.find((cell) => isGraded(deduce({ size, givens, ask: cell }), technique, cell));
  return ask === undefined ? null : { size, givens, ask, solution };
}

/** One asked cell is told step by step, so its chain stays short. */
const longestChain = 8;

function isGraded(deduced: Deduced | null, technique: number, ask: number | null): boolean {
  if (deduced?.technique !== technique) return false;
  return ask === null || deduced.deductions.length <= longestChain;
}

function fullSquare(rng: Rng, size: Size): readonly number[] {
  const square = Array<number>(size * size).fill(0);
  const symbols = Array.from({ length: size }, (_, index) => index + 1);
  const fill = (cell: number): boolean => {
    if (cell === square.length) return true;
    for (const symbol of rng.shuffle(symbols)) {
      if (!fits(square, { size, cell }, symbol)) continue;
      square[cell] = symbol;
      if (fill(cell + 1)) return true;
    }
    square[cell] = 0;
    return false;
  };
  fill(0);
  return square;
}

/** Late holes are hard to find; a square with so many fewer still belongs to its level. */
const slack = 3;

function dig(rng: Rng, solution: readonly number[], knobs: Knobs): readonly number[] | null {
  const square = [...solution];
  let holes = 0;
  for (const cell of rng.shuffle(square.map((_, index) => index))) {
    if (holes === knobs.holes) break;
    const symbol = itemAt(square, cell);
    square[cell] = 0;
    if (countFillings(square, knobs.size, 2) === 1) holes += 1;
    else square[cell] = symbol;
  }
  return holes >= knobs.holes - slack ? square : null;
}

interface Place {
  readonly size: Size;
  readonly cell: number;
}

function fits(square: readonly number[], { size, cell }: Place, symbol: number): boolean {
  const [rows, columns] = blockOf[size];
  const [row, column] = [Math.floor(cell / size), cell % size];
  const [top, left] = [row - (row % rows), column - (column % columns)];
  for (let i = 0; i < size; i += 1) {
    if (square[row * size + i] === symbol || square[i * size + column] === symbol) return false;
    if (square[(top + Math.floor(i / columns)) * size + left + (i % columns)] === symbol) return false;
  }
  return true;
}

type Plain = Omit<Token, 'colour'>;

const shapes: readonly Plain[] = (
  ['circle', 'triangle', 'square', 'star', 'heart', 'hexagon', 'diamond', 'cross'] as const
).map((id) => ({ object: id, noun: id }));
const animals: readonly Plain[] = [
  { object: 'fox', noun: 'fox' },
  { object: 'cat', noun: 'cat' },
  { object: 'bear', noun: 'bear' },
  { object: 'rabbit', noun: 'rabbit' },
  { object: 'owl', noun: 'owl' },
  { object: 'mouse', noun: 'mouse' },
  { object: 'duck', noun: 'duck' },
];
const things: readonly Plain[] = (
  ['apple', 'pear', 'ball', 'bell', 'boat', 'fish', 'mushroom', 'butterfly', 'umbrella', 'cup'] as const
).map((id) => ({ object: id, noun: id }));

/** Four tokens that differ in shape and, where they are coloured, in colour too. */
function pickTokens(rng: Rng): readonly Token[] {
  const family = rng.pick([shapes, shapes, animals, things]);
  const colours = rng.shuffle(colourIds);
  return rng
    .sample(family, 4)
    .map((token, index) => ({ ...token, colour: family === animals ? null : (colours[index] ?? null) }));
}
