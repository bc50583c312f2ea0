import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { ink, meaning, paper } from '../../draw/palette.ts';
import { inked, part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import type { Placement } from '../../draw/svg.ts';
import { blockOf } from './params.ts';
import type { LatinParams } from './params.ts';

const side = 288;
const margin = 16;
const view = [0, 0, side + 2 * margin, side + 2 * margin] as const;

export function drawPuzzle(params: LatinParams): Picture {
  return picture(view, squareArt(params, params.givens));
}

export function drawAnswer(params: LatinParams): Picture {
  const { ask, givens, solution } = params;
  const filled = ask === null ? solution : givens.map((symbol, cell) => (cell === ask ? (solution[ask] ?? 0) : symbol));
  return picture(view, squareArt(params, filled));
}

/** One symbol alone, for a variant or for the picker; inside −50…50. */
export function tokenArt(params: LatinParams, symbol: number): readonly SvgNode[] {
  return [inked([drawSymbol(params, symbol, { at: [0, 0], scale: 0.8, line: 4 })])];
}

function drawSymbol({ tokens }: LatinParams, symbol: number, placement: Placement): SvgNode {
  const token = tokens?.[symbol - 1];
  if (!token) return letter(String(symbol), placement.at, 96 * (placement.scale ?? 1));
  return place(drawObject(token.object, token.colour ? meaning[token.colour] : undefined), placement);
}

export function tokenPicture(params: LatinParams, symbol: number): Picture {
  return { view: [-60, -60, 120, 120], art: tokenArt(params, symbol) };
}

export function drawScene(params: LatinParams): Scene {
  const { size, givens } = params;
  const symbols = Array.from({ length: size }, (_, index) => index + 1);
  return {
    v: 1,
    view,
    art: [inked(squareArt(params, null))],
    parts: [
      {
        t: 'grid',
        id: 'square',
        rows: size,
        columns: size,
        alphabet: symbols.map((symbol) => ({ label: symbolKey(params, symbol), art: tokenArt(params, symbol) })),
        given: givens,
        labels: givens.map((_, cell) => cellKey(cell)),
        at: [margin, margin, side, side],
      },
    ],
    strings: {},
  };
}

export function cellKey(cell: number): string {
  return `cell.${cell}`;
}

export function symbolKey({ tokens }: LatinParams, symbol: number): string {
  return `symbol.${tokens?.[symbol - 1]?.noun ?? symbol}`;
}

/** Cells, then the thick cuts between blocks. Without `symbols` only the paper, for the scene. */
function squareArt(params: LatinParams, symbols: readonly number[] | null): readonly SvgNode[] {
  const { size, givens, ask } = params;
  const step = side / size;
  const cells = givens.map((given, cell) => {
    const [x, y] = [margin + (cell % size) * step, margin + Math.floor(cell / size) * step];
    const fill = given > 0 ? paper.white : paper.seaFar;
    const symbol = symbols?.[cell] ?? 0;
    const at = [x + step / 2, y + step / 2] as const;
    const inside = symbol > 0 ? [drawSymbol(params, symbol, { at, scale: step / 140, line: 2.5 })] : [];
    const mark = cell === ask && symbol === 0 ? [letter('?', at, step * 0.62)] : [];
    const isAnswer = given === 0 && symbol > 0;
    const ground = cell === ask && symbol === 0 ? paper.sun : isAnswer ? paper.mintSoft : fill;
    return part(
      `cell-${cell}`,
      withAttributes(rect([x, y, step, step], 0, ground), { 'stroke-width': 2 }),
      ...inside,
      ...mark,
    );
  });
  const [rows, columns] = blockOf[size];
  const cuts = Array.from({ length: size - 1 }, (_, index) => index + 1);
  const across = cuts.filter((n) => n % rows === 0).map((n) => `M${margin} ${margin + n * step}h${side}`);
  const down = cuts.filter((n) => n % columns === 0).map((n) => `M${margin + n * step} ${margin}v${side}`);
  const frame = withAttributes(rect([margin, margin, side, side], 3), { 'stroke-width': 6 });
  return [...cells, withAttributes(path([...across, ...down].join('')), { 'stroke-width': 5 }), frame];
}

function letter(text: string, [x, y]: readonly [number, number], size: number): SvgNode {
  const style = {
    'font-size': Math.round(size),
    'font-weight': 800,
    'text-anchor': 'middle',
    fill: ink,
    stroke: 'none',
  };
  return ['text', { x: Math.round(x), y: Math.round(y + size * 0.36), ...style }, text];
}
