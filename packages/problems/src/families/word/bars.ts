import type { Picture, SvgNode } from '@logikit/contract/scene';
import { digits, numberTile } from '../../draw/digits.ts';
import { paper } from '../../draw/palette.ts';
import { part, path, picture, rect, withAttributes } from '../../draw/svg.ts';
import type { WordParams } from './params.ts';

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
export function drawBars(params: WordParams): Picture {
  const { rows, total } = barsOf(params);
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

function barsOf({ plot, numbers, truth }: WordParams): Bars {
  const [a = 0, b = 0, c = 0, , e = 0] = numbers;
  const x: Piece = { n: truth, tone: 'answer' };
  const p = (n: number): Piece => ({ n });
  const extra = (n: number): Piece => ({ n, tone: 'extra' });
  switch (plot) {
    case 'combine':
    case 'add':
      return { rows: [[p(a), extra(b)]], total: x };
    case 'take':
      return { rows: [[x, extra(b)]], total: p(a) };
    case 'part':
    case 'taken':
      return { rows: [[p(b), x]], total: p(a) };
    case 'added':
      return { rows: [[p(a), x]], total: p(b) };
    case 'start-added':
      return { rows: [[x, extra(a)]], total: p(b) };
    case 'start-taken':
      return { rows: [[p(b), extra(a)]], total: x };
    case 'more':
    case 'is-fewer':
      return { rows: [[p(a), { n: b, tone: 'gap' }], [x]] };
    case 'fewer':
    case 'is-more':
      return { rows: [[p(a)], [x, { n: b, tone: 'gap' }]] };
    case 'difference':
      return { rows: [[p(a)], [p(b), x]] };
    case 'groups':
      return { rows: [times(a, p(b))], total: x };
    case 'share':
      return { rows: [times(b, x)], total: p(a) };
    case 'boxes':
      return { rows: [times(truth, p(b))], total: p(a) };
    case 'more-total':
      return { rows: [[p(a)], [p(a), extra(b)]], total: x };
    case 'fewer-total':
      return { rows: [[p(a)], [p(a - b)]], total: x };
    case 'two-changes':
      return {
        rows: [
          [p(a), extra(b)],
          [x, { n: c, tone: 'gap' }],
        ],
      };
    case 'times':
      return { rows: [[p(a)], times(b, p(a)), [x]] };
    case 'is-times':
      return { rows: [[p(a)], [x, ...times(b - 1, { n: truth, tone: 'gap' })]] };
    case 'groups-extra':
      return { rows: [[...times(a, p(b)), extra(c)]], total: x };
    case 'share-extra':
      return { rows: [[...times(b, x), extra(c)]], total: p(a) };
    case 'smaller-of-two':
      return { rows: [[x], [p(truth), extra(b)]], total: p(a) };
    case 'larger-of-two':
      return { rows: [[p(truth - b), { n: b, tone: 'gap' }], [x]], total: p(a) };
    case 'posts':
      return { rows: [times(a - 1, p(b))], total: x };
    case 'give':
      return {
        rows: [
          [p(b + truth), x],
          [p(b), { n: truth, tone: 'gap' }],
        ],
      };
    case 'ratio-total':
      return { rows: [[x], times(b, p(truth))], total: p(a) };
    case 'ratio-difference':
      return { rows: [[x], [p(truth), ...times(a - 1, extra(truth))]] };
    case 'legs':
      return { rows: [[p(a - truth), x]], total: p(a) };
    case 'purchase': {
      const more = truth * (b - e);
      return { rows: [[p(c - more), extra(more)], [p(c - more)], [...times(b - e, x)]] };
    }
    case 'chain-total':
      return { rows: [[p(a)], [p(a), extra(b)], times(c, p(a + b))], total: x };
  }
}
