import type { Picture, Scene, SlotsPart, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { meaning, paper } from '../../draw/palette.ts';
import { shape } from '../../draw/shapes.ts';
import { circle, inked, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import { gapsOf } from './params.ts';
import type { Bead, PatternParams } from './params.ts';

const pitch = 54;
const lineHeight = 84;
const edge = 16;

interface Layout {
  readonly perLine: number;
  readonly width: number;
  readonly height: number;
  at(i: number): readonly [x: number, y: number];
}

function layoutOf(params: PatternParams): Layout {
  const length = params.row.length;
  const lines = Math.ceil(length / 6);
  const perLine = Math.ceil(length / lines);
  return {
    perLine,
    width: perLine * pitch + 2 * edge,
    height: lines * lineHeight + 12,
    at: (i) => [edge + pitch / 2 + (i % perLine) * pitch, 6 + lineHeight / 2 + Math.floor(i / perLine) * lineHeight],
  };
}

/** The row; with `answers` the gaps are filled and lit. */
export function drawRow(params: PatternParams, answers: readonly Bead[] = []): Picture {
  const layout = layoutOf(params);
  return picture([0, 0, layout.width, layout.height], rowArt(params, answers));
}

export function drawOption(params: PatternParams, bead: Bead): Picture {
  return picture([-36, -36, 72, 72], [place(beadArt(params, bead), { at: [0, 0], scale: 0.6 })]);
}

/** The row with its gaps as slots, and below it the tray with the beads to put in. */
export function drawScene(params: PatternParams): Omit<Scene, 'strings'> & { readonly parts: readonly [SlotsPart] } {
  const layout = layoutOf(params);
  const tray = layout.height + 8;
  const step = layout.width / params.options.length;
  const pieces = params.options.map((option, i) => ({
    id: `piece-${i}`,
    at: [step * (i + 0.5) - 26, tray + 8, 52, 52] as const,
    label: `piece-${i}`,
    art: [inked([place(beadArt(params, option), { at: [0, 0], scale: 0.4 })])],
    many: true,
  }));
  const slots = gapsOf(params).map((gap) => {
    const [x, y] = layout.at(gap);
    return { id: `slot-${gap}`, at: [x - 26, y - 26, 52, 52] as const, label: `slot-${gap}` };
  });
  const ground = withAttributes(rect([2, tray, layout.width - 4, 68], 16, paper.sunk), { stroke: 'none' });
  return {
    v: 1,
    view: [0, 0, layout.width, tray + 70],
    art: [inked([ground, ...rowArt(params, [])])],
    parts: [{ t: 'slots', id: 'row', pieces, slots }],
  };
}

function rowArt(params: PatternParams, answers: readonly Bead[]): readonly SvgNode[] {
  const layout = layoutOf(params);
  const gaps = gapsOf(params);
  const beads = params.row.map((bead, i) => {
    const at = layout.at(i);
    const id = `bead-${i}`;
    const answer = bead ?? answers[gaps.indexOf(i)];
    if (!answer) return place(gapArt(params), { at, id });
    const lamp = bead === null ? [withAttributes(circle([0, 0], 64, paper.mintSoft), { stroke: paper.mint })] : [];
    return place([...lamp, ...beadArt(params, answer)], { at, id, scale: 0.4 });
  });
  return [...groundArt(params, layout), ...beads];
}

function beadArt(params: PatternParams, bead: Bead): readonly SvgNode[] {
  const { skin } = params;
  if (skin.kind === 'objects') return drawObject(skin.objects[bead.shape] ?? 'apple');
  return shape(skin.shapes[bead.shape] ?? 'circle', meaning[skin.colours[bead.colour] ?? 'yellow']);
}

function gapArt({ skin }: PatternParams): readonly SvgNode[] {
  const frame = skin.kind === 'beads' ? circle([0, 0], 23, paper.sunk) : rect([-23, -23, 46, 46], 10, paper.sunk);
  return [withAttributes(frame, { 'stroke-dasharray': '6 7' })];
}

/** A string for beads, which runs on to the next line; shelves for objects. */
function groundArt(params: PatternParams, layout: Layout): readonly SvgNode[] {
  const lines = Math.ceil(params.row.length / layout.perLine);
  return Array.from({ length: lines }, (_, line) => {
    const y = layout.at(line * layout.perLine)[1];
    const right = layout.at(Math.min(params.row.length, (line + 1) * layout.perLine) - 1)[0] + pitch / 2;
    if (params.skin.kind === 'objects') return rect([edge - 8, y + 27, right - edge + 16, 9], 4, paper.sand);
    const head = line === 0 ? `M${edge - 10} ${y - 8}q4 8 12 8` : `M${edge - 10} ${y - 20}q0 20 14 20`;
    const tail = line === lines - 1 ? `H${right + 6}` : `H${right - 4}q14 0 14 20`;
    return path(`${head}${tail}`);
  });
}
