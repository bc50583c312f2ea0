import type { Variant } from '../../core/family.ts';
import { drawCubeOption, drawMarkOption, drawShapeOption } from './draw.ts';
import { hasBlock, longestLine } from './hexominoes.ts';
import { hasFoot } from './params.ts';
import type { CubeParams, NetsParams, Shape, View } from './params.ts';
import { opposite, wrap } from './wrap.ts';

export const tags = {
  beside: 'nets.touches-in-the-net',
  folded: 'nets.touches-on-the-cube',
  mirrored: 'nets.mirrored',
  together: 'nets.opposite-together',
  turned: 'nets.mark-turned',
  block: 'nets.block',
  long: 'nets.long-line',
  overlap: 'nets.overlap',
} as const;

export type Tag = (typeof tags)[keyof typeof tags];

export function variantsOf(params: NetsParams): readonly Variant[] {
  const right = params.truth.split(',');
  switch (params.task) {
    case 'opposite':
      return params.options.map((mark) =>
        variant({ key: `mark-${mark}`, picture: drawMarkOption(params, mark) }, mark === params.truth, () => {
          const [one, two] = [params.ask, mark].map(
            (id) => params.net[params.faces.findIndex((face) => face.mark === id)],
          );
          return one && two && Math.abs(one[0] - two[0]) + Math.abs(one[1] - two[1]) === 1 ? tags.beside : tags.folded;
        }),
      );
    case 'cube':
    case 'cubes':
      return params.options.map((view, index) =>
        variant(
          { key: `cube-${index + 1}`, picture: drawCubeOption(params, view) },
          right.includes(String(index)),
          () => cubeMistake(params, view),
        ),
      );
    case 'shapes':
      return params.options.map((shape, index) =>
        variant(
          { key: `net-${index + 1}`, picture: drawShapeOption(shape, index) },
          right.includes(String(index)),
          () => shapeMistake(shape),
        ),
      );
  }
}

function variant(
  shown: Pick<Variant, 'key'> & Required<Pick<Variant, 'picture'>>,
  isRight: boolean,
  tag: () => Tag,
): Variant {
  return isRight ? { ...shown, isRight } : { ...shown, isRight, tag: tag() };
}

function shapeMistake(shape: Shape): Tag {
  if (hasBlock(shape)) return tags.block;
  return longestLine(shape) > 4 ? tags.long : tags.overlap;
}

/** Marks of opposite sides never meet; three marks that meet are mirrored when some of them is not turned. */
function cubeMistake({ net, faces, options, truth, task }: CubeParams, view: View): Tag {
  const stands = wrap(net) ?? [];
  const sides = view.map(({ mark }) => stands[faces.findIndex((face) => face.mark === mark)]?.here ?? 'U');
  if (sides.some((side) => sides.includes(opposite[side]))) return tags.together;
  if (task === 'cubes') return view.some(({ turn }) => turn > 0) || hasFeet(faces) ? tags.turned : tags.mirrored;
  const shown = options[Number(truth)] ?? view;
  const isSameCorner = shown.every(({ mark }, place) => view[place]?.mark === mark);
  return isSameCorner && hasFeet(faces) ? tags.turned : tags.mirrored;
}

function hasFeet(faces: CubeParams['faces']): boolean {
  return faces.some(({ mark }) => hasFoot(mark));
}
