import type { Picture, SvgNode } from '@logikit/contract/scene';
import { rabbitFace } from '../../draw/animals.ts';
import { numberTile } from '../../draw/digits.ts';
import { drawObject } from '../../draw/objects.ts';
import { paper } from '../../draw/palette.ts';
import { part, path, picture, place, rect } from '../../draw/svg.ts';
import { rowsOf } from './cards.ts';
import type { Card, Icon, Row } from './cards.ts';
import type { WordParams } from './params.ts';

type Point = readonly [x: number, y: number];

const width = 320;
const middle = width / 2;
const card = { width: 94, height: 108, step: 102 };
const margin = 10;
const plateHeight = 72;

/** The things of the story on cards, and their total above them where it is told. */
export function drawStory(params: WordParams): Picture {
  const rows = rowsOf(params);
  let y = margin;
  let index = 0;
  const art = rows.map((row) => {
    const drawn = drawRow(params, row, { top: y, first: index });
    y += heightOf(row) + margin;
    index += row.cards.length;
    return drawn;
  });
  return picture([0, 0, width, y], art);
}

function heightOf({ total }: Row): number {
  return card.height + (total === undefined ? 0 : plateHeight);
}

function drawRow(params: WordParams, { cards, total }: Row, { top, first }: { top: number; first: number }): SvgNode {
  const left = middle - ((cards.length - 1) * card.step) / 2;
  const y = top + (total === undefined ? 0 : plateHeight) + card.height / 2;
  const drawn = cards.map((one, i) => part(`card-${first + i}`, ...drawCard(params, one, [left + i * card.step, y])));
  if (total === undefined) return ['g', {}, ...drawn];
  const text = total === null ? null : String(total);
  const plate = numberTile(text, [middle, top + 24], { width: 76, height: 46, fill: paper.sun });
  const reach = cards.length === 1 ? 30 : left + (cards.length - 1) * card.step - middle;
  const bracket = path(
    `M${middle} ${top + 48}v8M${middle - reach} ${top + 68}v-4q0 -8 8 -8H${middle + reach - 8}q8 0 8 8v4`,
  );
  return ['g', {}, part(`total-${first}`, ...plate), bracket, ...drawn];
}

function drawCard(params: WordParams, { icon, n }: Card, [x, y]: Point): readonly SvgNode[] {
  const sheet = rect([x - card.width / 2, y - card.height / 2, card.width, card.height], 12, paper.cream);
  const art = artOf(params, icon);
  if (n !== null && n <= 10 && (icon === 'thing' || icon === 'other' || icon === 'box')) {
    return [sheet, ...many(art, n, [x, y])];
  }
  const one = place(art, { at: [x, y - 22], scale: 0.5, line: 2.5 });
  return [
    sheet,
    one,
    ...numberTile(n === null ? null : String(n), [x, y + 28], { width: 58, height: 40, fill: paper.white }),
  ];
}

/** Up to ten things in rows, as large as they fit. */
function many(art: readonly SvgNode[], n: number, [x, y]: Point): readonly SvgNode[] {
  const columns = n <= 1 ? 1 : n <= 4 ? 2 : 3;
  const rows = Math.ceil(n / columns);
  const step = Math.min(86 / columns, 100 / rows, 58);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    const at = [x + ((i % columns) - (inRow - 1) / 2) * step, y + (row - (rows - 1) / 2) * step] as const;
    return place(art, { at, scale: (step - 4) / 112, line: 2 });
  });
}

function artOf({ thing, other, box }: WordParams, icon: Icon): readonly SvgNode[] {
  switch (icon) {
    case 'thing':
      return drawObject(thing);
    case 'other':
      return drawObject(other);
    case 'box':
      return boxes[box];
    case 'rabbit':
      return rabbitFace();
    default:
      return drawObject(icon);
  }
}

const boxes: Readonly<Record<WordParams['box'], readonly SvgNode[]>> = {
  basket: [
    path('M-34 -6A34 38 0 0 1 34 -6'),
    path('M-46 -8H46L36 44H-36Z', paper.sand),
    path('M-42 10H42M-39 27H39M-16 -8L-12 44M16 -8L12 44'),
  ],
  box: [
    path('M-42 -12H42V44H-42Z', paper.sand),
    path('M-42 -12L-52 -34H-8L0 -12ZM42 -12L52 -34H8L0 -12Z', paper.cream),
    path('M-14 -12V6H14V-12'),
  ],
  bag: [
    path('M-14 -26Q-26 -48 -8 -44Q0 -52 8 -44Q26 -48 14 -26Z', paper.sand),
    path('M-14 -26Q-48 0 -42 32Q-38 48 0 48Q38 48 42 32Q48 0 14 -26Z', paper.sand),
    path('M-18 -26H18'),
  ],
};
