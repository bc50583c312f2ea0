import { stableJson } from '../../core/hash.ts';
import { smallest } from '../../core/canon.ts';
import type { EulerParams, Figure } from './params.ts';

/** One puzzle idea: where the points lie and what they are called does not count, only which are joined. */
export function structKey(params: EulerParams): string {
  if (params.task === 'choice')
    return `euler:${params.figures
      .map((figure) => canonicalFigure(figure))
      .sort()
      .join('|')}`;
  return `euler:${canonicalFigure(params.figure, params.start)}`;
}

export function skinKey(params: EulerParams): string {
  const colours = params.task === 'choice' ? params.colours : [params.colour];
  const figures = params.task === 'choice' ? params.figures : [params.figure];
  return `euler:${colours.join('-')}:${stableJson(figures)}:${params.task === 'choice' ? '' : params.start}`;
}

/** The same text for every drawing of one net: points are told apart by their neighbours, and where that fails, tried all. */
export function canonicalFigure({ points, lines }: Figure, start = -1): string {
  const near = points.map((_, point) => lines.flatMap(([a, b]) => (a === point ? [b] : b === point ? [a] : [])));
  const colours = points.map((_, point) => (point === start ? 1 : 0));
  return `${points.length}${start < 0 ? '' : 's'}:${smallestForm(near, refined(near, colours))}`;
}

type Near = readonly (readonly number[])[];

/** Points of one colour with differently coloured neighbours get different colours, until nothing changes. */
function refined(near: Near, colours: readonly number[]): readonly number[] {
  let [now, count] = [colours, new Set(colours).size];
  for (;;) {
    const signs = near.map((others, point) => {
      const around = others.map((other) => now[other] ?? 0).sort((a, b) => a - b);
      return [now[point] ?? 0, ...around].map((colour) => String(colour).padStart(2, '0')).join();
    });
    const ranks = [...new Set(signs)].sort();
    now = signs.map((sign) => ranks.indexOf(sign));
    if (ranks.length === count) return now;
    count = ranks.length;
  }
}

function smallestForm(near: Near, colours: readonly number[]): string {
  const twins = colours.map((colour) => colours.filter((other) => other === colour).length);
  const open = colours.filter((_, point) => (twins[point] ?? 1) > 1);
  if (open.length === 0) return written(near, colours);
  const first = Math.min(...open);
  const tried = colours.flatMap((colour, point) => (colour === first ? [point] : []));
  return smallest(
    tried.map((chosen) => {
      const split = colours.map((colour, point) => colour * 2 + (colour === first && point !== chosen ? 1 : 0));
      return smallestForm(near, refined(near, split));
    }),
  );
}

/** Every line, by the places of its points. */
function written(near: Near, colours: readonly number[]): string {
  const name = (point: number): string => (colours[point] ?? 0).toString(36);
  const lines = near.flatMap((others, point) =>
    others.filter((other) => (colours[other] ?? 0) > (colours[point] ?? 0)).map((other) => name(point) + name(other)),
  );
  return lines.sort().join('.');
}
