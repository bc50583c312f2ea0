import type { Motif } from './layout/motif.ts';

type Shape = (radius: number) => string;

/** Every landscape has its own shape of station, cut with straight cuts or one clean arc. */
export const stationShapes: Readonly<Record<Motif, Shape>> = {
  meadow: (r) => `M${-r} 0a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0Z`,
  harbour: (r) => polygon(6, r * 1.06, -90),
  peaks: (r) =>
    `M${f(-r * 0.66)} ${f(-r * 0.9)}H${f(r * 0.66)}L${f(r * 1.08)} ${f(-r * 0.22)}L0 ${f(r * 1.08)}L${f(-r * 1.08)} ${f(-r * 0.22)}Z`,
  forest: scallop,
  desert: (r) => polygon(4, r * 1.2, -90),
  space: (r) => polygon(8, r * 1.04, -67.5),
};

/** The gem and the kite are heavier above: their number sits higher than the middle. */
export const numberDrop: Readonly<Record<Motif, number>> = {
  meadow: 9,
  harbour: 9,
  peaks: 4,
  forest: 9,
  desert: 9,
  space: 9,
};

function polygon(corners: number, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = ((turn + (index * 360) / corners) * Math.PI) / 180;
    return `${f(radius * Math.cos(angle))} ${f(radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Eight petals, as scissors cut a paper flower. */
function scallop(radius: number): string {
  const petal = radius * 0.36;
  const points = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index * 45 - 67.5) * Math.PI) / 180;
    return `${f(radius * 0.96 * Math.cos(angle))} ${f(radius * 0.96 * Math.sin(angle))}`;
  });
  const arcs = [...points.slice(1), points[0]].map((point) => `A${f(petal)} ${f(petal)} 0 0 1 ${point}`);
  return `M${points[0]}${arcs.join('')}Z`;
}

function f(value: number): number {
  return Math.round(value * 10) / 10;
}
