import { fileURLToPath } from 'node:url';
import type PDFKit from 'pdfkit';

type Document = InstanceType<typeof PDFKit>;

/** Each file of our letters has some of the alphabets; a text is drawn in runs. */
const fonts = ['latin', 'latin-ext', 'cyrillic'] as const;
type Font = (typeof fonts)[number];

const EMOJI = /\p{Extended_Pictographic}[\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}]*/gu;
const LEADING = 1.35;
export const ink = '#1F2340';
const faint = '#6A6590';

/** A4 in points. */
export const page = { width: 595, height: 842, margin: 50 } as const;
export const room = page.width - 2 * page.margin;

export interface TextStyle {
  readonly size: number;
  readonly x?: number;
  readonly width?: number;
  readonly colour?: string;
}

/** A printed page that is written from top to bottom. */
export interface Paper {
  readonly document: Document;
  /** Where the next thing begins. */
  y: number;
}

/** `write` puts everything on paper; the answer is the file. */
export async function printPaper(
  about: { readonly title: string; readonly locale: string },
  write: (paper: Paper) => Promise<void>,
): Promise<Buffer> {
  // Large, and not what a start should wait for.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: about.locale,
    info: { Title: about.title, Author: 'Logikit' },
  });
  for (const name of fonts)
    document.registerFont(
      name,
      fileURLToPath(new URL(`../../../../assets/fonts/nunito-800-${name}.ttf`, import.meta.url)),
    );
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  await write({ document, y: page.margin });
  numberPages(document);
  document.end();
  return done;
}

function numberPages(document: Document): void {
  const { count } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at);
    drawLine(document, `Logikit · ${at + 1} / ${count}`, {
      x: page.margin,
      y: page.height - 34,
      size: 9,
      colour: faint,
    });
  }
}

/** Turns the page where this much does not fit any more. */
export function makeRoom(paper: Paper, height: number): void {
  if (paper.y + height <= page.height - page.margin) return;
  turnPage(paper);
}

export function turnPage(paper: Paper): void {
  paper.document.addPage();
  paper.y = page.margin;
}

/** Writes a text in as many lines as it takes, over pages where it must. */
export function writeText(
  paper: Paper,
  text: string,
  { size, x = page.margin, width = room, colour }: TextStyle,
): void {
  for (const line of wrap(paper.document, text, { size, width })) {
    makeRoom(paper, size * LEADING);
    drawLine(paper.document, line, { x, y: paper.y, size, colour: colour ?? ink });
    paper.y += size * LEADING;
  }
}

export function textHeight(paper: Paper, text: string, { size, width = room }: TextStyle): number {
  return wrap(paper.document, text, { size, width }).length * size * LEADING;
}

interface LineStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

export function drawLine(document: Document, line: string, { x, y, size, colour }: LineStyle): void {
  let at = x;
  document.fillColor(colour);
  for (const { font, text } of runsOf(line)) {
    document.font(font, size).text(text, at, y, { lineBreak: false });
    at += document.widthOfString(text);
  }
}

export function widthOf(document: Document, line: string, size: number): number {
  return runsOf(line).reduce((sum, { font, text }) => sum + document.font(font, size).widthOfString(text), 0);
}

function wrap(
  document: Document,
  text: string,
  { size, width }: { readonly size: number; readonly width: number },
): readonly string[] {
  return text
    .replace(EMOJI, ' ')
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
        const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
        if (lines.length > 0 && widthOf(document, longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines.length === 0 ? [''] : lines;
    });
}

function runsOf(text: string): readonly { readonly font: Font; readonly text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = letter === ' ' ? (last?.font ?? 'latin') : fontOf(letter);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function fontOf(letter: string): Font {
  if (/[\u0301\u0400-\u045F\u0490-\u0491\u04B0-\u04B1\u2116]/u.test(letter)) return 'cyrillic';
  return /[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u1E00-\u1EFF\u20A0-\u20AB\u20AD-\u20CF]/u.test(letter)
    ? 'latin-ext'
    : 'latin';
}
