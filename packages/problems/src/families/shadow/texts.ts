import type { Asked, Language, Misconception, Solved, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { ShadowParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: ShadowParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { plot, looks, isTurned } = params;
  const owner = looks[params.right]?.object ?? 'apple';
  const turned = isTurned ? `${say.turned[plot]} ` : '';
  const isMatch = plot === 'match';
  const tags = isMatch ? [] : variantsOf(params).flatMap(({ tag }) => tag ?? []);
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  return {
    title: say.title,
    question: turned + told(say.ask, params),
    alt: altOf(params, say),
    narration: turned + told(say.find, params),
    variants: isMatch ? [] : looks.map((_, i) => ({ text: '', alt: optionWords(params, i, say) })),
    hints: hints(solved, params, say),
    steps: explain(params, solved, say),
    feedback: Object.fromEntries(
      [...new Set(tags)].map((tag) => [tag, { text: feedback[tag] ?? '', highlight: ['asked'] }]),
    ),
    praise: isMatch ? say.praise.match : say.praise.one(owner),
    strings: isMatch ? stringsOf(params, say) : {},
  };
}

function told(sentences: Words['ask'], { plot, looks, right }: ShadowParams): string {
  if (plot === 'find-shadow') return sentences.shadow(looks[right]?.object ?? 'apple');
  return plot === 'find-owner' ? sentences.owner : sentences.match;
}

function altOf({ plot, looks, right }: ShadowParams, say: Words): string {
  if (plot === 'find-shadow') return say.alt.shadow(looks[right]?.object ?? 'apple', looks.length);
  return plot === 'find-owner' ? say.alt.owner(looks.length) : say.alt.match(looks.map(({ object }) => object));
}

function optionWords({ plot, looks }: ShadowParams, index: number, say: Words): string {
  return plot === 'find-shadow' ? say.shadow(index + 1) : say.picture(looks[index]?.object ?? 'apple', index + 1);
}

function hints({ trace }: Solved, { isTurned, plot }: ShadowParams, say: Words): Texts['hints'] {
  const kinds = trace.map(({ key }) => key);
  const kind = kinds.includes('part') ? 'part' : kinds.includes('mirrored') ? 'mirrored' : 'another';
  const highlight = plot === 'match' ? [] : ['asked'];
  return (['edge', ...(isTurned ? (['turned'] as const) : []), kind] as const).map((key) => ({
    text: say.hints[key],
    highlight,
  }));
}

function stringsOf({ looks }: ShadowParams, say: Words): Texts['strings'] {
  const pieces = looks.map(({ object }, i) => [`piece-${i}`, say.picture(object, i + 1)] as const);
  const slots = looks.map((_, i) => [`slot-${i}`, say.shadow(i + 1)] as const);
  return Object.fromEntries([...pieces, ...slots]);
}
