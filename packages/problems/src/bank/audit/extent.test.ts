import { expect, it } from 'vitest';
import { extentOf } from './extent.ts';

it('follows transforms from the inside out', () => {
  const art = [['g', { transform: 'translate(10 20) scale(2)' }, ['circle', { cx: 1, cy: 0, r: 3 }]]] as const;
  expect(extentOf(art)).toEqual({ left: 6, top: 14, right: 18, bottom: 26 });
});

it('turns clockwise', () => {
  const box = extentOf([['g', { transform: 'rotate(90)' }, ['rect', { x: 0, y: 0, width: 4, height: 1 }]]]);
  expect(box?.left).toBeCloseTo(-1);
  expect(box?.bottom).toBeCloseTo(4);
});

it('walks absolute and relative paths', () => {
  expect(extentOf([['path', { d: 'M10 10h5v-4l-20 1ZM0 0q1 -9 2 0' }]])).toEqual({
    left: -5,
    top: -9,
    right: 15,
    bottom: 10,
  });
  expect(extentOf([['polygon', { points: '0 -46 48 38 -48 38' }]])).toEqual({
    left: -48,
    top: -46,
    right: 48,
    bottom: 38,
  });
  expect(extentOf([])).toBeNull();
});
