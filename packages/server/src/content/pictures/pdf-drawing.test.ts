import { describe, expect, it } from 'vitest';
import { lettersOf, pagesOf } from '../../testing/pdf.ts';
import { drawFigure, isDrawable, makePdf } from './index.ts';

const page = { x: 0, y: 0, width: 842, height: 595, alt: 'A drawing' };
const print = (inside: string) =>
  makePdf({ title: 'Drawing', locale: 'en', layout: 'landscape', isTagged: true, at: new Date(0) }, (pdf) =>
    drawFigure(pdf, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`, page),
  );

describe('a drawing on paper', () => {
  it.each([
    ['an element', '<image href="x.png"/>'],
    ['a transform', '<g transform="skewX(4)"/>'],
    ['a clip', '<g clip-path="url(#nowhere)"/>'],
  ])('%s that it does not know is told, not left out', async (_, inside) => {
    await expect(print(inside)).rejects.toThrow(/a drawing/);
  });

  it('every letter that a picture shows is there, taken apart where our type has it in pieces', async () => {
    const ranges = [
      [0x21, 0x7e],
      [0xa1, 0x17f],
      [0x218, 0x21b],
      [0x300, 0x304],
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x1e00, 0x1eff],
      [0x2010, 0x203a],
    ] as const;
    const letters = ranges
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
      // What is not seen has no place on paper: a soft hyphen, spaces.
      .filter((letter) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter) && isDrawable(letter));
    expect(letters.length).toBeGreaterThan(400);
    const lines = Array.from({ length: Math.ceil(letters.length / 20) }, (_, row) =>
      letters.slice(row * 20, row * 20 + 20).join(''),
    );
    const texts = lines.map((line, row) => `<text y="${row}"><![CDATA[${line}]]></text>`).join('');
    const bytes = await print(texts);
    expect(pagesOf(bytes)).toBe(1);
    const shown = new Set(lettersOf(bytes).normalize('NFD'));
    const isShown = (letter: string) =>
      Array.from(letter.normalize('NFD')).every((part) => shown.has(part) || (part === '\u2011' && shown.has('-')));
    expect(letters.filter((letter) => !isShown(letter))).toEqual([]);
  });

  it('the same words make the same bytes', async () => {
    const [one, two] = [await print('<circle r="20" fill="#5B4FE0"/>'), await print('<circle r="20" fill="#5B4FE0"/>')];
    expect(one.equals(two)).toBe(true);
  });
});
