import type { Picture, SvgNode } from '@logikit/contract/scene';
import { isoFace, isoFit, isoPoint, leftFace, rightFace, topFace } from '../../draw/iso.ts';
import type { Iso, Point2, Point3 } from '../../draw/iso.ts';
import { meaning, paper } from '../../draw/palette.ts';
import { part, picture, polygon, rect, withAttributes } from '../../draw/svg.ts';
import { outlines } from './marks.ts';
import type { CubeParams, Face, Folded, MarkId, NetsParams, Shape, View } from './params.ts';

const width = 320;

/** Where a point of a face (−1…1, foot down) comes to lie on paper. */
type OnPaper = (point: Point2) => Point2;

function drawMark({ mark, turn }: Face, colours: NetsParams['colours'], onPaper: OnPaper): readonly SvgNode[] {
  return outlines[mark].map((outline, layer) =>
    withAttributes(
      polygon(
        outline.map((point) => onPaper(turned(point, turn))),
        layer === 0 ? meaning[colours[mark] ?? 'yellow'] : paper.white,
      ),
      { 'stroke-width': 2.5 },
    ),
  );
}

function turned([x, y]: Point2, quarters: number): Point2 {
  if (quarters === 0) return [x, y];
  return turned([-y, x], quarters - 1);
}

/** The net on one sheet; named faces can be coloured in. */
export function drawNet({ net, faces, colours }: Folded, shown: readonly MarkId[] = []): Picture {
  const columns = Math.max(...net.map(([x]) => x)) + 1;
  const rows = Math.max(...net.map(([, y]) => y)) + 1;
  const side = Math.floor(Math.min(64, (width - 16) / columns, 250 / rows));
  const left = (width - columns * side) / 2;
  const art = net.map(([x, y], index) => {
    const [cx, cy] = [left + (x + 0.5) * side, 8 + (y + 0.5) * side];
    const face = faces[index] ?? { mark: 'circle', turn: 0 };
    const ground = rect(
      [cx - side / 2, cy - side / 2, side, side],
      2,
      shown.includes(face.mark) ? paper.mintSoft : paper.white,
    );
    return part(
      `face-${index}`,
      ground,
      ...drawMark(face, colours, ([u, v]) => [cx + (u * side) / 2, cy + (v * side) / 2]),
    );
  });
  return picture([0, 0, width, rows * side + 16], art);
}

/** The net, and beside it the cubes that can be folded from it. */
export function drawFolded(params: CubeParams, views: readonly View[]): Picture {
  const { view, art } = drawNet(
    params,
    params.task === 'cube' ? views.flatMap((one) => one.map(({ mark }) => mark)) : [],
  );
  const size = views.length > 1 ? 300 / views.length : 120;
  const top = view[3] + 4;
  const left = (width - size * views.length) / 2;
  const cubes = views.map((one, index) => {
    const edge = Math.min(56, size * 0.46);
    const iso = isoFit([1, 1, 1], [left + index * size + 4, top, size - 8, edge * 2 + 8], edge);
    return ['g', {}, ...drawCube(params, iso, one)] as const;
  });
  const tall = Math.min(56, size * 0.46) * 2 + 16;
  return picture([0, 0, width, Math.ceil(top + tall)], [...art, ...cubes]);
}

export function drawCubeOption(params: CubeParams, view: View): Picture {
  const iso = isoFit([1, 1, 1], [4, 4, 132, 142], 74);
  return picture([0, 0, 140, 150], drawCube(params, iso, view));
}

function drawCube({ colours }: CubeParams, iso: Iso, [top, left, right]: View): readonly SvgNode[] {
  const on =
    (at: (u: number, v: number) => Point3): OnPaper =>
    ([u, v]) =>
      isoPoint(iso, at((u + 1) / 2, (v + 1) / 2));
  return [
    isoFace(iso, topFace([0, 0, 0]), paper.white),
    isoFace(iso, leftFace([0, 0, 0]), paper.cream),
    isoFace(iso, rightFace([0, 0, 0]), paper.sunk),
    ...drawMark(
      top,
      colours,
      on((u, v) => [u, v, 1]),
    ),
    ...drawMark(
      left,
      colours,
      on((u, v) => [u, 1, 1 - v]),
    ),
    ...drawMark(
      right,
      colours,
      on((u, v) => [1, 1 - u, 1 - v]),
    ),
  ];
}

export function drawMarkOption({ colours }: NetsParams, mark: MarkId): Picture {
  const ground = rect([6, 6, 88, 88], 3, paper.white);
  return picture(
    [0, 0, 100, 100],
    [ground, ...drawMark({ mark, turn: 0 }, colours, ([u, v]) => [50 + u * 44, 50 + v * 44])],
  );
}

const sheets = [paper.sand, paper.seaFar, paper.meadowFar, paper.cream, paper.sunk] as const;

/** A bare shape of six squares in the middle of its card. */
export function drawShapeOption(shape: Shape, index: number): Picture {
  return picture(
    [0, 0, 168, 168],
    shapeArt(shape, [84, 84], { side: 26, fill: sheets[index % sheets.length] ?? paper.sand }),
  );
}

function shapeArt(
  shape: Shape,
  [cx, cy]: Point2,
  { side, fill }: { readonly side: number; readonly fill: string },
): readonly SvgNode[] {
  const columns = Math.max(...shape.map(([x]) => x)) + 1;
  const rows = Math.max(...shape.map(([, y]) => y)) + 1;
  return shape.map(([x, y]) => rect([cx + (x - columns / 2) * side, cy + (y - rows / 2) * side, side, side], 1, fill));
}

/** The shapes that fold, side by side. */
export function drawRightShapes(shapes: readonly Shape[]): Picture {
  const columns = Math.min(2, shapes.length);
  const rows = Math.ceil(shapes.length / columns);
  const art = shapes.flatMap((shape, index) => {
    const at = [(width * ((index % columns) + 0.5)) / columns, 70 + Math.floor(index / columns) * 140] as const;
    return shapeArt(shape, at, { side: 22, fill: paper.mintSoft });
  });
  return picture([0, 0, width, rows * 140], art);
}
