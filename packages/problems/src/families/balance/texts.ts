import type { Asked, Language, Misconception, Solved, Texts } from '../../core/family.ts';
import { counted, list } from '../../lang/words.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import { tags } from './mistakes.ts';
import type { BalanceParams, Pan } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: BalanceParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { goods, scales, ask, truth } = params;
  const good = goods[ask]?.noun ?? 'apple';
  const balanced = say.balanced[scales.length > 1 ? 'many' : 'one'];
  const alt = scales.map(({ left, right }, index) =>
    say.alt(index + 1, panWords(params, left, language), panWords(params, right, language)),
  );
  const variants = mode === 'single' ? variantsOf(params) : [];
  return {
    title: say.title,
    question: `${balanced} ${say.ask(good)}`,
    alt: alt.join(' '),
    narration: `${balanced} ${say.find(good)}`,
    variants: variants.map((_, index) => ({ text: String(params.options[index]), alt: String(params.options[index]) })),
    hints: hints(solved, say),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries(
      variants.flatMap(({ tag }) => (tag === undefined ? [] : [[tag, feedback(tag, solved, say)] as const])),
    ),
    praise: say.praise(good, truth[ask] ?? 0),
    strings: {},
  };
}

function panWords({ goods }: BalanceParams, pan: Pan, language: Language): string {
  const things = pan.goods.flatMap((count, good) =>
    count > 0 ? [counted(language, count, goods[good]?.noun ?? 'apple')] : [],
  );
  return list(language, [...things, ...pan.weights.map((weight) => words[language].weight(weight))]);
}

function hints({ trace }: Solved, say: Words): Texts['hints'] {
  const [first] = trace;
  const kind = first?.key === 'balance.all' ? 'all' : first?.key === 'balance.two' ? 'two' : 'one';
  return [
    { text: say.hints.equal, highlight: [] },
    { text: say.hints[kind], highlight: first?.highlight ?? [] },
  ];
}

function feedback(tag: Misconception, { trace }: Solved, say: Words): { text: string; highlight: readonly string[] } {
  const highlight = tag === tags.other ? ['ask'] : (trace.at(-1)?.highlight ?? []);
  const said: Readonly<Record<Misconception, string>> = say.feedback;
  return { text: said[tag] ?? '', highlight };
}
