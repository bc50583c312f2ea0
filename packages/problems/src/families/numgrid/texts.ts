import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { brick } from './board.ts';
import { lineSum } from './deduce.ts';
import type { Reason } from './deduce.ts';
import { cardKey, cellKey } from './draw.ts';
import type { NumgridParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: NumgridParams, { trace }: Solved, language: Language): Texts {
  const say = words[language];
  const { kind, ask, truth, givens } = params;
  const isFilling = ask === null;
  const [first, second] = say.hints[kind];
  const empty = givens.flatMap((given, cell) => (given === null ? [cell] : []));
  const answer = isFilling ? say.answerAll(empty.map((cell) => truth[cell]).join(', ')) : say.answer(truth[ask] ?? 0);
  return {
    title: say.title,
    question: `${say.rule[kind]} ${isFilling ? say.fill : say.ask}`,
    alt: alt(params, say),
    narration: `${say.rule[kind]} ${isFilling ? say.fill : say.find}`,
    variants: [],
    hints: [
      { text: first, highlight: [] },
      { text: second, highlight: [] },
    ],
    steps: [
      ...trace.map((step) => ({ text: sentence(step, say), highlight: step.highlight })),
      { text: answer, highlight: (isFilling ? empty : [ask]).map((cell) => `cell-${cell}`) },
    ],
    feedback: {},
    praise: isFilling ? say.praiseAll : say.praise(truth[ask] ?? 0),
    strings: isFilling ? strings(params, say) : {},
  };
}

function sentence({ key, args }: Step, say: Words): string {
  const terms = String(args['terms']);
  const signed = terms.replaceAll('×', say.signs['×']).replaceAll('÷', say.signs['÷']);
  const calculation = `${signed} = ${args['value']}`;
  // The keys come from the family's own deductions.
  const reason = key as Reason;
  return reason === 'third' && args['cell'] === lineSum ? say.tripled(calculation) : say.steps[reason](calculation);
}

function alt(params: NumgridParams, say: Words): string {
  const { kind, givens, ask, ops, cards } = params;
  const cells = givens.map((value, cell) =>
    value === null ? (cell === ask ? say.alt.marked : say.alt.empty) : String(value),
  );
  const rows = rowsOf(params).map((row, i) => say.alt.row(i + 1, row.map((cell) => cells[cell]).join(', ')));
  const roof = kind === 'house' ? [say.alt.roof(cells[0] ?? '')] : [];
  const signs = kind === 'square' ? [say.alt.signs(ops[0], ops[1])] : [];
  const laid = cards.length > 0 ? [say.alt.cards(cards.join(', '))] : [];
  return [...roof, ...rows, ...signs, ...laid].join(' ');
}

function rowsOf({ kind, size }: NumgridParams): readonly (readonly number[])[] {
  const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);
  if (kind === 'pyramid') return range(0, size).map((row) => range(brick(row, 0), brick(row + 1, 0)));
  if (kind === 'house') return range(0, size).map((floor) => [1 + 2 * floor, 2 + 2 * floor]);
  return [range(0, 3), range(3, 6), range(6, 9)];
}

function strings({ givens, cards }: NumgridParams, say: Words): Texts['strings'] {
  const empty = givens.flatMap((given, cell) => (given === null ? [cell] : []));
  return Object.fromEntries([
    ...empty.map((cell) => [cellKey(cell), say.strings.cell(cell + 1)] as const),
    ...cards.map((value) => [cardKey(value), say.strings.card(value)] as const),
  ]);
}
