import type { Picture, SvgNode } from '@logikit/contract/scene';
import { ink, paper } from '../../draw/palette.ts';
import { part, path, picture, rect, withAttributes } from '../../draw/svg.ts';
import { isLetter } from './params.ts';
import type { CryptParams } from './params.ts';

const tile = 46;
const step = 54;
const margin = 16;
/** Room for the plus sign. */
const signRoom = 40;

/** The sum on paper tiles, and under it the letter that is asked for. */
export function drawSum(params: CryptParams, answer: number | null): Picture {
  const { addends, total, ask } = params;
  const width = Math.max(total.length, ...addends.map((row) => row.length));
  const right = margin + signRoom + width * step;
  const lineY = margin + addends.length * step + 2;
  const totalY = lineY + 12;
  const columns = Array.from({ length: width }, (_, place) => {
    const x = right - (place + 1) * step + (step - tile) / 2;
    const rows = [...addends.map((row, i) => [row, margin + i * step] as const), [total, totalY] as const];
    const tiles = rows.flatMap(([row, y]) => {
      const symbol = row.at(-1 - place);
      return symbol === undefined ? [] : drawTile(symbol, [x, y], { ask, answer });
    });
    return part(`column-${place}`, ...tiles);
  });
  const signX = margin + 12;
  const signY = margin + ((addends.length - 1) * step) / 2 + tile / 2;
  const plus = withAttributes(path(`M${signX - 11} ${signY}h22M${signX} ${signY - 11}v22`), { 'stroke-width': 4 });
  const line = withAttributes(path(`M${margin} ${lineY}H${right}`), { 'stroke-width': 4 });
  const askedY = totalY + step + 14;
  const middle = (margin + right) / 2;
  const asked = part(
    'ask',
    ...drawTile(ask, [middle - tile - 22, askedY], { ask, answer: null }),
    withAttributes(path(`M${middle - 9} ${askedY + 18}h18M${middle - 9} ${askedY + 29}h18`), { 'stroke-width': 4 }),
    ...drawAnswer(answer, [middle + 22, askedY]),
  );
  const style = { 'font-size': 30, 'font-weight': 800, 'text-anchor': 'middle' };
  return picture([0, 0, right + margin, askedY + tile + margin], [['g', style, ...columns, plus, line, asked]]);
}

type Point = readonly [x: number, y: number];

/** A letter lies on paper; the asked one stands out; an open digit has no paper. */
function drawTile(
  symbol: string,
  [x, y]: Point,
  { ask, answer }: { readonly ask: string; readonly answer: number | null },
): readonly SvgNode[] {
  const isAsked = symbol === ask;
  const shown = isAsked && answer !== null ? String(answer) : symbol;
  const ground = isAsked ? (answer === null ? paper.sun : paper.mintSoft) : paper.seaFar;
  const under = isLetter(symbol) ? [rect([x, y, tile, tile], 10, ground)] : [];
  return [...under, letter(shown, [x, y])];
}

function drawAnswer(answer: number | null, [x, y]: Point): readonly SvgNode[] {
  const frame = rect([x, y, tile, tile], 10, answer === null ? paper.sunk : paper.mintSoft);
  if (answer !== null) return [frame, letter(String(answer), [x, y])];
  return [withAttributes(frame, { 'stroke-dasharray': '6 7' })];
}

function letter(text: string, [x, y]: Point): SvgNode {
  return ['text', { x: x + tile / 2, y: y + tile / 2 + 11, fill: ink, stroke: 'none' }, text];
}
