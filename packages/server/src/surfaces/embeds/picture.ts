import { renderAsync } from '@resvg/resvg-js';
import type { Picture } from '@logikit/contract/scene';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fit, font, lineHeight } from '../../content/pictures/index.ts';
import type { SharedThing } from './shared-thing.ts';
import { escapeMarkup, svgText } from '../../kernel/html/index.ts';

/** What networks show in full: 1.91 : 1. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Draws the card of something shared: its words and its pictures, as they are before anybody has begun. A PNG. */
export async function drawPicture(
  { description, pictures }: Pick<SharedThing, 'description' | 'pictures'>,
  width: number,
): Promise<Buffer> {
  // In another thread: other requests do not wait.
  const image = await renderAsync(cardOf(description, pictures), { font, fitTo: { mode: 'width', value: width } });
  // Paper has few colours: with a palette of them the file is a third as large, and a page with a problem readable sooner.
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

type Box = readonly [x: number, y: number, width: number, height: number];

const drawings = new URL('../../../assets/', import.meta.url);
const kit = {
  face: readFileSync(new URL('kit-face.svg', drawings), 'utf8'),
  thinking: readFileSync(new URL('kit-thinking.svg', drawings), 'utf8'),
};
const ink = '#1F2340';
const panel: Box = [610, 74, 512, 470];

function cardOf(question: string, pictures: readonly Picture[]): string {
  const { width, height } = pictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#5B4FE0"/>
<circle cx="1130" cy="40" r="190" fill="#6C60EA"/><circle cx="60" cy="620" r="170" fill="#6C60EA"/>
<rect x="36" y="38" width="1128" height="562" rx="44" fill="${ink}"/>
<rect x="36" y="28" width="1128" height="562" rx="44" fill="#FAFBFF" stroke="${ink}" stroke-width="6"/>
${words(question)}
<g transform="translate(84 492)">${inside(kit.face, [0, 0, 74, 70])}
<text x="90" y="51" font-size="46" fill="${ink}">Logikit</text></g>
<rect x="${panel[0]}" y="${panel[1]}" width="${panel[2]}" height="${panel[3]}" rx="32" fill="#FFFFFF" stroke="#D5D9EE" stroke-width="4"/>
${pictures.length === 0 ? inside(kit.thinking, inset(panel, 30)) : grid(pictures, inset(panel, 26))}</svg>`;
}

function words(question: string): string {
  const { size, lines } = fit(question, 486, 380);
  const top = 84 + size;
  return lines
    .map(
      (line, index) =>
        `<text x="84" y="${top + index * lineHeight(size)}" font-size="${size}" fill="${ink}">${escapeMarkup(line)}</text>`,
    )
    .join('');
}

/** One picture fills the place; several stand in rows of two, or of three from five on. */
function grid(pictures: readonly Picture[], [x, y, width, height]: Box): string {
  const columns = pictures.length === 1 ? 1 : pictures.length < 5 ? 2 : 3;
  const [w, h] = [width / columns, height / Math.ceil(pictures.length / columns)];
  return pictures
    .map((picture, index) => {
      const box: Box = [x + (index % columns) * w, y + Math.floor(index / columns) * h, w, h];
      const room = pictures.length === 1 ? box : inset(box, 10);
      return inside(
        `<svg viewBox="${picture.view.map(Number).join(' ')}">${svgText(picture.art, `p${index}`)}</svg>`,
        room,
      );
    })
    .join('');
}

function inset([x, y, width, height]: Box, by: number): Box {
  return [x + by, y + by, width - 2 * by, height - 2 * by];
}

/** A drawing as large as fits into the middle of a place. */
function inside(drawing: string, [x, y, width, height]: Box): string {
  return drawing.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
}
