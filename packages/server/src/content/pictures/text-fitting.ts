import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { fileURLToPath } from 'node:url';

/** Where our letters lie. */
export const fontFile = fileURLToPath(new URL('../../../assets/fonts/nunito-800.ttf', import.meta.url));

/** Only our own file: a picture looks the same on every machine. */
export const font: NonNullable<ResvgRenderOptions['font']> = {
  fontFiles: [fontFile],
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

/** Letters of a size, in so many lines at most. */
export interface Try {
  readonly size: number;
  readonly lines: number;
}

/** The first of these sizes in which a text fits into a width, whole: where no size helps, words are broken. */
export function fitWhole(text: string, width: number, tries: readonly Try[]): Fitted {
  const words = text.split(/\s+/).filter(Boolean);
  const letters = Array.from(new Intl.Segmenter().segment(words.join(' ')), ({ segment }) => segment);
  const ways = [(room: number) => wrap(words, room), (room: number) => wrap(letters, room, '')];
  for (const way of ways)
    for (const { size, lines: most } of tries) {
      const lines = way(width / size);
      if (lines && lines.length <= most) return { size, lines };
    }
  const size = tries.at(-1)?.size ?? SMALLEST;
  return { size, lines: wrap(letters, width / size, '') ?? [text] };
}

/** A sign that no type has: what is drawn in its place stands for every other that ours does not have. */
const UNKNOWN = '\u{10FFFD}';

/** False: our type does not have all of these letters, and an empty box would stand in their place. */
export function isDrawable(text: string): boolean {
  const unknown = boxOf(UNKNOWN);
  return Array.from(text).every((letter) => letter === ' ' || boxOf(letter) !== unknown);
}

/** Null when a word is wider than a line. `width` in letters' sizes. */
function wrap(words: readonly string[], width: number, between = ' '): readonly string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word) > width) return null;
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(between);
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
  return (drawn(text).getBBox()?.width ?? 0) / 100;
}

function boxOf(letter: string): string {
  const { x, y, width, height } = drawn(letter).getBBox() ?? {};
  return [x, y, width, height].join(' ');
}

function drawn(text: string): Resvg {
  const xml = text.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="100" font-size="100" xml:space="preserve">${xml}</text></svg>`;
  return new Resvg(svg, { font });
}
