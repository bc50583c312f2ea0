import { drawLine, widthOf } from '../pictures/index.ts';
import { drawForPaper } from './sheet-picture.ts';
import type { SheetProblem, SheetVariant } from './sheet-problem.ts';
import { type Say, sheetWords } from './sheet-words.ts';
import { ink, makeRoom, page, type Paper, printPaper, room, textHeight, turnPage, writeText } from './paper.ts';

export interface Sheet {
  readonly title: string;
  readonly problems: readonly SheetProblem[];
}

interface Sheets {
  /** Of the file. */
  readonly title: string;
  readonly locale: string;
  /** Each begins on a page of its own. */
  readonly sheets: readonly Sheet[];
}

const QUESTION = { size: 12, x: page.margin + 30, width: room - 30 } as const;
const PICTURE = { width: 300, height: 126 } as const;
const CHOICE = { width: 84, height: 60 } as const;
const COLUMNS = 4;

/** Sheets to solve and, where answers came along, the keys after them on pages of their own. */
export function printSheets({ title: name, locale, sheets }: Sheets): Promise<Buffer> {
  const say = sheetWords(locale);
  return printPaper({ title: name, locale }, async (paper) => {
    for (const [at, { title, problems }] of sheets.entries()) {
      if (at > 0) turnPage(paper);
      writeText(paper, title, { size: 20 });
      paper.y += 6;
      drawBlanks(paper, say);
      for (const [index, problem] of problems.entries()) await writeProblem(paper, { problem, number: index + 1, say });
    }
    for (const { title, problems } of sheets)
      if (problems.some(({ answer }) => answer !== null)) await writeKey(paper, { title, problems, say });
  });
}

/** Where a child writes who it is. */
function drawBlanks(paper: Paper, say: Say): void {
  const { document } = paper;
  const places = [
    { label: say('sheet.name'), share: 0.5 },
    { label: say('sheet.class'), share: 0.22 },
    { label: say('sheet.date'), share: 0.28 },
  ];
  let x: number = page.margin;
  for (const { label, share } of places) {
    drawLine(paper, label, { x, y: paper.y, size: 10, colour: ink });
    const from = x + widthOf(paper, label, 10) + 6;
    x += room * share;
    document
      .moveTo(from, paper.y + 12)
      .lineTo(x - 12, paper.y + 12)
      .lineWidth(0.8)
      .stroke(ink);
  }
  paper.y += 34;
}

interface Numbered {
  readonly problem: SheetProblem;
  readonly number: number;
  readonly say: Say;
}

async function writeProblem(paper: Paper, { problem, number, say }: Numbered): Promise<void> {
  const { question, by, variants } = problem;
  const picture = problem.picture && (await drawForPaper(problem.picture, PICTURE));
  const choices = await Promise.all(variants.map(drawChoice));
  const head = Math.max(26, textHeight(paper, question, QUESTION)) + (picture ? picture.height + 10 : 0);
  // A problem is not torn from its picture, nor from the first row of what there is to choose.
  makeRoom(paper, Math.min(head + CHOICE.height + 26, page.height - 2 * page.margin));
  drawNumber(paper, number);
  const top = paper.y;
  writeText(paper, question, QUESTION);
  paper.y = Math.max(paper.y, top + 22) + 4;
  if (picture) {
    paper.document.image(picture.png, QUESTION.x, paper.y, { width: picture.width, height: picture.height });
    paper.y += picture.height + 8;
  }
  writeChoices(paper, choices);
  if (by !== 'variant') drawAnswerLine(paper, say(by === 'number' ? 'sheet.answer' : 'sheet.draw'));
  paper.y += 12;
}

function drawNumber(paper: Paper, number: number): void {
  const { document, y } = paper;
  const text = String(number);
  document.circle(page.margin + 11, y + 9, 11).fill('#E6E3FF');
  drawLine(paper, text, {
    x: page.margin + 11 - widthOf(paper, text, 11) / 2,
    y: y + 2,
    size: 11,
    colour: ink,
  });
}

function drawAnswerLine(paper: Paper, label: string): void {
  makeRoom(paper, 30);
  const { document } = paper;
  drawLine(paper, label, { x: QUESTION.x, y: paper.y + 4, size: 11, colour: ink });
  const from = QUESTION.x + widthOf(paper, label, 11) + 8;
  document.moveTo(from, paper.y + 18).lineTo(Math.min(from + 160, page.width - page.margin), paper.y + 18);
  document.lineWidth(0.8).stroke(ink);
  paper.y += 26;
}

type Choice = SheetVariant & { readonly drawn: Awaited<ReturnType<typeof drawForPaper>> | null };

async function drawChoice(variant: SheetVariant): Promise<Choice> {
  return { ...variant, drawn: variant.picture && (await drawForPaper(variant.picture, CHOICE)) };
}

/** Pictures stand in rows of four; words one below the other, each with a box to tick. */
function writeChoices(paper: Paper, choices: readonly Choice[]): void {
  if (choices.every(({ drawn }) => drawn === null)) {
    for (const { letter, text } of choices) writeTicked(paper, `${letter}) ${text}`);
    return;
  }
  const step = (room - 30) / COLUMNS;
  for (let from = 0; from < choices.length; from += COLUMNS) {
    makeRoom(paper, CHOICE.height + 30);
    for (const [column, { letter, text, drawn }] of choices.slice(from, from + COLUMNS).entries()) {
      const x = QUESTION.x + column * step;
      drawBox(paper, x);
      drawLine(paper, text === '' ? letter : `${letter}) ${text}`, {
        x: x + 18,
        y: paper.y,
        size: 11,
        colour: ink,
      });
      if (drawn) paper.document.image(drawn.png, x, paper.y + 18, { width: drawn.width, height: drawn.height });
    }
    paper.y += CHOICE.height + 26;
  }
}

function writeTicked(paper: Paper, text: string): void {
  makeRoom(paper, 20);
  drawBox(paper, QUESTION.x);
  writeText(paper, text, { size: 11, x: QUESTION.x + 18, width: QUESTION.width - 18 });
  paper.y += 3;
}

function drawBox({ document, y }: Paper, x: number): void {
  document
    .roundedRect(x, y + 2, 11, 11, 3)
    .lineWidth(1)
    .stroke(ink);
}

interface Key extends Sheet {
  readonly say: Say;
}

/** The answers, on a page that is not handed out. */
async function writeKey(paper: Paper, { title, problems, say }: Key): Promise<void> {
  turnPage(paper);
  writeText(paper, say('sheet.answers'), { size: 20 });
  writeText(paper, title, { size: 11 });
  paper.y += 10;
  for (const [at, { answer }] of problems.entries()) {
    if (!answer) continue;
    const picture = answer.picture && (await drawForPaper(answer.picture, { width: 160, height: 110 }));
    makeRoom(paper, 24 + (picture?.height ?? 0));
    drawNumber(paper, at + 1);
    const top = paper.y;
    writeText(paper, answer.text, { size: 11, x: QUESTION.x, width: QUESTION.width });
    paper.y = Math.max(paper.y, top + 20);
    if (picture) {
      makeRoom(paper, picture.height + 6);
      paper.document.image(picture.png, QUESTION.x, paper.y, { width: picture.width, height: picture.height });
      paper.y += picture.height + 6;
    }
    paper.y += 6;
  }
}
