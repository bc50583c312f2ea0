import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { digits } from '../../draw/digits.ts';
import { meaning, paper } from '../../draw/palette.ts';
import { inked, part, picture, rect, withAttributes } from '../../draw/svg.ts';
import { tileHeight, tileWidth, totalPlate, usesBeads } from './draw.ts';
import type { Bonds, DotsParams } from './params.ts';
import { dots } from './pips.ts';

const width = 320;
const rowsTop = 90;
const rowStep = tileHeight + 10;
const perTrayRow = 3;

export const slotKey = (row: number): string => `row.${row}`;
export const cardKey = (card: number): string => `card.${card}`;

interface Layout {
  readonly tile: number;
  readonly isBeads: boolean;
  readonly left: number;
  readonly trayTop: number;
  readonly height: number;
}

function layoutOf(task: Bonds): Layout {
  const { rows, cards } = task;
  const isBeads = usesBeads(task);
  const tile = tileWidth(task);
  const trayTop = rowsTop + rows.length * rowStep + 14;
  const trayRows = Math.ceil(cards.length / perTrayRow);
  return { tile, isBeads, left: (width - 2 * tile - 30) / 2, trayTop, height: trayTop + trayRows * rowStep + 4 };
}

/** The number above, a row for each given group with an empty place, and the cards below. */
export function drawScene(params: DotsParams, task: Bonds): Scene {
  const layout = layoutOf(task);
  return {
    v: 1,
    view: [0, 0, width, layout.height],
    art: [inked(board(params, task, { ...layout, laid: [] }))],
    parts: [
      {
        t: 'slots',
        id: 'places',
        pieces: task.cards.map((card, i) => ({
          id: `card-${i}`,
          at: [trayX(task, layout, i), layout.trayTop + Math.floor(i / perTrayRow) * rowStep, layout.tile, tileHeight],
          label: cardKey(card),
          art: [inked(cardArt(params, card, layout))],
        })),
        slots: task.rows.map((_, row) => ({
          id: `slot-${row}`,
          at: [layout.left + layout.tile + 30, rowsTop + row * rowStep, layout.tile, tileHeight],
          label: slotKey(row),
        })),
      },
    ],
    strings: {},
  };
}

export function drawLaid(params: DotsParams, task: Bonds): Picture {
  const layout = layoutOf(task);
  const laid = params.truth.split(' ').map(Number);
  return picture([0, 0, width, layout.trayTop - 6], board(params, task, { ...layout, laid }));
}

function trayX({ cards }: Bonds, { tile }: Layout, index: number): number {
  const row = Math.floor(index / perTrayRow);
  const inRow = Math.min(perTrayRow, cards.length - row * perTrayRow);
  const step = tile + 8;
  return width / 2 - (inRow * step - 8) / 2 + (index % perTrayRow) * step;
}

function cardArt({ colour }: DotsParams, card: number, { tile, isBeads }: Layout): readonly SvgNode[] {
  return [
    rect([-tile / 2, -tileHeight / 2, tile, tileHeight], 14, paper.cream),
    ...dots(card, [0, 0], { fill: meaning[colour], isBeads }),
  ];
}

function board(
  params: DotsParams,
  task: Bonds,
  { tile, isBeads, left, laid }: Layout & { readonly laid: readonly number[] },
): readonly SvgNode[] {
  const rows = task.rows.map((given, row) => {
    const y = rowsTop + row * rowStep;
    const [x, card] = [left + tile + 30, laid[row]];
    const slot = rect([x, y, tile, tileHeight], 14, card === undefined ? paper.sunk : paper.mintSoft);
    return part(
      `row-${row}`,
      rect([left, y, tile, tileHeight], 14, paper.white),
      ...dots(given, [left + tile / 2, y + tileHeight / 2], { fill: meaning[params.colour], isBeads }),
      digits('+', [left + tile + 15, y + tileHeight / 2], 26),
      card === undefined ? withAttributes(slot, { 'stroke-dasharray': '7 8' }) : slot,
      ...(card === undefined
        ? []
        : dots(card, [x + tile / 2, y + tileHeight / 2], { fill: meaning[params.colour], isBeads })),
    );
  });
  return [totalPlate(task.total, [width / 2, 46]), ...rows];
}
