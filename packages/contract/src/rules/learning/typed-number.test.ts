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

  it('are trimmed, full-width digits are digits and a comma is a point', () => {
    expect(['  7 ', '１２', '1,5'].map((text) => readTypedNumber(text))).toEqual(['7', '12', '1.5']);
  });

  it('are nothing else', () => {
    for (const text of ['', ' ', 'ab', '1e3', '--1', '.5', '5.', '1,2,', '+1', '١٢', '0x1']) {
      expect(readTypedNumber(text)).toBeNull();
    }
  });
});
