import type { Language, Solved, Texts } from '../../core/family.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { rowsOf } from './cards.ts';
import type { Card } from './cards.ts';
import { techniqueOf } from './params.ts';
import type { Plot, WordParams } from './params.ts';
import type { Reason, Sign } from './trace.ts';
import { words } from './words.ts';
import type { Ask, Story, Words } from './words/shape.ts';

export function texts(params: WordParams, { trace }: Solved, language: Language): Texts {
  const say = words[language];
  const { plot, numbers, thing, other, box, people, truth } = params;
  const story: Story = { n: numbers, thing, other, box, people };
  const ask = asks[plot];
  const cards = rowsOf(params).flatMap((row) => row.cards);
  return {
    title: say.title,
    question: `${say.tell[plot](story, say.voices.written)} ${say.ask[ask](story)}`,
    alt: alt(params, say),
    narration: `${say.tell[plot](story, say.voices.spoken)} ${say.find[ask](story)}`,
    variants: [],
    hints: [
      { text: say.hints.read, highlight: cards.map((_, i) => `card-${i}`) },
      { text: say.hints[hintOf[techniqueOf(plot)]], highlight: [] },
    ],
    steps: [
      ...trace.map(({ key, args, highlight }) => ({
        // The keys and signs come from the family's own trace.
        text: say.steps[key as Reason](
          say.calculation({
            a: Number(args['a']),
            sign: args['sign'] as Sign,
            b: Number(args['b']),
            result: Number(args['result']),
          }),
        ),
        highlight,
      })),
      { text: say.answer(truth), highlight: ['bars'] },
    ],
    feedback: {},
    praise: say.praise(truth),
    strings: {},
  };
}

const hintOf = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five' } as const;

const asks: Readonly<Record<Plot, Ask>> = {
  combine: 'all',
  add: 'now',
  take: 'now',
  more: 'second',
  fewer: 'second',
  part: 'second',
  difference: 'difference',
  added: 'added',
  taken: 'taken',
  'start-added': 'at-first',
  'start-taken': 'at-first',
  'is-more': 'second',
  'is-fewer': 'second',
  groups: 'all',
  share: 'each',
  boxes: 'boxes',
  'more-total': 'all',
  'fewer-total': 'all',
  'two-changes': 'now',
  times: 'second',
  'is-times': 'second',
  'groups-extra': 'all',
  'share-extra': 'each',
  'smaller-of-two': 'first',
  'larger-of-two': 'second',
  posts: 'steps',
  give: 'give',
  'ratio-total': 'first',
  'ratio-difference': 'first',
  legs: 'rabbits',
  purchase: 'price',
  'chain-total': 'all',
};

function alt(params: WordParams, say: Words): string {
  const said = rowsOf(params).map(({ cards, total }) => {
    const told = say.alt.cards(cards.map((card) => cardWords(params, card, say)));
    if (total === undefined) return told;
    return `${told} ${total === null ? say.alt.totalUnknown : say.alt.total(total)}`;
  });
  return said.join(' ');
}

function cardWords({ thing, other, box }: WordParams, { icon, n }: Card, say: Words): string {
  const nouns: Readonly<Record<string, NounId>> = { thing, other, box };
  const id = nouns[icon] ?? (icon as NounId);
  return n === null ? say.alt.unknown(id) : say.alt.known(n, id);
}
