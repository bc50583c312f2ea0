import { dihedral, relabel, smallest } from '../../core/canon.ts';
import type { MirrorParams, Move } from './params.ts';

/** The pattern turned, mirrored and with other colours, and the moves as they look from there. */
export function structKey({ pattern, moves, options }: MirrorParams): string {
  const images = dihedral(pattern).map(({ rows, columns, cells }, index) => {
    const isTipped = Math.floor(index / 2) % 2 === 1;
    const told = moves.map((move) => seenFrom(move, { isTipped, isFlipped: index % 2 === 1 }));
    const filled = relabel(cells.filter((colour) => colour > 0));
    let next = 0;
    const plan = cells.map((colour) => (colour > 0 ? filled[next++] : '-'));
    return `${rows}x${columns}:${plan.join('')}:${told.join(' ')}`;
  });
  return `mirror:${options.length > 0 ? 'choose' : 'mark'}:${smallest(images)}`;
}

/** The same move, when one looks at it from another side or in a mirror. */
function seenFrom(move: Move, { isTipped, isFlipped }: { isTipped: boolean; isFlipped: boolean }): Move {
  if (move === 'across' || move === 'down') return isTipped ? (move === 'across' ? 'down' : 'across') : move;
  if (move === 'half' || !isFlipped) return move;
  return move === 'clockwise' ? 'counter' : 'clockwise';
}

export function skinKey({ pattern, moves, colours, look, options }: MirrorParams): string {
  const { rows, columns, cells } = pattern;
  const mode = options.length > 0 ? 'choose' : 'mark';
  return `mirror:${mode}:${look}:${colours.join('-')}:${moves.join('-')}:${rows}x${columns}:${cells.join('')}`;
}
