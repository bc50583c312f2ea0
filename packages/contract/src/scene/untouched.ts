import type { Box, NumberPart, Part, Picture, RotorPart, Scene, SvgNode } from './scene.ts';

const violet = { fill: '#5B4FE0', soft: '#E6E3FF', ink: '#1F2340' };

/** An interactive graphic as it lies before anybody has touched it: what the player draws first. */
export function untouched(scene: Pick<Scene, 'view' | 'art' | 'parts'>): Picture {
  return { view: scene.view, art: [...scene.art, ...scene.parts.flatMap(marksOf)] };
}

function marksOf(part: Part): readonly SvgNode[] {
  switch (part.t) {
    case 'slots':
      return part.pieces.map(({ at, art }) => moved(centre(at), art));
    case 'grid':
      return part.given.flatMap((symbol, cell) => {
        const [x, y, width, height] = part.at;
        const [w, h] = [width / part.columns, height / part.rows];
        const middle = centre([x + (cell % part.columns) * w, y + Math.floor(cell / part.columns) * h, w, h]);
        const art = part.alphabet[symbol - 1]?.art;
        return art ? [moved(middle, art, `scale(${Math.min(w, h) / 100})`)] : [];
      });
    case 'path':
      return part.nodes
        .filter(({ id }) => id === part.start)
        .map(({ at }): SvgNode => {
          const [cx, cy] = centre(at);
          const ring = { fill: 'none', stroke: violet.fill, 'stroke-width': 6 };
          return ['circle', { cx, cy, r: Math.min(at[2], at[3]) / 2, ...ring }];
        });
    case 'rotor':
      return rotorMarks(part);
    case 'number':
      return part.look === 'line' ? [pointer(part)] : windows(part);
    case 'toggle':
    case 'links':
      return [];
  }
}

function rotorMarks({ items, steps }: RotorPart): readonly SvgNode[] {
  return items.map((item) => {
    const creeps = items.find(({ id }) => id === item.creepsWith)?.start ?? 0;
    const turn = ((item.start + creeps / steps) / steps) * 360;
    return moved(item.pivot ?? centre(item.at), item.art, `rotate(${turn})`);
  });
}

function pointer({ at: [x, y, width, height], min, max, start }: NumberPart): SvgNode {
  const style = { fill: violet.fill, stroke: violet.ink, 'stroke-width': 4, 'stroke-linejoin': 'round' };
  const place: Point = [x + ((start - min) / (max - min)) * width, y + height / 2];
  return moved(place, [['path', { d: 'M0 0L-15 -19A20 20 0 1 1 15 -19Z', ...style }]], `scale(${height / 100})`);
}

/** The digits of a counter, with the buttons above and below each. */
function windows({ at: [x, y, width, height], digits, start }: NumberPart): readonly SvgNode[] {
  const texts = digits === undefined ? [String(start)] : Array.from(String(start).padStart(digits, '0'));
  const [w, third] = [width / texts.length, height / 3];
  return texts.flatMap((text, index) => {
    const [cx, cy] = [x + (index + 0.5) * w, y + height / 2];
    const size = Math.min(third, (w * 1.4) / text.length) * 0.8;
    const scale = Math.min(w, third) / 100;
    return [
      ['text', { x: cx, y: cy + size * 0.36, 'font-size': size, 'text-anchor': 'middle', fill: violet.ink }, text],
      moved([cx, cy - third], turner, `scale(${scale})`),
      moved([cx, cy + third], turner, `scale(${scale} ${-scale})`),
    ] satisfies SvgNode[];
  });
}

const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
const turner: readonly SvgNode[] = [
  ['circle', { r: 42, fill: violet.soft, stroke: violet.fill, 'stroke-width': 6 }],
  ['path', { d: 'M-18 9L0 -11L18 9', fill: 'none', stroke: violet.fill, 'stroke-width': 12, ...round }],
];

type Point = readonly [x: number, y: number];

function centre([x, y, width, height]: Box): Point {
  return [x + width / 2, y + height / 2];
}

function moved([x, y]: Point, art: readonly SvgNode[], then = ''): SvgNode {
  return ['g', { transform: `translate(${x} ${y}) ${then}` }, ...art];
}
