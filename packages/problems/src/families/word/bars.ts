import type { Picture, SvgNode } from '@logikit/contract/scene';
import { digits, numberTile } from '../../draw/digits.ts';
import { paper } from '../../draw/palette.ts';
import { part, path, picture, rect, withAttributes } from '../../draw/svg.ts';
import { type Plot, type ToldNumbers, toldNumbers, type WordParams } from './params.ts';

/** A piece of a bar; `answer` is the one that was asked, a `gap` is only thought of. */
interface Piece {
  readonly n: number;
  readonly tone?: 'answer' | 'gap' | 'extra';
}

/** Bars under each other that begin at one line; `total` is what they make together. */
interface Bars {
  readonly rows: readonly (readonly Piece[])[];
  readonly total?: Piece;
}

const left = 14;
const longest = 224;
const barHeight = 40;
const rowStep = 54;

const fills = { answer: paper.mintSoft, gap: paper.white, extra: paper.sand, plain: paper.seaFar } as const;

/** The solution as bars, true to scale, with the answer among them. */
export function drawBars({ plot, numbers, truth }: WordParams): Picture {
  const { rows, total } = barsOf[plot]({ ...toldNumbers(numbers), truth, x: { n: truth, tone: 'answer' } });
  const most = Math.max(...rows.map((row) => row.reduce((sum, { n }) => sum + n, 0)));
  const scale = longest / most;
  const drawn = rows.map((row, index) => drawRow(row, 14 + index * rowStep, scale));
  const bottom = 14 + rows.length * rowStep;
  const sum = total === undefined ? [] : drawTotal(total, bottom);
  return picture([0, 0, 320, bottom + 4], [part('bars', ...drawn, ...sum)]);
}

function drawRow(pieces: readonly Piece[], y: number, scale: number): SvgNode {
  let x = left;
  const drawn = pieces.flatMap(({ n, tone }) => {
    const wide = Math.max(6, n * scale);
    const box = rect([x, y, wide, barHeight], 6, fills[tone ?? 'plain']);
    const label = String(n);
    const size = Math.min(22, (wide - 4) / (label.length * 0.58));
    const text = size < 9 ? [] : [digits(label, [x + wide / 2, y + barHeight / 2], size)];
    x += wide;
    return [tone === 'gap' ? withAttributes(box, { 'stroke-dasharray': '6 6' }) : box, ...text];
  });
  return ['g', {}, ...drawn];
}

function drawTotal({ n, tone }: Piece, bottom: number): readonly SvgNode[] {
  const [x, middle] = [left + longest + 6, bottom / 2];
  const fill = tone === 'answer' ? paper.mintSoft : paper.sun;
  return [
    path(`M${x} 14q8 0 8 8V${middle - 4}l6 4l-6 4V${bottom - 22}q0 8 -8 8`),
    ...numberTile(String(n), [x + 42, middle], { width: 52, height: 44, fill }),
  ];
}

function times(count: number, piece: Piece): readonly Piece[] {
  return Array.from({ length: count }, () => piece);
}

const p = (n: number): Piece => ({ n });
const extra = (n: number): Piece => ({ n, tone: 'extra' });

/** The numbers of a story, and what is asked: as a number and as a piece. */
interface Quantities extends ToldNumbers {
  readonly truth: number;
  readonly x: Piece;
}

/** The bars of every story. */
const barsOf: Readonly<Record<Plot, (quantities: Quantities) => Bars>> = {
  combine: ({ a, b, x }) => ({ rows: [[p(a), extra(b)]], total: x }),
  add: ({ a, b, x }) => ({ rows: [[p(a), extra(b)]], total: x }),
  take: ({ a, b, x }) => ({ rows: [[x, extra(b)]], total: p(a) }),
  part: ({ a, b, x }) => ({ rows: [[p(b), x]], total: p(a) }),
  taken: ({ a, b, x }) => ({ rows: [[p(b), x]], total: p(a) }),
  added: ({ a, b, x }) => ({ rows: [[p(a), x]], total: p(b) }),
  'start-added': ({ a, b, x }) => ({ rows: [[x, extra(a)]], total: p(b) }),
  'start-taken': ({ a, b, x }) => ({ rows: [[p(b), extra(a)]], total: x }),
  more: ({ a, b, x }) => ({ rows: [[p(a), { n: b, tone: 'gap' }], [x]] }),
  'is-fewer': ({ a, b, x }) => ({ rows: [[p(a), { n: b, tone: 'gap' }], [x]] }),
  fewer: ({ a, b, x }) => ({ rows: [[p(a)], [x, { n: b, tone: 'gap' }]] }),
  'is-more': ({ a, b, x }) => ({ rows: [[p(a)], [x, { n: b, tone: 'gap' }]] }),
  difference: ({ a, b, x }) => ({ rows: [[p(a)], [p(b), x]] }),
  groups: ({ a, b, x }) => ({ rows: [times(a, p(b))], total: x }),
  share: ({ a, b, x }) => ({ rows: [times(b, x)], total: p(a) }),
  boxes: ({ a, b, truth }) => ({ rows: [times(truth, p(b))], total: p(a) }),
  'more-total': ({ a, b, x }) => ({ rows: [[p(a)], [p(a), extra(b)]], total: x }),
  'fewer-total': ({ a, b, x }) => ({ rows: [[p(a)], [p(a - b)]], total: x }),
  'two-changes': ({ a, b, c, x }) => ({
    rows: [
      [p(a), extra(b)],
      [x, { n: c, tone: 'gap' }],
    ],
  }),
  times: ({ a, b, x }) => ({ rows: [[p(a)], times(b, p(a)), [x]] }),
  'is-times': ({ a, b, x, truth }) => ({ rows: [[p(a)], [x, ...times(b - 1, { n: truth, tone: 'gap' })]] }),
  'groups-extra': ({ a, b, c, x }) => ({ rows: [[...times(a, p(b)), extra(c)]], total: x }),
  'share-extra': ({ a, b, c, x }) => ({ rows: [[...times(b, x), extra(c)]], total: p(a) }),
  'smaller-of-two': ({ a, b, x, truth }) => ({ rows: [[x], [p(truth), extra(b)]], total: p(a) }),
  'larger-of-two': ({ a, b, x, truth }) => ({ rows: [[p(truth - b), { n: b, tone: 'gap' }], [x]], total: p(a) }),
  posts: ({ a, b, x }) => ({ rows: [times(a - 1, p(b))], total: x }),
  give: ({ b, x, truth }) => ({
    rows: [
      [p(b + truth), x],
      [p(b), { n: truth, tone: 'gap' }],
    ],
  }),
  'ratio-total': ({ a, b, x, truth }) => ({ rows: [[x], times(b, p(truth))], total: p(a) }),
  'ratio-difference': ({ a, x, truth }) => ({ rows: [[x], [p(truth), ...times(a - 1, extra(truth))]] }),
  legs: ({ a, x, truth }) => ({ rows: [[p(a - truth), x]], total: p(a) }),
  purchase: ({ b, c, e, x, truth }) => {
    const more = truth * (b - e);
    return { rows: [[p(c - more), extra(more)], [p(c - more)], [...times(b - e, x)]] };
  },
  'chain-total': ({ a, b, c, x }) => ({ rows: [[p(a)], [p(a), extra(b)], times(c, p(a + b))], total: x }),
};
