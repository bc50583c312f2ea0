import { renderAsync } from '@resvg/resvg-js';
import type { Picture } from '@logikit/contract/scene';
import { font } from '../pictures/index.ts';
import { svgText } from '../../kernel/html/index.ts';

export interface DrawnPicture {
  readonly png: Buffer;
  /** Points on paper. */
  readonly width: number;
  readonly height: number;
}

/** Dots of a picture for each point on paper: sharp in print. */
const SHARPNESS = 2.5;

/** Draws a picture so that it fits into a place on paper. In another thread: other requests do not wait. */
export async function drawForPaper(
  picture: Picture,
  place: { readonly width: number; readonly height: number },
): Promise<DrawnPicture> {
  const [, , w, h] = picture.view.map(Number) as [number, number, number, number]; // a view has four numbers
  const scale = Math.min(place.width / w, place.height / h);
  const [width, height] = [w * scale, h * scale];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${picture.view.map(Number).join(' ')}" width="${w}" height="${h}">${svgText(picture.art, 'p')}</svg>`;
  const value = Math.max(8, Math.round(width * SHARPNESS));
  const image = await renderAsync(svg, { font, fitTo: { mode: 'width', value }, background: '#FFFFFF' });
  return { png: image.asPng(), width, height };
}
