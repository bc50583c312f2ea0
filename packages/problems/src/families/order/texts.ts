import type { Asked, Language, Misconception, Texts } from '../../core/family.ts';
import { capital } from '../../lang/words.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { OrderParams } from './params.ts';
import { questionOf, whoOf } from './questions.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: OrderParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const question = questionOf(params, say);
  const items = params.order.map((_, i) => optionWords(params, i, say));
  const labels = items.map((text) => capital(language, text));
  const isGraphic = mode === 'graphic';
  const tags = isGraphic ? [] : variantsOf(params).flatMap(({ tag }) => tag ?? []);
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  return {
    title: say.title[params.kind],
    question,
    // A voice needs no question mark.
    narration: question.replaceAll('?', '.').replaceAll('¿', ''),
    alt: say.alt(items),
    variants: isGraphic ? [] : labels.map((alt) => ({ text: '', alt })),
    hints: say.hints[params.kind].map((text) => ({ text, highlight: [] })),
    steps: explain(params, solved, language),
    feedback: Object.fromEntries([...new Set(tags)].map((tag) => [tag, { text: feedback[tag] ?? '', highlight: [] }])),
    praise: praiseOf(params, isGraphic, say),
    strings: isGraphic ? stringsOf(labels, say) : {},
  };
}

function optionWords(params: OrderParams, index: number, say: Words): string {
  if (params.kind === 'clues') return say.who(whoOf(params, index));
  return say.size(params.object, Math.round((params.scales[index] ?? 0) * 10));
}

function praiseOf(params: OrderParams, isGraphic: boolean, { praise }: Words): string {
  if (isGraphic) return praise.all;
  return params.kind === 'sizes' ? praise.size : praise.who(whoOf(params, params.order[params.ask ?? 0] ?? 0));
}

function stringsOf(labels: readonly string[], say: Words): Texts['strings'] {
  const pieces = labels.map((text, i) => [`piece-${i}`, text] as const);
  const slots = labels.map((_, i) => [`slot-${i}`, say.place(i + 1)] as const);
  return Object.fromEntries([...pieces, ...slots]);
}
