import type { Asked, Language, Misconception, Texts } from '../../core/family.ts';
import { colourIds } from '../../draw/palette.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import type { Item, OddParams } from './params.ts';
import { words } from './words.ts';
import type { Card } from './words/shape.ts';

const plainItem: Item = { shape: 0, colour: 0, size: 0, dots: 0, frame: 0 };

export function texts(params: OddParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const cards = params.items.map((item) => cardOf(params, item));
  const answer = cardOf(params, params.items[params.right] ?? plainItem);
  const isMatch = solved.trace.some(({ args }) => args['view'] === 'match' && solved.technique === 5);
  const { compare, 'one-thing': oneThing, count } = say.hints;
  const isTapped = mode === 'graphic';
  const tags = isTapped ? [] : variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  const steps = explain(solved, answer, say);
  return {
    title: say.title,
    question: say.question,
    alt: say.alt(cards.map(say.card)),
    narration: say.narration,
    variants: isTapped ? [] : cards.map((_, i) => ({ text: String(i + 1), alt: String(i + 1) })),
    hints: [compare, oneThing, ...(isMatch ? [count] : [])].map((text) => ({ text, highlight: [] })),
    steps: isTapped ? steps : numbered(steps, params.right + 1),
    feedback: Object.fromEntries([...new Set(tags)].map((tag) => [tag, { text: feedback[tag] ?? '', highlight: [] }])),
    praise: say.praise(answer),
    strings: isTapped ? Object.fromEntries(cards.map((card, i) => [`item-${i}`, say.variant(card)])) : {},
  };
}

/** Where a number is chosen, the answer ends with it: "It is the small red apple (3)." */
function numbered(steps: Texts['steps'], number: number): Texts['steps'] {
  return steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, text: `${step.text.replace(/\.$/, '')} (${number}).` } : step,
  );
}

/** Only what differs on the table is said. */
function cardOf(params: OddParams, { shape, colour, size, dots, frame }: Item): Card {
  const hasSizes = new Set(params.items.map((item) => item.size)).size > 1;
  return {
    noun: params.shapes[shape] ?? 'circle',
    colour: colourIds[colour] ?? 'yellow',
    size: hasSizes ? (size === 0 ? 'small' : 'big') : null,
    dots: params.hasDots ? dots : null,
    frame: params.hasFrame ? (frame === 0 ? 'round' : 'square') : null,
  };
}
