import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { font, isDrawable } from './index.ts';

const widthOf = (text: string): number => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="100" font-size="100">${text}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
};

describe('our letters', () => {
  it.each(['Ğ', 'Ж', 'ễ', 'ẉ', 'Ґ', 'ß', 'q\u0303'])(
    '%s is drawn the same beside letters of every alphabet',
    (letter) => {
      expect(isDrawable(letter)).toBe(true);
      const beside = widthOf(`ẉĞЖễH${letter}H`) - widthOf('ẉĞЖễHH');
      expect(beside).toBeCloseTo(widthOf(`H${letter}H`) - widthOf('HH'), -1);
    },
  );

  it.each(['字', '★', '\u0905'])('%s is none of ours', (letter) => expect(isDrawable(letter)).toBe(false));
});
