import { renderAsync } from '@resvg/resvg-js';
import { createPictureCache, drawFigure, font, makePdf } from '../../content/pictures/index.ts';
import { certificateWords } from './certificate-words.ts';
import { drawSheet, type SheetFacts, sheetSize } from './sheet.ts';

/** Dots of the picture of a sheet: 1754 × 1240 (rule D-133). */
const SHEET_WIDTH = 1754;
/** What networks show in full. */
const shared = { width: 1200, height: 630 } as const;

/** A4 lying, in points. */
const page = { x: 0, y: 0, width: 841.89, height: 595.28 } as const;

const cache = createPictureCache(100);
const files = createPictureCache(100);

/** The whole sheet, to be looked at and printed. A PNG. */
export function drawSheetPicture(facts: SheetFacts): Promise<Buffer> {
  return drawn(drawSheet(facts), SHEET_WIDTH);
}

/** The sheet on a ground of the house, for previews of links. A PNG. */
export function drawSharedPicture(facts: SheetFacts): Promise<Buffer> {
  const { width, height } = shared;
  const scale = (height - 60) / sheetSize.height;
  const left = (width - sheetSize.width * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#5B4FE0"/>
<circle cx="1130" cy="40" r="190" fill="#6C60EA"/><circle cx="60" cy="620" r="170" fill="#6C60EA"/>
<rect x="${left}" y="38" width="${sheetSize.width * scale}" height="${height - 60}" fill="#1F2340"/>
<g transform="translate(${left} 30) scale(${scale})">${drawSheet(facts)}</g></svg>`;
  return drawn(svg, width);
}

/** The whole sheet as a page of lines and letters, sharp on any printer. A PDF. */
export function printSheet(facts: SheetFacts): Promise<Buffer> {
  const svg = drawSheet(facts);
  const { name, title, locale, issuedAt: at } = facts;
  const alt = certificateWords(locale)('certificate.sheet.alt', { name, title });
  return files.take(svg, () =>
    makePdf({ title: alt, locale, layout: 'landscape', isTagged: true, at }, (pdf) =>
      drawFigure(pdf, svg, { ...page, alt }),
    ),
  );
}

/** Drawn in another thread, so that other requests do not wait. What it says is its key: no old picture is ever given. */
function drawn(svg: string, width: number): Promise<Buffer> {
  return cache.take(svg, async () =>
    (await renderAsync(svg, { font, fitTo: { mode: 'width', value: width } })).asPng(),
  );
}
