import type { Asked, Language, Solved, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { SeriesParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: SeriesParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { terms, hole, skin } = params;
  const said: Readonly<Record<string, string>> = say.feedback;
  const variants = mode === 'single' ? variantsOf(params) : [];
  const row = terms.map((term, index) => (index === hole ? say.gap : String(term)));
  const around = [hole - 1, hole, hole + 1].filter((index) => index >= 0 && index < terms.length);
  const highlight = around.map((index) => `term-${index}`);
  return {
    title: say.title,
    question: say.question[skin],
    alt: say.alt(row.join(', ')),
    narration: say.narration[skin],
    variants: variants.map((_, index) => ({ text: String(params.options[index]), alt: String(params.options[index]) })),
    hints: hints(params, solved, say),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(
      variants.flatMap(({ tag }) => (tag === undefined ? [] : [[tag, { text: said[tag] ?? '', highlight }]])),
    ),
    praise: say.praise(terms[hole] ?? 0),
    strings: {},
  };
}

const leaps: readonly string[] = [
  'look.times',
  'look.divided',
  'look.times-plus',
  'look.growing-times',
  'look.sum-of-two',
];
const turns: readonly string[] = ['look.by-turns', 'look.two-rows', 'look.times-then-plus', 'look.plus-then-times'];

function hints({ terms, hole }: SeriesParams, { trace }: Solved, say: Words): Texts['hints'] {
  const kind = trace[0]?.key ?? '';
  const second = turns.includes(kind) ? say.hints.two : leaps.includes(kind) ? say.hints.grow : say.hints.steps;
  const first = terms.slice(0, 2).map((_, index) => `term-${index}`);
  return [
    { text: say.hints.look, highlight: hole > 1 ? first : [] },
    { text: second, highlight: [] },
  ];
}
