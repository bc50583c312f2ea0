import { expect, it } from 'vitest';
import { contrastOf, groundOf } from './appearance.ts';

it('counts contrast as WCAG does, whichever colour is named first', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1);
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('leaves the author no ground on which the ink would be hard to read', () => {
  expect(groundOf('#FFF1C9')).toBe('#FFF1C9');
  expect(groundOf('#30307A')).toBe('#FAFBFF');
});
