import type { Picture, SvgNode } from '@logikit/contract/scene';
import { part, picture, round } from '../../draw/svg.ts';
import { drawCoinRow, drawPayment, flipped } from './draw-coins.ts';
import { label, width } from './draw-letter.ts';
import type { Drawn } from './draw-letter.ts';
import { drawRiver, drawTrip } from './draw-river.ts';
import { drawJugs, drawWater } from './draw-jugs.ts';
import type { Puzzle } from './params.ts';

/** What is given. With `moves` a shortest way is shown below, one cell for each move. */
export function drawPuzzle(puzzle: Puzzle, moves: readonly string[] = []): Picture {
  const { art, height } = givenOf(puzzle);
  const story = moves.length === 0 ? { art: [], height: 0 } : storyOf(puzzle, moves);
  const below: SvgNode = ['g', { transform: `translate(0 ${round(height)})` }, ...story.art];
  return picture([0, 0, width, Math.ceil(height + story.height)], [...art, ...(moves.length === 0 ? [] : [below])]);
}

function givenOf(puzzle: Puzzle): Drawn {
  switch (puzzle.kind) {
    case 'pour':
      return drawJugs(puzzle);
    case 'ferry':
      return drawRiver(puzzle);
    case 'flip':
      return drawCoinRow(puzzle);
    case 'pay':
      return drawPayment(puzzle);
  }
}

/** Across and down, for one move. */
const cells = { pour: [78, 66], ferry: [104, 60], flip: [320, 34], pay: [52, 66] } as const;

function storyOf(puzzle: Puzzle, moves: readonly string[]): Drawn {
  const [wide, high] = cells[puzzle.kind];
  const columns = Math.min(moves.length, Math.floor(width / wide));
  const left = (width - columns * wide) / 2;
  const art = moves.map((move, index) => {
    const at = [left + (index % columns) * wide, Math.floor(index / columns) * high] as const;
    const number = puzzle.kind === 'pay' ? [] : [label(`${index + 1}.`, [12, 20], 12)];
    const inner = drawMove(puzzle, { move, done: moves.slice(0, index + 1) });
    return [
      'g',
      { transform: `translate(${round(at[0])} ${round(at[1])})` },
      part(`move-${index + 1}`, ...number, ...inner),
    ] as const;
  });
  return { art, height: Math.ceil(moves.length / columns) * high + 6 };
}

function drawMove(puzzle: Puzzle, { move, done }: { move: string; done: readonly string[] }): readonly SvgNode[] {
  switch (puzzle.kind) {
    case 'pour':
      return drawWater(puzzle, move.split('–').map(Number));
    case 'ferry':
      return drawTrip(puzzle, move);
    case 'flip':
      return drawCoinRow({ ...puzzle, coins: flipped(puzzle, done) }, move).art;
    case 'pay':
      return drawPayment({ ...puzzle, values: [Number(move)] }, true).art;
  }
}
