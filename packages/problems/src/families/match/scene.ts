import type { Part, Scene, Spot } from '@logikit/contract/scene';
import type { Check } from '../../core/family.ts';
import { drawFigure, drawPlaces, figureLines, figureView, layoutOf, targetOf } from './draw.ts';
import { laid, placesOf } from './glyphs.ts';
import type { Place } from './glyphs.ts';
import type { EquationParams, FigureParams } from './params.ts';

export function spotId(cell: number, place: Place): string {
  return `c${cell}-${place}`;
}

/** Matches to take, and free places to lay them on. */
export function equationScene({ shown, action, count }: EquationParams): Scene {
  const { cells, view } = layoutOf(shown);
  const spots = cells.flatMap((cell, index) =>
    placesOf(cell.glyph).map((place) => {
      const id = spotId(index, place);
      const lies = (laid[cell.glyph] ?? []).includes(place);
      return { lies, spot: { id, at: targetOf(cell, place, view[2]), label: id } };
    }),
  );
  const part = (id: string, lies: boolean): Part => ({
    t: 'toggle',
    id,
    spots: spots.filter((one) => one.lies === lies).map(({ spot }) => spot),
    max: count,
  });
  const parts = [...(action === 'add' ? [] : [part('take', true)]), ...(action === 'take' ? [] : [part('put', false)])];
  return { v: 1, view, art: drawPlaces(shown, action !== 'take'), parts, strings: {} };
}

export function equationCheck({ shown, action, solution }: EquationParams): Check {
  const changed = (from: string, to: string): readonly string[] =>
    Array.from(from).flatMap((glyph, cell) => {
      const kept = laid[Array.from(to)[cell] ?? ''] ?? [];
      return (laid[glyph] ?? []).filter((place) => !kept.includes(place)).map((place) => spotId(cell, place));
    });
  const rules = [
    ...(action === 'add' ? [] : [{ rule: 'set', part: 'take', spots: changed(shown, solution) } as const]),
    ...(action === 'take' ? [] : [{ rule: 'set', part: 'put', spots: changed(solution, shown) } as const]),
  ];
  return { rules };
}

export function figureScene(params: FigureParams): Scene {
  const spots = figureLines(params).flatMap(({ id, at }, place): readonly Spot[] =>
    params.sticks[place] ? [{ id, at, label: id }] : [],
  );
  const parts = [{ t: 'toggle', id: 'take', spots, max: params.count } as const];
  return { v: 1, view: figureView(params), art: drawFigure(params).art, parts, strings: {} };
}

export function figureCheck({ solution }: FigureParams): Check {
  return { rules: [{ rule: 'set', part: 'take', spots: solution.split(',').map((place) => `stick-${place}`) }] };
}
