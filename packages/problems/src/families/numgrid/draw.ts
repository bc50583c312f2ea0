import type { Box, Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { digits } from '../../draw/digits.ts';
import { paper } from '../../draw/palette.ts';
import { inked, part, picture, polygon, rect, withAttributes } from '../../draw/svg.ts';
import { layoutOf, width } from './layout.ts';
import type { NumgridParams, PaperTone } from './params.ts';

const fills: Readonly<Record<PaperTone, string>> = {
  sand: paper.sand,
  sea: paper.seaFar,
  meadow: paper.meadowFar,
  rose: '#FFE4EB',
};

/** The board; with `answer` the marked cell, or every empty one, is filled. */
export function drawBoard(params: NumgridParams, answer: boolean): Picture {
  return picture([0, 0, width, layoutOf(params).height], board(params, answer));
}

function board(params: NumgridParams, answer: boolean): readonly SvgNode[] {
  const { kind, givens, ask, truth } = params;
  const { cells } = layoutOf(params);
  const drawn = cells.map((box, cell) => {
    const given = givens[cell] ?? null;
    if (given !== null)
      return cellArt(cell, box, {
        text: String(given),
        fill: kind === 'house' && cell === 0 ? paper.sun : fills[params.paper],
      });
    if (answer && (ask === null || ask === cell))
      return cellArt(cell, box, { text: String(truth[cell]), fill: paper.mintSoft });
    if (cell === ask) return cellArt(cell, box, { text: '?', fill: paper.sun });
    return cellArt(cell, box, { text: '', fill: paper.white });
  });
  return [...ground(params), ...drawn, ...signs(params)];
}

function cellArt(cell: number, [x, y, wide, high]: Box, { text, fill }: { text: string; fill: string }): SvgNode {
  const sheet = rect([x, y, wide, high], 8, fill);
  const size = Math.min(high * 0.56, (wide * 0.86) / Math.max(1, text.length * 0.6));
  return part(
    `cell-${cell}`,
    text === '' ? withAttributes(sheet, { 'stroke-dasharray': '7 7' }) : sheet,
    ...(text === '' ? [] : [digits(text, [x + wide / 2, y + high / 2], size)]),
  );
}

/** The walls and the roof of a house. */
function ground({ kind, size }: NumgridParams): readonly SvgNode[] {
  if (kind !== 'house') return [];
  const middle = width / 2;
  const roof = [
    [middle, 6],
    [middle + 130, 88],
    [middle - 130, 88],
  ] as const;
  return [rect([middle - 104, 88, 208, size * 62 + 16], 4, paper.cream), polygon(roof, paper.roof)];
}

/** Signs of an arithmetic square: across, then down. */
function signs(params: NumgridParams): readonly SvgNode[] {
  if (params.kind !== 'square') return [];
  const { cells } = layoutOf(params);
  const [across, down] = params.ops;
  const between = (a: number, b: number): readonly [number, number] => {
    const [one, two] = [cells[a] ?? [0, 0, 0, 0], cells[b] ?? [0, 0, 0, 0]];
    return [(one[0] + two[0] + two[2]) / 2, (one[1] + two[1] + two[3]) / 2];
  };
  return [0, 1, 2].flatMap((i) => [
    digits(across, between(3 * i, 3 * i + 1), 28),
    digits('=', between(3 * i + 1, 3 * i + 2), 28),
    digits(down, between(i, i + 3), 28),
    digits('=', between(i + 3, i + 6), 28),
  ]);
}

const card = { width: 64, height: 52, step: 74 };
const perRow = 4;

export const cellKey = (cell: number): string => `cell.${cell}`;
export const cardKey = (value: number): string => `card.${value}`;

/** The board with places for cards, and the cards below. */
export function drawScene(params: NumgridParams): Scene {
  const { cells, height } = layoutOf(params);
  const { cards, givens } = params;
  const rows = Math.ceil(cards.length / perRow);
  const places = cells.flatMap((box, cell) => (givens[cell] === null ? [{ cell, box }] : []));
  return {
    v: 1,
    view: [0, 0, width, height + rows * (card.height + 10) + 6],
    art: [inked(board(params, false))],
    parts: [
      {
        t: 'slots',
        id: 'places',
        slots: places.map(({ cell, box }) => ({ id: `slot-${cell}`, at: box, label: cellKey(cell) })),
        pieces: cards.map((value, i) => ({
          id: `card-${i}`,
          at: trayBox(cards.length, i, height + 4),
          label: cardKey(value),
          art: [inked(cardArt(value))],
        })),
      },
    ],
    strings: {},
  };
}

function trayBox(count: number, index: number, top: number): Box {
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  const x = width / 2 + ((index % perRow) - (inRow - 1) / 2) * card.step - card.width / 2;
  return [x, top + row * (card.height + 10), card.width, card.height];
}

function cardArt(value: number): readonly SvgNode[] {
  const text = String(value);
  return [
    rect([-card.width / 2 + 3, -card.height / 2 + 3, card.width - 6, card.height - 6], 8, paper.mintSoft),
    digits(text, [0, 0], Math.min(28, 48 / (text.length * 0.6))),
  ];
}
