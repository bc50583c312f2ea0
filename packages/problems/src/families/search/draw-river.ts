import type { SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { paper } from '../../draw/palette.ts';
import { part, path, place, rect, withAttributes } from '../../draw/svg.ts';
import { label, lettering, width } from './draw-letter.ts';
import type { Drawn } from './draw-letter.ts';
import type { Ferry } from './params.ts';

const height = 190;

/** Everybody on the left bank, with weights; the boat with what it carries. */
export function drawRiver({ weights, limit, animals }: Ferry): Drawn {
  const bare = (node: SvgNode): SvgNode => withAttributes(node, { stroke: 'none' });
  const bank = 142;
  const waves = [30, 70, 110, 150]
    .map((y) => `M${bank + 12} ${y}q10 -7 20 0t20 0M${bank + 72} ${y + 18}q10 -7 20 0t20 0`)
    .join('');
  const everybody = animals.map((animal, who) => {
    const at = [38 + (who % 2) * 66, 36 + Math.floor(who / 2) * 58] as const;
    const face = place(drawObject(animal), { at, scale: 0.5, line: 2.5 });
    return part(
      `animal-${who}`,
      face,
      rect([at[0] + 8, at[1] + 8, 24, 22], 6, paper.cream),
      label(String(weights[who]), [at[0] + 20, at[1] + 19], 16),
    );
  });
  return {
    art: [
      bare(rect([0, 0, width, height], 0, paper.seaFar)),
      bare(path(`M0 0H${bank - 8}Q${bank + 10} 50 ${bank - 6} 95T${bank} ${height}H0Z`, paper.meadowFar)),
      bare(path(`M${width} 0H276Q262 48 278 95T274 ${height}H${width}Z`, paper.meadowFar)),
      path(`M${bank - 8} 0Q${bank + 10} 50 ${bank - 6} 95T${bank} ${height}M276 0Q262 48 278 95T274 ${height}`),
      withAttributes(path(waves), { stroke: paper.sea }),
      ...everybody,
      part(
        'boat',
        path(`M${bank + 12} 92H${bank + 104}L${bank + 88} 128H${bank + 28}Z`, paper.trunk),
        rect([bank + 40, 97, 36, 26], 6, paper.cream),
        label(String(limit), [bank + 58, 110], 19),
      ),
      part(
        'shore',
        place([path('M0 40V-40'), path('M0 -38L30 -24L0 -10Z', paper.roof)], { at: [294, 96], scale: 0.7, line: 2.5 }),
      ),
    ],
    height,
  };
}

/** What sits in the boat, by weight, and which way it goes. */
export function drawTrip({ weights }: Ferry, move: string): readonly SvgNode[] {
  const isBack = move.startsWith('<');
  const crew = move.slice(1).split('+').map(Number);
  const pitch = Math.min(22, 72 / crew.length);
  const seats = crew.map((who, index) => {
    const at = [60 + (index - (crew.length - 1) / 2) * pitch, 20] as const;
    return [String(weights[who]), at] as const;
  });
  const plates = seats.map(([, [x, y]]) => rect([x - 9, y - 11, 18, 21], 5, paper.cream));
  const arrow = isBack ? 'M84 44H36M44 38L36 44L44 50' : 'M36 44H84M76 38L84 44L76 50';
  return [
    ...plates,
    lettering(14, seats),
    withAttributes(path(arrow), { stroke: isBack ? paper.coral : paper.violet }),
  ];
}
