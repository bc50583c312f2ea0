import { Resvg } from '@resvg/resvg-js';
import { localeCodes } from '@logikit/contract/model';
import { describe, expect, it } from 'vitest';
import { font } from '../../content/pictures/index.ts';
import { drawSheet, type SheetFacts } from './sheet.ts';

const facts: SheetFacts = {
  name: 'Mila Novak',
  title: 'School logic',
  share: 25,
  stars: 320,
  problems: 127,
  locale: 'en',
  issuedAt: new Date('2026-11-27T12:00:00Z'),
  link: null,
};

/** Where the letters of some colour and size stand: all else is taken out of the drawing. */
function boxOf(svg: string, pick: (text: string) => boolean) {
  const texts = (svg.match(/<text[^>]*>[^<]*<\/text>/g) ?? []).filter(pick);
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1123 794" width="1123" height="794">${texts.join('')}</svg>`;
  const box = new Resvg(alone, { font }).getBBox();
  return { texts, box: box && { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height } };
}

const longest: readonly (readonly [string, string])[] = [
  ['80 W’s', 'W'.repeat(80)],
  ['a long name', 'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Adolph Charles David Earl'],
  ['short words', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z A B C D E F G H I J K L M N'],
  ['letters of nine alphabets', 'Ąčęřž Ğışö Ґєїщ Ёжъы Ñáü Õçã ßäöü'],
];

describe('the sheet of a certificate', () => {
  it.each(longest)('[C-077] %s stands within its column, whole', (_, name) => {
    const { texts, box } = boxOf(
      drawSheet({ ...facts, name }),
      (text) =>
        !text.includes('font-size="24"') &&
        text.includes('x="112"') &&
        text.includes('fill="#1F2340"') &&
        !text.includes('School'),
    );
    const told = texts.map((text) => text.replace(/<[^>]*>/g, '')).join('');
    expect(told.replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    expect(box?.left).toBeGreaterThanOrEqual(108);
    expect(box?.right).toBeLessThanOrEqual(640);
    expect((box?.right ?? 0) - (box?.left ?? 0)).toBeGreaterThan(40);
  });

  it.each(localeCodes)('all of it stands on the paper in %s, each line below the other', (locale) => {
    const svg = drawSheet({
      ...facts,
      locale,
      name: 'W'.repeat(80),
      title: 'Школа логики и рассуждений для тех, кто любит думать',
      link: `https://logikit.example/c/${'A'.repeat(22)}`,
    });
    const { texts, box } = boxOf(svg, () => true);
    // None is empty: a key without words would be.
    for (const text of texts) expect(text).not.toMatch(/>\s*<\/text>/);
    expect(texts.join('')).toMatch(/127.* · .*320/);
    expect(box?.bottom).toBeLessThan(720);
    expect(box?.right).toBeLessThan(720);
    const lines = texts.map((text) => Number(/ y="([\d.]+)"/.exec(text)?.[1]));
    const told = lines.slice(1, -1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('the code is there only where the page is', () => {
    expect(drawSheet(facts)).not.toContain('#FFFFFF');
    expect(drawSheet({ ...facts, link: 'https://logikit.example/c/x' })).toContain('#FFFFFF');
  });
});
