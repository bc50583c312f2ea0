import type { Picture } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { paper } from '../../draw/palette.ts';
import { part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import { drawRoads, drawStreets } from './draw-ways.ts';
import { label, width } from './draw-label.ts';
import type { Drawn } from './draw-label.ts';
import type { CombiParams, Shelves } from './params.ts';

/** What is given; with `total` the answer stands below, and where ways are counted, their numbers on the map. */
export function drawPuzzle(params: CombiParams, total: number | null = null): Picture {
  const { art, height } = given(params, total !== null);
  const answer =
    total === null
      ? []
      : [
          rect([width / 2 - 40, height + 4, 80, 44], 12, paper.mintSoft),
          label(String(total), [width / 2, height + 26], 26),
        ];
  return picture([0, 0, width, height + (total === null ? 0 : 54)], [...art, ...answer]);
}

function given({ puzzle, things, digits }: CombiParams, isSolved: boolean): Drawn {
  switch (puzzle.kind) {
    case 'shelves':
      return drawShelves(puzzle, things);
    case 'roads':
      return drawRoads(puzzle);
    case 'streets':
      return drawStreets(puzzle, things, isSolved);
    case 'row':
      return withSlots(drawThings(things), puzzle.count);
    case 'groups':
      return withSlots(drawThings(things), puzzle.size);
    case 'digits':
      return withSlots(drawDigits(digits), puzzle.length);
  }
}

const shelfHeight = 68;

function drawShelves({ sizes }: Shelves, things: readonly ObjectId[]): Drawn {
  const art = sizes.map((size, shelf) => {
    const before = sizes.slice(0, shelf).reduce((sum, one) => sum + one, 0);
    const y = 8 + shelf * shelfHeight;
    const own = things.slice(before, before + size).map((thing, index) => {
      const at = [width / 2 + (index - (size - 1) / 2) * 48, y + 26] as const;
      return place(drawObject(thing), { at, scale: 0.4, line: 2.5 });
    });
    return part(`shelf-${shelf}`, rect([10, y + 50, 300, 10], 4, paper.trunk), ...own);
  });
  return { art, height: 8 + sizes.length * shelfHeight };
}

const perRow = 5;

function drawThings(things: readonly ObjectId[]): Drawn {
  const rows = Math.ceil(things.length / perRow);
  const inRow = Math.ceil(things.length / rows);
  const art = things.map((thing, index) => {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, things.length - row * inRow);
    const at = [width / 2 + ((index % inRow) - (here - 1) / 2) * 60, 32 + row * 58] as const;
    return place(drawObject(thing), { at, scale: 0.5, line: 2.5, id: `thing-${index}` });
  });
  return { art, height: rows * 58 + 8 };
}

function drawDigits(digits: readonly number[]): Drawn {
  const art = digits.map((digit, index) => {
    const x = width / 2 + (index - (digits.length - 1) / 2) * 56;
    return part(`thing-${index}`, rect([x - 22, 8, 44, 52], 8, paper.sand), label(String(digit), [x, 34], 30));
  });
  return { art, height: 70 };
}

/** The empty places to be filled. */
function withSlots({ art, height }: Drawn, count: number): Drawn {
  const slots = Array.from({ length: count }, (_, index) => {
    const x = width / 2 + (index - (count - 1) / 2) * 60;
    const frame = rect([x - 25, height + 10, 50, 50], 10, paper.sunk);
    return part(`slot-${index}`, withAttributes(frame, { 'stroke-dasharray': '6 7' }));
  });
  const arrow = withAttributes(path(`M${width / 2} ${height - 6}v8m-6 -5l6 6l6 -6`), { 'stroke-width': 2.5 });
  return { art: [...art, arrow, ...slots], height: height + 68 };
}
