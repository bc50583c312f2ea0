import { describe, expect, it } from 'vitest';
import { countNodes, partIds, toMarkup } from './markup.ts';
import { drawObject, plainIds, tintedIds } from './objects.ts';
import { shapeIds } from './shapes.ts';
import { part, picture, place } from './svg.ts';

const ids = [...tintedIds, ...plainIds, ...shapeIds];

describe('objects drawn by code', () => {
  it.each(ids)('%s is small, literal and without class, style or id', (id) => {
    const drawn = picture([-60, -60, 120, 120], drawObject(id));
    const markup = toMarkup(drawn);
    expect(markup.length).toBeLessThan(2_500);
    expect(countNodes(drawn.art)).toBeLessThan(30);
    expect(markup).not.toMatch(/ (class|style|id|on\w+|href)=|url\(|\d\.\d\d/);
  });

  it('keeps the ink line equally thick at every scale', () => {
    const [, attributes] = place(drawObject('star'), { at: [10, 10], scale: 0.5, line: 3 });
    expect(attributes['stroke-width']).toBe(6);
  });

  it('names the parts that a hint can point at', () => {
    const drawn = picture([0, 0, 10, 10], [part('row-1', part('cell-1-1'))]);
    expect(partIds(drawn.art)).toEqual(['row-1', 'cell-1-1']);
  });
});
