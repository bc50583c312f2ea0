import type { Asked, Language, Solved, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { CryptParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: CryptParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { addends, total, ask, truth } = params;
  const variants = mode === 'single' ? variantsOf(params) : [];
  const said: Readonly<Record<string, string>> = say.feedback;
  return {
    title: say.title,
    question: `${say.rules} ${say.ask(ask)}`,
    narration: `${say.rules} ${say.find(ask)}`,
    alt: say.alt(addends, total),
    variants: variants.map((_, index) => ({ text: String(params.options[index]), alt: String(params.options[index]) })),
    hints: hints(solved, say),
    steps: explain(params, solved, say),
    feedback: Object.fromEntries(
      variants.flatMap(({ tag }) =>
        tag === undefined ? [] : [[tag, { text: said[tag] ?? '', highlight: ['ask'] }] as const],
      ),
    ),
    praise: say.praise(ask, truth[ask] ?? 0),
    strings: {},
  };
}

function hints({ trace }: Solved, say: Words): Texts['hints'] {
  return [
    { text: say.hints.ones, highlight: [] },
    { text: say.hints.carry, highlight: [] },
    { text: say.hints.begin, highlight: trace[0]?.highlight.filter((id) => id !== 'ask') ?? [] },
  ];
}
