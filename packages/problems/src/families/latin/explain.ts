import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { capital } from '../../lang/words.ts';
import type { UnitKind } from './board.ts';
import type { LatinParams } from './params.ts';
import { cellName, inUnit, rowWords, symbolName } from './words.ts';

/** What one deduction speaks about, in words. */
interface Said {
  readonly unit: string;
  readonly cell: string;
  readonly symbol: string;
  readonly second: string;
}

const sentences: Readonly<Record<Language, Readonly<Record<string, (said: Said) => string>>>> = {
  en: {
    last: ({ unit, symbol }) => `Only one cell is still empty ${unit}. It takes what is missing: ${symbol}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `Where can this go ${unit}: ${symbol}? Only one cell is left for it: ${cell}.`,
    'only-symbol': ({ cell, symbol }) =>
      `Look at ${cell}. Everything else already stands in its row, column or block. What is left: ${symbol}.`,
    locked: ({ unit, symbol }) =>
      `All places for ${symbol} ${unit} lie on one line or in one block. So the rest of that line or block cannot take it.`,
    pair: ({ unit, symbol, second }) =>
      `Two cells ${unit} share ${symbol} and ${second} between them. The other cells there get neither.`,
    suppose: ({ cell, symbol }) =>
      `Suppose ${symbol} stands in ${cell}. Soon a cell has no choice left, so it does not.`,
  },
  ru: {
    last: ({ unit, symbol }) =>
      `${capital('ru', unit)} осталась одна пустая клетка. Там то, чего не хватает: ${symbol}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `Ищем место ${unit}: где здесь ${symbol}? Свободна только одна клетка — ${cell}.`,
    'only-symbol': ({ cell, symbol }) =>
      `${capital('ru', cell)}: всё остальное уже есть в этом ряду, столбце или блоке. Остаётся одно: ${symbol}.`,
    locked: ({ unit, symbol }) =>
      `Посмотри ${unit}: ${symbol}. Все свободные места лежат на одной линии или в одном блоке, значит, дальше там такого быть не может.`,
    pair: ({ unit, symbol, second }) =>
      `Две клетки ${unit} делят между собой ${symbol} и ${second}. Другим клеткам там это не достанется.`,
    suppose: ({ cell, symbol }) =>
      `Пусть ${cell} — ${symbol}. Тогда одной из клеток скоро ничего не останется, значит, это не так.`,
  },
};

const joints = {
  en: { same: 'In the same way', here: 'So the marked cell holds', done: 'All rows together', row: 'row' },
  ru: { same: 'Так же', here: 'Значит, в отмеченной клетке', done: 'Всё вместе', row: 'ряд' },
} as const;

/** Five chapters and the answer make six. */
const mostChapters = 5;

/** The deductions in a few chapters: each opens with one reason and goes on with what follows in the same way. */
export function explain(params: LatinParams, { trace }: Solved, language: Language): Texts['steps'] {
  const starts = chapterStarts(trace);
  const chapters = starts.map((start, index) => chapter(params, trace.slice(start, starts[index + 1]), language));
  return [...chapters, ending(params, language)];
}

/** The first deduction and the hardest ones. */
function chapterStarts(trace: readonly Step[]): readonly number[] {
  const rank = (step: Step | undefined): number => Number(step?.args['technique'] ?? 0);
  const later = trace.map((_, index) => index).slice(1);
  const hardest = later.toSorted((a, b) => rank(trace[b]) - rank(trace[a]) || a - b).slice(0, mostChapters - 1);
  return trace.length === 0 ? [] : [0, ...hardest.toSorted((a, b) => a - b)];
}

function chapter(params: LatinParams, steps: readonly Step[], language: Language): Texts['steps'][number] {
  const [first, ...rest] = steps;
  const placed = rest.filter((step) => step.args['places'] === 1);
  const name = (step: Step): string =>
    `${cellName(params.size, Number(step.args['cell']), language)} — ${symbolOf(params, step, language)}`;
  const more = placed.length === 0 ? '' : ` ${joints[language].same}: ${placed.map(name).join('; ')}.`;
  const highlight = [...(first?.highlight ?? []), ...placed.map((step) => `cell-${step.args['cell']}`)];
  return { text: `${first ? sentence(params, first, language) : ''}${more}`, highlight: [...new Set(highlight)] };
}

function sentence(params: LatinParams, step: Step, language: Language): string {
  const [kind = '', unit = ''] = step.key.replace('latin.', '').split('.');
  const place = Number(step.args['place']);
  return (sentences[language][kind] as (said: Said) => string)({
    unit: unit === '' ? '' : inUnit(params.size, { kind: unit as UnitKind, place }, language),
    cell: cellName(params.size, Number(step.args['cell']), language),
    symbol: symbolOf(params, step, language),
    second: symbolName(params, Number(step.args['second']), language),
  });
}

function symbolOf(params: LatinParams, step: Step, language: Language): string {
  return symbolName(params, Number(step.args['symbol']), language);
}

function ending(params: LatinParams, language: Language): Texts['steps'][number] {
  const { size, ask, solution } = params;
  if (ask !== null) {
    const symbol = symbolName(params, solution[ask] ?? 0, language);
    return { text: `${joints[language].here}: ${symbol}.`, highlight: [`cell-${ask}`] };
  }
  const look = { symbols: solution, language, empty: '', asked: '' };
  const rows = Array.from(
    { length: size },
    (_, row) => `${joints[language].row} ${row + 1}: ${rowWords(params, row, look)}`,
  );
  return { text: `${joints[language].done}: ${rows.join('; ')}.`, highlight: [] };
}
