import type { SvgNode } from '@logikit/contract/scene';
import { paper } from '../../draw/palette.ts';
import { shape } from '../../draw/shapes.ts';
import { circle, part, path, place, round, withAttributes } from '../../draw/svg.ts';
import { label, width } from './draw-letter.ts';
import type { Drawn } from './draw-letter.ts';
import type { Flip, Pay } from './params.ts';

/** Coins in a row; a bracket shows how many are turned at a time. In the story a row is small and without the bracket. */
export function drawCoinRow({ coins, width: turned }: Flip, move?: string): Drawn {
  const isSmall = move !== undefined;
  const pitch = isSmall ? 24 : Math.min(48, 304 / coins.length);
  const radius = pitch * 0.42;
  const left = (width - coins.length * pitch) / 2 + pitch / 2;
  const y = isSmall ? 16 : 40;
  const [from, to] = (move ?? '0–0').split('–').map(Number);
  const art = coins.map((isUp, index) => {
    const at = [left + index * pitch, y] as const;
    const isTurned = isSmall && index + 1 >= (from ?? 0) && index + 1 <= (to ?? 0);
    if (!isSmall) return part(`coin-${index + 1}`, coinArt(at, radius, isUp));
    const plain = circle(at, radius, isUp ? paper.sun : paper.hair);
    return isTurned ? withAttributes(plain, { 'stroke-width': 4 }) : plain;
  });
  if (isSmall) return { art: [['g', { 'stroke-width': 1.5 }, ...art]], height: 34 };
  const numbers = coins.map((_, index) => label(String(index + 1), [left + index * pitch, y + radius + 13], 13));
  const end = left + (turned - 1) * pitch;
  const middle = (left + end) / 2;
  const under = y + radius + 28;
  const bracket = path(`M${round(left - radius)} ${round(under)}v8H${round(end + radius)}v-8`);
  const turn = path(`M${round(middle - 16)} ${round(under + 26)}a16 12 0 0 1 32 0m-8 -6l8 7l7 -9`);
  return { art: [...art, ...numbers, part('bracket', bracket, turn)], height: under + 40 };
}

function coinArt(at: readonly [number, number], radius: number, isUp: boolean): SvgNode {
  const inner = isUp
    ? place(shape('star', paper.white), { at, scale: Math.max(0.2, radius / 75), line: 1.5 })
    : circle(at, radius * 0.55, paper.white);
  return ['g', { 'stroke-width': 2 }, circle(at, radius, isUp ? paper.sun : paper.hair), inner];
}

/** The row after these moves. */
export function flipped({ coins }: Flip, moves: readonly string[]): readonly boolean[] {
  return coins.map((isUp, index) => {
    const turns = moves.filter((move) => {
      const [from = 0, to = 0] = move.split('–').map(Number);
      return index + 1 >= from && index + 1 <= to;
    });
    return turns.length % 2 === 0 ? isUp : !isUp;
  });
}

/** The coins that there are, several of each, and a price; in the story one coin alone. */
export function drawPayment({ values, sum }: Pay, isAlone = false): Drawn {
  if (isAlone) return { art: coin(values[0] ?? 0, [26, 30], 21), height: 66 };
  const pitch = 66;
  const left = (width - values.length * pitch - 104) / 2 + pitch / 2;
  const purse = values.map((value, index) => {
    const x = left + index * pitch;
    const under = [16, 8].map((by) => circle([x, 58 + by], 26, paper.sand));
    return part(`coin-${value}`, ...under, ...coin(value, [x, 58], 26));
  });
  const x = left + values.length * pitch - 22;
  const tag = [
    path(`M${round(x)} 62L${round(x + 26)} 34H${round(x + 94)}V90H${round(x + 26)}Z`, paper.white),
    circle([x + 22, 62], 5, paper.hair),
    label(String(sum), [x + 60, 62], 28),
  ];
  return { art: [...purse, part('price', ...tag)], height: 114 };
}

function coin(value: number, at: readonly [number, number], radius: number): readonly SvgNode[] {
  return [circle(at, radius, paper.sun), circle(at, radius - 5, paper.sand), label(String(value), at, radius * 0.9)];
}
