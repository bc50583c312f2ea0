import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { fileURLToPath } from 'node:url';

/** Only our own files: a picture looks the same on every machine. */
export const font: NonNullable<ResvgRenderOptions['font']> = {
  fontFiles: ['latin', 'latin-ext', 'cyrillic'].map((part) =>
    fileURLToPath(new URL(`../../../assets/fonts/nunito-800-${part}.ttf`, import.meta.url)),
  ),
  loadSystemFonts: false,
  defaultFontFamily: 'Nunito ExtraBold',
};

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

const LEADING = 1.24;
const SIZES = [72, 64, 56, 50, 45, 41, 37, 34, 31, 28];
const SMALLEST = 28;

/** Our letters have none, and an empty box would stand in their place. */
const EMOJI = /\p{Extended_Pictographic}[\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}]*/gu;

export const lineHeight = (size: number): number => size * LEADING;

/** The largest letters in which a text fits into a box; a text that fits in none is cut and ends in "…". */
export function fit(text: string, width: number, height: number): Fitted {
  const words = text.replace(EMOJI, ' ').split(/\s+/).filter(Boolean);
  for (const size of SIZES) {
    const lines = wrap(words, width / size);
    if (lines && lines.length * lineHeight(size) <= height) return { size, lines };
  }
  const room = Math.floor(height / lineHeight(SMALLEST));
  const lines = wrap(words, width / SMALLEST) ?? words;
  const kept = lines.slice(0, room);
  const last = kept.at(-1) ?? '';
  return { size: SMALLEST, lines: [...kept.slice(0, -1), `${last.replace(/[\s\p{P}]*\S*$/u, '')}…`] };
}

/** Null when a word is wider than a line. `width` in letters' sizes. */
function wrap(words: readonly string[], width: number): readonly string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word) > width) return null;
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const advances = new Map<string, number>();

/** In sizes of the letters, without kerning. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + advanceOf(letter), 0);
}

/** Measured once a letter, between two others, so that the room around it counts. */
function advanceOf(letter: string): number {
  const known = advances.get(letter);
  if (known !== undefined) return known;
  const advance = drawnWidth(`H${letter}H`) - drawnWidth('HH');
  advances.set(letter, advance);
  return advance;
}

function drawnWidth(text: string): number {
  const xml = text.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="100" font-size="100" xml:space="preserve">${xml}</text></svg>`;
  return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / 100;
}
