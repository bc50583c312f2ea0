import { type Fitted, fitWhole, lineHeight } from '../../content/pictures/index.ts';
import { escapeMarkup } from '../../kernel/html/index.ts';
import { certificateWords } from './certificate-words.ts';
import { issuedOn, sumsLine } from './sentences.ts';
import { border, disc, kit, placed, seal } from './sheet-art.ts';
import { qrCode } from './qr-code.ts';
import type { IssuedFacts } from './user-certificate.db.ts';

/** A4 lying, in the dots of the drawing. */
export const sheetSize = { width: 1123, height: 794 } as const;

export interface SheetFacts extends IssuedFacts {
  /** Of a milestone of a course: its percent. */
  readonly share: number | null;
  readonly issuedAt: Date;
  /** Of the public page, to be scanned; null: it is not shared. */
  readonly link: string | null;
}

const ink = '#1F2340';
const quiet = '#4A4F74';
const paper = '#FAFBFF';
const LEFT = 112;
const COLUMN = 500;

const nameTries = [
  ...[72, 66, 60, 54, 48, 44, 40, 36].map((size) => ({ size, lines: 1 })),
  ...[48, 44, 40, 36, 32, 28].map((size) => ({ size, lines: 2 })),
  ...[26, 22, 18, 15].map((size) => ({ size, lines: 4 })),
];
const titleTries = [
  { size: 36, lines: 1 },
  ...[30, 26].map((size) => ({ size, lines: 2 })),
  ...[22, 19, 16].map((size) => ({ size, lines: 3 })),
];

/** The sheet as an SVG. Its name stands alone in the nominative, and no sentence needs its owner's gender (rule D-251). */
export function drawSheet(facts: SheetFacts): string {
  const { width, height } = sheetSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
${border}
<g transform="translate(${LEFT} 104)">${placed(kit.face, [0, 0, 56, 53])}${text('Logikit', { x: 68, y: 39, size: 34 })}</g>
${disc}
${placed(kit.podium, [672, 236, 320, 320])}
${seal}
${told(facts)}
${checked(facts.link, facts.locale)}</svg>`;
}

/** From the name down, each below the other. */
function told(facts: SheetFacts): string {
  const { name, title, share, locale } = facts;
  const say = certificateWords(locale);
  const named = fitWhole(name, COLUMN, nameTries);
  const titled = fitWhole(title, COLUMN, titleTries);
  const nameTop = 252;
  const titleTop = nameTop + heightOf(named) + (share === null ? 26 : 50);
  return [
    text(say('certificate.sheet.belongs'), { x: LEFT, y: 232, size: 24, fill: quiet }),
    lines(named, nameTop),
    share === null ? '' : text(say(`certificate.share.${share}`), { x: LEFT, y: titleTop - 10, size: 24, fill: quiet }),
    lines(titled, titleTop),
    text(sumsLine(facts), { x: LEFT, y: titleTop + heightOf(titled) + 44, size: 24 }),
    `<path d="M${LEFT} 634H${LEFT + 220}" stroke="${ink}" stroke-width="2.5"/>`,
    text(issuedOn(facts), { x: LEFT, y: 662, size: 19, fill: quiet }),
  ].join('\n');
}

/** The code that leads to the public page, 24 mm wide on paper. */
function checked(link: string | null, locale: string): string {
  if (link === null) return '';
  const size = 92;
  const x = LEFT + COLUMN - size;
  return `<g transform="translate(${x} 588)">${qrCode(link, size)}</g>
${text(certificateWords(locale)('certificate.sheet.check'), { x: x - 16, y: 662, size: 17, fill: quiet, anchor: 'end' })}`;
}

interface Letters {
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'end';
}

function text(words: string, { x, y, size, fill = ink, anchor = 'start' }: Letters): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeMarkup(words)}</text>`;
}

const heightOf = ({ lines: { length }, size }: Fitted): number => length * lineHeight(size);

function lines({ lines: all, size }: Fitted, top: number): string {
  return all.map((line, index) => text(line, { x: LEFT, y: top + size + index * lineHeight(size), size })).join('\n');
}
