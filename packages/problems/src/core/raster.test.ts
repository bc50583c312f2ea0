import { expect, it } from 'vitest';
import { drawObject } from '../draw/objects.ts';
import { circle, path, rect } from '../draw/svg.ts';
import { outlinesOf } from './outline.ts';
import { flipped, overlap, rasterise, side, turned } from './raster.ts';
import type { Bitmap } from './raster.ts';

const inkOf = (bits: Bitmap): number => bits.reduce((sum, bit) => sum + bit, 0);

it('inks as many squares as the figure has area', () => {
  // One little square is 2 by 2.
  expect(inkOf(rasterise(outlinesOf([rect([-20, -10, 40, 20], 0, 'red')]), 0))).toBe(200);
  const disc = inkOf(rasterise(outlinesOf([circle([0, 0], 40, 'red')]), 0)) * 4;
  expect(Math.abs(disc - Math.PI * 1600)).toBeLessThan(60);
});

it('draws an arc like the circle that it is a part of', () => {
  const halves = outlinesOf([path('M-40 0A40 40 0 0 1 40 0A40 40 0 1 1 -40 0Z', 'red')]);
  expect(overlap(rasterise(halves, 0), rasterise(outlinesOf([circle([0, 0], 40, 'red')]), 0))).toBeGreaterThan(0.97);
});

it('inks a line as wide as the pen', () => {
  expect(inkOf(rasterise(outlinesOf([path('M-20 1H20')]), 4))).toBeGreaterThan(38);
  expect(inkOf(rasterise(outlinesOf([path('M-20 1H20')]), 4))).toBeLessThan(70);
});

it('comes back after four turns or two flips, and tells a boat from its mirror image', () => {
  const boat = rasterise(outlinesOf(drawObject('boat')), 3);
  expect(boat.length).toBe(side * side);
  expect(turned(turned(turned(turned(boat))))).toEqual(boat);
  expect(flipped(flipped(boat))).toEqual(boat);
  expect(overlap(boat, flipped(boat))).toBeLessThan(0.9);
  const heart = rasterise(outlinesOf(drawObject('heart')), 3);
  expect(overlap(heart, flipped(heart))).toBeGreaterThan(0.97);
});
