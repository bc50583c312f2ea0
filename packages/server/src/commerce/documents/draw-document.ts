import { drawLine, makePdf, type Pdf, widthOf } from '../../content/pictures/index.ts';
import { openWords } from '../../kernel/words/index.ts';
import type { DocumentRow } from './document.db.ts';

const words = openWords('receipt');

const ink = '#1F2340';
const quiet = '#4A4F74';
const MARGIN = 56;
/** Of A4, in points. */
const WIDTH = 595 - 2 * MARGIN;
const BODY = 11;
const LINE = 1.5;
const GAP = 14;

/** The file of a document. Its facts alone decide it, so that it is the same, byte for byte, whenever it is asked for. */
export function drawDocument({ kind, number, issuedAt, facts }: DocumentRow): Promise<Buffer> {
  const { locale, seller, lines, amount, fromBalance, tax, order, receipt } = facts;
  const say = (key: string, values?: Readonly<Record<string, string>>): string =>
    words(locale)(`receipt.${key}`, values) ?? '';
  const money = moneyIn(facts);
  const title = say(kind);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return makePdf({ title: `${title} ${number}`, locale, layout: 'portrait', isTagged: false, at: issuedAt }, (pdf) => {
    const page = writerOn(pdf);
    page.line(title, { size: 26 });
    page.pair(say('number'), number);
    page.pair(say('date'), new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(issuedAt));
    page.pair(say('payment'), order);
    if (receipt !== null) page.pair(say('of'), receipt);
    page.gap();
    page.line(say('seller'), { colour: quiet });
    for (const fact of [seller.name, seller.address, seller.taxNumber]) if (fact !== '') page.line(fact);
    page.rule();
    for (const line of lines) page.pair(line.title, money(line.amount));
    page.rule();
    page.pair(say('total'), money(amount), { size: 15 });
    if (fromBalance > 0) page.pair(say('fromBalance'), money(fromBalance));
    if (tax === null) page.line(say('noTax'), { colour: quiet });
    else page.pair(say('tax', { rate: plain(percent.format(tax.basisPoints / 10_000)) }), money(tax.amount));
  });
}

/** Codes of currencies, because our type has not all of their signs. */
function moneyIn({ locale, currency }: DocumentRow['facts']): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' });
  return (amount) => plain(format.format(amount / 100));
}

/** With the one space that every type has. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

interface Look {
  readonly size?: number;
  readonly colour?: string;
}

/** Writes down the page, from top to bottom. */
function writerOn(pdf: Pdf) {
  let y = MARGIN;
  const write = (
    text: string,
    { size = BODY, colour = ink, width = WIDTH }: Look & { readonly width?: number },
  ): void => {
    for (const line of wrapped(pdf, text, { size, width })) {
      drawLine(pdf, line, { x: MARGIN, y, size, colour });
      y += size * LINE;
    }
  };
  return {
    line: (text: string, look: Look = {}): void => write(text, look),
    /** What stands left, and its value at the right. */
    pair: (left: string, right: string, { size = BODY, colour = ink }: Look = {}): void => {
      const taken = widthOf(pdf, right, size);
      drawLine(pdf, right, { x: MARGIN + WIDTH - taken, y, size, colour });
      write(left, { size, colour, width: WIDTH - taken - GAP });
    },
    gap: (): void => {
      y += GAP;
    },
    rule: (): void => {
      y += GAP / 2;
      pdf.document
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(1)
        .stroke(quiet);
      y += GAP / 2;
    },
  };
}

function wrapped(
  pdf: Pdf,
  text: string,
  { size, width }: { readonly size: number; readonly width: number },
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(pdf, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
