import { drawLine, makePdf, type Pdf, widthOf } from '../pictures/index.ts';

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
export interface Paper extends Pdf {
  /** Where the next thing begins. */
  y: number;
}

/** `write` puts everything on paper; the answer is the file. */
export function printPaper(
  about: { readonly title: string; readonly locale: string },
  write: (paper: Paper) => Promise<void>,
): Promise<Buffer> {
  return makePdf({ ...about, layout: 'portrait', isTagged: false }, async (pdf) => {
    await write({ ...pdf, y: page.margin });
    numberPages(pdf);
  });
}

function numberPages(pdf: Pdf): void {
  const { document } = pdf;
  const { count } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at);
    drawLine(pdf, `Logikit · ${at + 1} / ${count}`, {
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
  for (const line of wrap(paper, text, { size, width })) {
    makeRoom(paper, size * LEADING);
    drawLine(paper, line, { x, y: paper.y, size, colour: colour ?? ink });
    paper.y += size * LEADING;
  }
}

export function textHeight(paper: Paper, text: string, { size, width = room }: TextStyle): number {
  return wrap(paper, text, { size, width }).length * size * LEADING;
}

function wrap(
  pdf: Pdf,
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
        if (lines.length > 0 && widthOf(pdf, longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines.length === 0 ? [''] : lines;
    });
}
