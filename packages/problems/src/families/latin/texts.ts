import type { Asked, Language, Solved, Texts } from '../../core/family.ts';
import { capital } from '../../lang/words.ts';
import { unitsOf } from './board.ts';
import { tags, variantsOf } from './distract.ts';
import { cellKey, symbolKey } from './draw.ts';
import { explain } from './explain.ts';
import type { LatinParams } from './params.ts';
import { cellOf, rowsOf, signOf } from './said.ts';
import { words } from './words.ts';
import type { Told, Words } from './words/shape.ts';

export function texts(params: LatinParams, { mode, solved }: Asked, language: Language): Texts {
  const { size, ask, givens, tokens, solution } = params;
  const say = words[language];
  const kind = tokens ? 'pictures' : 'digits';
  const seen = givens.map((symbol, cell) => (symbol > 0 ? signOf(params, symbol) : cell === ask ? 'asked' : null));
  const rows = rowsOf(size, seen).map((row, index) => say.row(index + 1, row));
  return {
    title: say.title[kind],
    question: `${ask === null ? say.fill[kind] : say.ask[kind]} ${say.rule[kind]}`,
    alt: say.alt(size, rows.join(' ')),
    narration: `${ask === null ? say.fill[kind] : say.find[kind]} ${say.rule[kind]}`,
    variants: mode === 'single' ? variantTexts(params, language) : [],
    hints: hints(params, solved, say),
    steps: explain(params, solved, language),
    feedback: mode === 'single' ? feedback(params, say, kind) : {},
    praise: ask === null ? say.praiseAll : say.praise(signOf(params, solution[ask] ?? 0)),
    strings: ask === null ? strings(params, say) : {},
  };
}

function variantTexts(params: LatinParams, language: Language): Texts['variants'] {
  return variantsOf(params).map((_, index) => {
    const name = words[language].sign(signOf(params, index + 1));
    return { text: params.tokens ? '' : name, alt: capital(language, name) };
  });
}

function hints({ size, ask }: LatinParams, { trace }: Solved, say: Words): Texts['hints'] {
  const around = unitsOf(size).filter((unit) => ask !== null && unit.cells.includes(ask));
  const cells = [...new Set(around.flatMap((unit) => unit.cells))];
  return [
    { text: ask === null ? say.hints.fill : say.hints.around, highlight: cells.map((cell) => `cell-${cell}`) },
    { text: say.hints.first, highlight: trace[0]?.highlight ?? [] },
  ];
}

function feedback(params: LatinParams, say: Words, kind: keyof Told): Texts['feedback'] {
  const used = new Set(variantsOf(params).flatMap(({ tag }) => tag ?? []));
  const said: Readonly<Record<string, Told>> = say.feedback;
  const entries = [...used].map((tag) => {
    const unit = unitsOf(params.size).find((one) => tags[one.kind] === tag && one.cells.includes(params.ask ?? -1));
    const highlight = (unit?.cells ?? [params.ask]).map((cell) => `cell-${cell}`);
    return [tag, { text: said[tag]?.[kind] ?? '', highlight }] as const;
  });
  return Object.fromEntries(entries);
}

function strings(params: LatinParams, say: Words): Texts['strings'] {
  const { size, givens } = params;
  const cells = givens.map((_, cell) => [cellKey(cell), say.cell(cellOf(size, cell))] as const);
  const symbols = Array.from({ length: size }, (_, index) => index + 1).map(
    (symbol) => [symbolKey(params, symbol), say.sign(signOf(params, symbol))] as const,
  );
  return Object.fromEntries([...cells, ...symbols]);
}
