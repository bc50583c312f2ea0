import { dihedral, mirrored, quarterTurn, transposed } from '../../core/canon.ts';
import type { Move, Pattern } from './params.ts';

/** The pattern after one move, by the grids of `core/canon`; the solver has its own way. */
export function moved(pattern: Pattern, move: Move): Pattern {
  switch (move) {
    case 'across':
      return mirrored(pattern);
    case 'down':
      return transposed(mirrored(transposed(pattern)));
    case 'half':
      return quarterTurn(quarterTurn(pattern));
    case 'clockwise':
      return quarterTurn(pattern);
    case 'counter':
      return quarterTurn(quarterTurn(quarterTurn(pattern)));
  }
}

export function movedAll(pattern: Pattern, moves: readonly Move[]): Pattern {
  return moves.reduce(moved, pattern);
}

const back: Readonly<Record<Move, Move>> = {
  across: 'across',
  down: 'down',
  half: 'half',
  clockwise: 'counter',
  counter: 'clockwise',
};

/** The moves that undo these. */
export function undoing(moves: readonly Move[]): readonly Move[] {
  return moves.toReversed().map((move) => back[move]);
}

/** True when no turn and no mirror leaves the pattern as it is. */
export function isLopsided(pattern: Pattern): boolean {
  const images = dihedral(pattern).filter(({ rows }) => rows === pattern.rows);
  return new Set(images.map(({ cells }) => cells.join())).size === images.length;
}
