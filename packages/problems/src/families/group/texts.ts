import type { Asked, Language, Misconception, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { GroupParams } from './params.ts';
import { groupOf, toldCard } from './told.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: GroupParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const asked = askOf(params);
  const tags = new Set(variantsOf(params).flatMap(({ tag }) => tag ?? []));
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  const pointed = params.baskets.map((_, i) => `basket-${i}`);
  return {
    title: say.title,
    question: say.ask[asked],
    alt: altOf(params, say),
    narration: say.find[asked],
    variants: variantWords(params, say),
    hints: [hintOf(params), 'rest' as const].map((hint) => ({ text: say.hints[hint], highlight: pointed })),
    steps: explain(params, solved, say),
    feedback: Object.fromEntries([...tags].map((tag) => [tag, { text: feedback[tag] ?? '', highlight: pointed }])),
    praise: praiseOf(params, say),
    strings: params.plot === 'sort' ? stringsOf(params, say) : {},
  };
}

function askOf({ plot, baskets }: GroupParams): keyof Words['ask'] {
  const signs = baskets[0]?.signs.length ?? 0;
  if (plot === 'sort') return signs === 0 ? 'sort-alike' : 'sort';
  if (plot !== 'belongs') return plot;
  return signs === 0 ? 'belongs-alike' : signs === 1 ? 'belongs' : 'belongs-both';
}

function hintOf(params: GroupParams): keyof Words['hints'] {
  if (params.plot === 'rule') return 'rule';
  const signs = params.baskets[0]?.signs.length ?? 0;
  return signs === 0 ? 'alike' : signs === 1 ? 'sign' : 'two-signs';
}

function altOf(params: GroupParams, say: Words): string {
  const baskets = params.baskets.map(({ signs, holds }, i) =>
    signs.length > 0
      ? say.alt.signed(i + 1, groupOf(signs))
      : say.alt.holding(
          i + 1,
          holds.map((card) => toldCard(params, card)),
        ),
  );
  const cards = params.cards.map((card) => toldCard(params, card));
  return [...baskets, ...(cards.length > 0 ? [say.alt.cards(cards)] : [])].join(' ');
}

function variantWords(params: GroupParams, say: Words): Texts['variants'] {
  if (params.plot === 'sort') return [];
  if (params.plot === 'rule') return params.rules.map((rule) => ({ text: say.rules[rule], alt: say.rules[rule] }));
  return params.cards.map((card) => ({ text: '', alt: say.variant(toldCard(params, card)) }));
}

function praiseOf(params: GroupParams, say: Words): string {
  const card = params.cards[params.truth[0] ?? 0];
  if (params.plot === 'rule') return say.praise.rule;
  if (params.plot === 'sort' || !card) return say.praise.sort;
  return say.praise[params.plot](toldCard(params, card));
}

function stringsOf(params: GroupParams, say: Words): Texts['strings'] {
  const pieces = params.cards.map((card, i) => [`piece-${i}`, say.variant(toldCard(params, card))] as const);
  const slots = params.baskets.map((_, i) => [`slot-in-${i}`, say.place(i + 1)] as const);
  return Object.fromEntries([...pieces, ...slots]);
}
