import { describe, expect, it } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

describe('typed numbers', () => {
  it('[K-043] are at most four characters long, sign and point included', () => {
    expect(['1234', '-1.5', '0.25', '-999'].map((text) => readTypedNumber(text))).toEqual([
      '1234',
      '-1.5',
      '0.25',
      '-999',
    ]);
    for (const long of ['12345', '-1234', '12.34', '-1.25']) expect(readTypedNumber(long)).toBeNull();
  });

  it('are trimmed, digits of every script are digits and a comma is a point', () => {
    const typed = ['  7 ', '１２', '1,5', '١٢', '٣٫٥', '१२', '𝟗'];
    expect(typed.map((text) => readTypedNumber(text))).toEqual(['7', '12', '1.5', '12', '3.5', '12', '9']);
  });

  it('know every decimal digit that there is', () => {
    const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(digits.length).toBeGreaterThan(600);
    expect(digits.map((digit) => readTypedNumber(digit))).toEqual(digits.map((_, place) => String(place % 10)));
  });

  it('may begin with a true minus, a plus or the point, and hold signs that nobody sees', () => {
    const typed = ['−6', '+6', '.5', '-.5', '\u200e7\u200f', '\u202a8\u202c', '+1234'];
    expect(typed.map((text) => readTypedNumber(text))).toEqual(['-6', '6', '.5', '-.5', '7', '8', '1234']);
  });

  it('are nothing else', () => {
    for (const text of ['', ' ', 'ab', '1e3', '--1', '5.', '.', '1,2,', '+-1', '++1', '0x1', '1 2', '½']) {
      expect(readTypedNumber(text)).toBeNull();
    }
  });
});
