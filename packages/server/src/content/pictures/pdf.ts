import { readFileSync } from 'node:fs';
import type PDFKit from 'pdfkit';
import { fontFile } from './text-fitting.ts';

/** A file that is being written. */
export interface Pdf {
  readonly document: InstanceType<typeof PDFKit>;
  /** Whether our type has a letter as a whole. */
  has(letter: string): boolean;
}

interface About {
  readonly title: string;
  readonly locale: string;
  readonly layout: 'portrait' | 'landscape';
  /** Everything on the pages is told of in words, too. */
  readonly isTagged: boolean;
  /** What the file says of when it was made: the same words make the same bytes. Left out: now. */
  readonly at?: Date;
}

/** `write` puts everything on pages of A4; the answer is the file. */
export async function makePdf(about: About, write: (pdf: Pdf) => void | Promise<void>): Promise<Buffer> {
  // Large, and not what a start should wait for.
  const [{ default: PDFDocument }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')]);
  const document = new PDFDocument({
    size: 'A4',
    layout: about.layout,
    margin: 0,
    bufferPages: true,
    tagged: about.isTagged,
    displayTitle: true,
    lang: about.locale,
    info: { Title: about.title, Author: 'Logikit', ...(about.at && { CreationDate: about.at }) },
  });
  const bytes = readFileSync(fontFile);
  document.registerFont('letters', bytes);
  const letters = create(bytes);
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  await write({
    document,
    has: (letter) => 'hasGlyphForCodePoint' in letters && letters.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  });
  document.end();
  return done;
}

interface LineStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** What `y` is of. Left out: the top of the letters. */
  readonly baseline?: 'top' | 'alphabetic';
}

export function drawLine(pdf: Pdf, line: string, { x, y, size, colour, baseline = 'top' }: LineStyle): void {
  pdf.document.fillColor(colour).font('letters', size).text(spelled(pdf, line), x, y, { lineBreak: false, baseline });
}

export function widthOf(pdf: Pdf, line: string, size: number): number {
  return pdf.document.font('letters', size).widthOfString(spelled(pdf, line));
}

const STIFF_HYPHEN = '\u2011';

/** A letter that our type does not have as a whole is taken apart, as a picture's drawing does it: ẉ into w and its dot. */
function spelled(pdf: Pdf, text: string): string {
  return Array.from(text, (letter) => {
    if (letter === STIFF_HYPHEN) return '-';
    const parts = Array.from(letter.normalize('NFD'));
    if (parts.length === 1 || pdf.has(letter)) return letter;
    const accent = parts.pop() ?? '';
    return spelled(pdf, parts.join('').normalize('NFC')) + accent;
  }).join('');
}
