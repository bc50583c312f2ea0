import { dihedral, relabel, smallest } from '../../core/canon.ts';
import type { Clue, PositionParams, ToyId } from './params.ts';
import { stepTo } from './shelf.ts';

/** The shelves turned and mirrored, and the words with them: left becomes right, and the toys change names. */
export function structKey(params: PositionParams): string {
  const { rows, columns, toys, task } = params;
  const told = toys.map((toy, cell) => ({ cell, toy }));
  const images = dihedral({ rows, columns, cells: told }).map((image) => {
    const at = (cell: number): number => image.cells.findIndex((one) => one.cell === cell);
    const place = (cell: number): readonly [number, number] => [
      at(cell) % image.columns,
      Math.floor(at(cell) / image.columns),
    ];
    // Where the first cells went shows what one step to the right and one step down have become.
    const [[x, y], [rx, ry], [dx, dy]] = [place(0), place(1), place(columns)];
    const turn = ([right, down]: readonly [number, number]): string =>
      `${right * (rx - x) + down * (dx - x)},${right * (ry - y) + down * (dy - y)}`;
    const seen = image.cells.map(({ toy }) => toy);
    const names = relabel(seen.map((toy, index) => toy ?? `empty ${index}`));
    const nameOf = (toy: ToyId): number => names[seen.indexOf(toy)] ?? -1;
    const plan = seen.map((toy) => (toy === null ? '-' : nameOf(toy))).join(' ');
    return `${image.rows}x${image.columns}:${plan}|${clueText(params.clue, turn, nameOf)}`;
  });
  return `position:${task}:${smallest(images)}`;
}

function clueText(
  clue: Clue,
  turn: (step: readonly [number, number]) => string,
  nameOf: (toy: ToyId) => number,
): string {
  switch (clue.kind) {
    case 'near':
      return `near ${turn(stepTo[clue.near.side])} ${nameOf(clue.near.toy)}`;
    case 'between':
      return `between ${clue.toys
        .map(nameOf)
        .toSorted((a, b) => a - b)
        .join(' ')}`;
    case 'both':
      return `both ${[clue.near, clue.also]
        .map(({ side, toy }) => `${turn(stepTo[side])} ${nameOf(toy)}`)
        .toSorted()
        .join(' ')}`;
    case 'walk':
      return `walk ${nameOf(clue.from)} ${clue.legs.map(({ side, steps }) => `${turn(stepTo[side])}*${steps}`).join(' ')}`;
  }
}

export function skinKey({ columns, toys, clue, task, piece }: PositionParams): string {
  return `position:${task}:${columns}:${toys.map((toy) => toy ?? '-').join(' ')}:${JSON.stringify(clue)}:${piece ?? ''}`;
}
