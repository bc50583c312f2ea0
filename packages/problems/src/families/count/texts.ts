import type { Asked, Language, Texts, Variant } from '../../core/family.ts';
import { colourAdjective } from '../../lang/colours.ts';
import { capital, counted, spelledCount } from '../../lang/words.ts';
import { variantsOf } from './distract.ts';
import { explain, thingsWords } from './explain.ts';
import type { CountParams } from './params.ts';
import { words } from './words.ts';
import { ownThing } from './words/shape.ts';
import type { Words } from './words/shape.ts';

export function texts(params: CountParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const isTapped = mode === 'graphic';
  const cards = params.kind === 'cards' ? params.cards : [];
  const labels = cards.map((card) => capital(language, thingsWords(card, language)));
  return {
    title: say.title,
    question: say.ask(params, false),
    narration: say.ask(params, true),
    alt: altOf(params, say, language),
    variants: isTapped ? [] : labels.map((alt) => ({ text: '', alt })),
    hints: hintsOf(params, say).map((text) => ({ text, highlight: [] })),
    steps: explain(params, solved, language),
    feedback: isTapped || params.kind === 'field' ? {} : feedbackOf(variantsOf(params), say),
    praise: `${say.yes} ${praiseOf(params, say, language)}`,
    strings: isTapped ? Object.fromEntries(labels.map((label, i) => [`card-${i}`, label])) : {},
  };
}

function altOf(params: CountParams, say: Words, language: Language): string {
  if (params.kind === 'field') return `${say.picture}: ${thingsWords(params.things, language)}.`;
  return params.task.ask === 'as-many' ? `${say.picture}: ${thingsWords(params.task.model, language)}.` : say.cards;
}

function hintsOf(params: CountParams, say: Words): readonly string[] {
  if (params.kind === 'cards') return params.task.ask === 'as-many' ? [say.touch, say.pairs] : [say.touch, say.size];
  const { ask } = params.task;
  if (ask === 'difference') return [say.mark, say.pairs];
  return ask === 'all' ? [say.touch, say.mark] : [say.only, say.mark];
}

function feedbackOf(variants: readonly Pick<Variant, 'tag'>[], say: Words): Texts['feedback'] {
  const tags = new Set(variants.flatMap(({ tag }) => tag ?? []));
  return Object.fromEntries([...tags].map((tag) => [tag, { text: say.feedback[tag] ?? '', highlight: [] }]));
}

function praiseOf(params: CountParams, say: Words, language: Language): string {
  if (params.kind === 'cards') {
    const first = params.cards[params.right[0] ?? 0] ?? [];
    return params.right.length > 1
      ? say.all
      : `${capital(language, spelledCount(language, first.length, params.object))}.`;
  }
  if (params.task.ask === 'difference' || params.task.ask === 'not') return say.all;
  return `${counted(
    language,
    params.right,
    ownThing(params, (colour) => colourAdjective(language, colour)),
  )}.`;
}
