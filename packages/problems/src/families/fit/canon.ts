import { smallest } from '../../core/canon.ts';
import type { FitParams } from './params.ts';
import { keyOf, mirrored, turned, turnKey } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** One puzzle idea: everything turned or mirrored together; where on its board a hole lies is no idea. */
export function structKey({ plot, mayTurn, pieces, targets }: FitParams): string {
  const images: string[] = [];
  let seen: { pieces: readonly Shape[]; targets: readonly Shape[] } = { pieces, targets };
  for (let turn = 0; turn < 4; turn += 1) {
    const flipped = { pieces: seen.pieces.map(mirrored), targets: seen.targets.map(mirrored) };
    for (const image of [seen, flipped]) {
      const names = image.pieces.map(mayTurn ? turnKey : keyOf);
      const asked = plot === 'lies' ? (names[0] ?? '') : '';
      images.push(`${image.targets.map(keyOf).sort().join('|')}?${asked}?${names.sort().join('|')}`);
    }
    seen = { pieces: seen.pieces.map(turned), targets: seen.targets.map(turned) };
  }
  return `fit:${plot}:${mayTurn}:${smallest(images)}`;
}

export function skinKey({ plot, mayTurn, pieces, targets, board, colour }: FitParams): string {
  const names = pieces.map(keyOf);
  const asked = plot === 'lies' ? (names[0] ?? '') : '';
  const around = `${board.rows}x${board.columns}@${board.at.join()}`;
  return `fit:${plot}:${mayTurn}:${colour}:${around}:${targets.map(keyOf).join('|')}?${asked}?${names.sort().join('|')}`;
}
