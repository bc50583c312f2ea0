import type { Misconception, Variant } from '../../core/family.ts';
import { drawSign } from './draw-signs.ts';
import type { Choice } from './params.ts';

export const tags = {
  wall: 'maze.through-wall',
  nearest: 'maze.nearest-gate',
  end: 'maze.dead-end',
} as const;

export function variantsOf(params: Choice): readonly Variant[] {
  return params.gates.map((gate, index): Variant => {
    const base = { key: `gate-${index}`, picture: drawSign(gate) };
    return index === params.right ? { ...base, isRight: true } : { ...base, isRight: false, tag: tagOf(params, index) };
  });
}

/** What leads somebody to this gate: only a wall in between, a short way as the crow flies, or nothing but hope. */
function tagOf({ garden, goal, gates }: Choice, gate: number): Misconception {
  const { side, passages } = garden;
  const behind = new Set([gates[gate]?.cell ?? -1]);
  for (const cell of behind) for (const [a, b] of passages) if (a === cell || b === cell) behind.add(a).add(b);
  const [x, y] = [goal % side, Math.floor(goal / side)];
  const away = (cell: number): number => Math.abs((cell % side) - x) + Math.abs(Math.floor(cell / side) - y);
  if ([...behind].some((cell) => away(cell) === 1)) return tags.wall;
  const nearest = Math.min(...gates.map(({ cell }) => away(cell)));
  return away(gates[gate]?.cell ?? 0) === nearest ? tags.nearest : tags.end;
}
