import type { Asked, Language, Solved, Texts } from '../../core/family.ts';
import { capital } from '../../lang/words.ts';
import { unitsOf } from './board.ts';
import { tags, variantsOf } from './distract.ts';
import { cellKey, symbolKey } from './draw.ts';
import { explain } from './explain.ts';
import type { LatinParams } from './params.ts';
import { cellName, rowWords, symbolName } from './words.ts';

type Kind = 'pictures' | 'digits';

interface Phrases {
  readonly title: Readonly<Record<Kind, string>>;
  readonly fill: Readonly<Record<Kind, string>>;
  readonly ask: Readonly<Record<Kind, string>>;
  /** The same, for the ear. */
  readonly find: Readonly<Record<Kind, string>>;
  readonly rule: Readonly<Record<Kind, string>>;
  readonly alt: (size: number, rows: string) => string;
  readonly row: (row: number, cells: string) => string;
  readonly empty: string;
  readonly asked: string;
  readonly hints: { readonly fill: string; readonly around: string; readonly first: string };
  readonly feedback: Readonly<Record<string, Readonly<Record<Kind, string>>>>;
  readonly praise: (symbol: string) => string;
  readonly praiseAll: string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: { pictures: 'No twins', digits: 'Number square' },
    fill: { pictures: 'Fill the empty cells.', digits: 'Fill the empty cells with numbers.' },
    ask: { pictures: 'What hides in the marked cell?', digits: 'Which number hides in the marked cell?' },
    find: { pictures: 'Find what hides in the marked cell.', digits: 'Find the number in the marked cell.' },
    rule: {
      pictures: 'Every row, column and block has each picture once.',
      digits: 'Every row, column and block has each number once.',
    },
    alt: (size, rows) => `A square of ${size} by ${size} cells. ${rows}`,
    row: (row, cells) => `Row ${row}: ${cells}.`,
    empty: 'empty',
    asked: 'the marked cell',
    hints: {
      fill: 'Begin where the fewest cells are empty.',
      around: 'Look around from the marked cell: row, column and block.',
      first: 'Begin here. Something can be told for sure.',
    },
    feedback: {
      [tags.row]: both('That one stands in this row already. Look along the row.'),
      [tags.column]: both('That one stands in this column already. Look down the column.'),
      [tags.block]: both('That one stands in this block already. Look around the block.'),
      [tags.elsewhere]: both('Nobody is in its way yet. But what would its neighbours do then?'),
    },
    praise: (symbol) => `Yes! In the marked cell: ${symbol}.`,
    praiseAll: 'Yes! Not a single twin in the whole square.',
  },
  ru: {
    title: { pictures: 'Без повторов', digits: 'Числовой квадрат' },
    fill: { pictures: 'Заполни пустые клетки.', digits: 'Заполни пустые клетки числами.' },
    ask: { pictures: 'Что спряталось в отмеченной клетке?', digits: 'Какое число спряталось в отмеченной клетке?' },
    find: { pictures: 'Узнай, что спряталось в отмеченной клетке.', digits: 'Узнай число в отмеченной клетке.' },
    rule: {
      pictures: 'В каждом ряду, столбце и блоке все картинки разные.',
      digits: 'В каждом ряду, столбце и блоке все числа разные.',
    },
    alt: (size, rows) => `Квадрат ${size} на ${size} клеток. ${rows}`,
    row: (row, cells) => `Ряд ${row}: ${cells}.`,
    empty: 'пусто',
    asked: 'отмеченная клетка',
    hints: {
      fill: 'Начни там, где пустых клеток меньше всего.',
      around: 'Посмотри на ряд, столбец и блок отмеченной клетки.',
      first: 'Начни отсюда. Здесь что-то можно узнать точно.',
    },
    feedback: {
      [tags.row]: told('уже есть в этом ряду. Посмотри вдоль ряда.'),
      [tags.column]: told('уже есть в этом столбце. Посмотри вниз по столбцу.'),
      [tags.block]: told('уже есть в этом блоке. Посмотри на блок целиком.'),
      [tags.elsewhere]: told('пока никому не мешает. Но что тогда останется соседям?'),
    },
    praise: (symbol) => `Да! В отмеченной клетке ${symbol}.`,
    praiseAll: 'Да! Во всём квадрате ни одного повтора.',
  },
};

function both(text: string): Readonly<Record<Kind, string>> {
  return { pictures: text, digits: text };
}

function told(text: string): Readonly<Record<Kind, string>> {
  return { pictures: `Такая картинка ${text}`, digits: `Такое число ${text}` };
}

export function texts(params: LatinParams, { mode, solved }: Asked, language: Language): Texts {
  const { size, ask, givens, tokens, solution } = params;
  const say = phrases[language];
  const kind = tokens ? 'pictures' : 'digits';
  const look = { symbols: givens, language, empty: say.empty, asked: say.asked };
  const rows = Array.from({ length: size }, (_, row) => say.row(row + 1, rowWords(params, row, look)));
  return {
    title: say.title[kind],
    question: `${ask === null ? say.fill[kind] : say.ask[kind]} ${say.rule[kind]}`,
    alt: say.alt(size, rows.join(' ')),
    narration: `${ask === null ? say.fill[kind] : say.find[kind]} ${say.rule[kind]}`,
    variants: mode === 'single' ? variantTexts(params, language) : [],
    hints: hints(params, solved, language),
    steps: explain(params, solved, language),
    feedback: mode === 'single' ? feedback(params, say.feedback, kind) : {},
    praise: ask === null ? say.praiseAll : say.praise(symbolName(params, solution[ask] ?? 0, language)),
    strings: ask === null ? strings(params, language) : {},
  };
}

function variantTexts(params: LatinParams, language: Language): Texts['variants'] {
  return variantsOf(params).map((_, index) => {
    const name = symbolName(params, index + 1, language);
    return { text: params.tokens ? '' : name, alt: capital(language, name) };
  });
}

function hints({ size, ask }: LatinParams, { trace }: Solved, language: Language): Texts['hints'] {
  const say = phrases[language].hints;
  const around = unitsOf(size).filter((unit) => ask !== null && unit.cells.includes(ask));
  const cells = [...new Set(around.flatMap((unit) => unit.cells))];
  return [
    { text: ask === null ? say.fill : say.around, highlight: cells.map((cell) => `cell-${cell}`) },
    { text: say.first, highlight: trace[0]?.highlight ?? [] },
  ];
}

function feedback(params: LatinParams, say: Phrases['feedback'], kind: Kind): Texts['feedback'] {
  const used = new Set(variantsOf(params).flatMap(({ tag }) => tag ?? []));
  const entries = [...used].map((tag) => {
    const unit = unitsOf(params.size).find((one) => tags[one.kind] === tag && one.cells.includes(params.ask ?? -1));
    const highlight = (unit?.cells ?? [params.ask]).map((cell) => `cell-${cell}`);
    return [tag, { text: say[tag]?.[kind] ?? '', highlight }] as const;
  });
  return Object.fromEntries(entries);
}

function strings(params: LatinParams, language: Language): Texts['strings'] {
  const { size, givens } = params;
  const cells = givens.map((_, cell) => [cellKey(cell), capital(language, cellName(size, cell, language))] as const);
  const symbols = Array.from({ length: size }, (_, index) => index + 1).map(
    (symbol) => [symbolKey(params, symbol), symbolName(params, symbol, language)] as const,
  );
  return Object.fromEntries([...cells, ...symbols]);
}
