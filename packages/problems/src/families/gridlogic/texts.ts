import type { Asked, Language, Solved, Texts } from '../../core/family.ts';
import { isFilledBySymbols } from './draw.ts';
import { explain } from './explain.ts';
import type { GridParams } from './params.ts';
import { cellOf, givenIn, rowsOf } from './said.ts';
import { cellKey, symbolKey, symbolsOf } from './scene.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: GridParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  return {
    title: say.title[params.kind],
    question: questionOf(params, say, 'read'),
    narration: questionOf(params, say, 'spoken'),
    alt: say.altBoard(params.size, altLines(params, say).join(' ')),
    variants: [],
    hints: hints(params, solved, say),
    steps: explain(params, solved, say),
    feedback: {},
    praise: say.praise,
    strings: params.ask === null ? strings(params, say) : {},
  };
}

function questionOf({ kind, size, ask, solution }: GridParams, say: Words, how: 'read' | 'spoken'): string {
  const isSpoken = how === 'spoken';
  const rules = say.rules[kind];
  if (kind === 'futoshiki') {
    const fill = isSpoken ? say.fillSpoken(size) : say.fill(size);
    const asked = ask === null ? '' : ` ${isSpoken ? say.find : say.ask}`;
    return `${fill} ${rules}${asked}`;
  }
  const count = solution.filter((one) => one === 1).length;
  const counted =
    kind === 'lights' || kind === 'mines' ? ` ${(isSpoken ? say.countSpoken : say.count)[kind](count)}` : '';
  return `${say.task[kind]} ${rules}${counted}`;
}

function altLines(params: GridParams, say: Words): readonly string[] {
  const { kind, size, clues, less, across, down } = params;
  const seen = clues.map((_, cell) => givenIn(params, cell));
  const rows = kind === 'nonogram' ? [] : rowsOf(size, seen).map((row, index) => say.altRow(index + 1, row));
  const signs = less.map(([smaller, larger]) => say.altLess(cellOf(size, smaller), cellOf(size, larger)));
  if (kind !== 'tents' && kind !== 'nonogram') return [...rows, ...signs];
  const shown = (numbers: readonly number[]): readonly number[] => (numbers.length === 0 ? [0] : numbers);
  return [
    ...rows,
    ...across.map((numbers, index) => say.altClue('row', index + 1, shown(numbers))),
    ...down.map((numbers, index) => say.altClue('column', index + 1, shown(numbers))),
  ];
}

function hints({ kind }: GridParams, { trace }: Solved, say: Words): Texts['hints'] {
  return [
    { text: say.hints[kind], highlight: [] },
    { text: say.hints.first, highlight: trace[0]?.highlight ?? [] },
  ];
}

function strings(params: GridParams, say: Words): Texts['strings'] {
  const { kind, size, clues } = params;
  const cells = clues.map((_, cell) => [cellKey(cell), say.cell(cellOf(size, cell))] as const);
  if (!isFilledBySymbols(params)) return Object.fromEntries(cells);
  // Only these three kinds are filled by symbols.
  const filled = kind as 'futoshiki' | 'binary' | 'nonogram';
  const symbols = symbolsOf(params).map((value) => [symbolKey(value), say.symbol(filled, value)] as const);
  return Object.fromEntries([...cells, ...symbols]);
}
