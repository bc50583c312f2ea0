import { type Plot, type ToldNumbers, toldNumbers, type WordParams } from './params.ts';

export type Icon = 'thing' | 'other' | 'box' | 'tree' | 'duck' | 'rabbit';

/** So many of something; null is what nobody knows yet. */
export interface Card {
  readonly icon: Icon;
  readonly n: number | null;
}

/** Cards beside each other; `total` is what all of them are together, when the story tells or asks it. */
export interface Row {
  readonly cards: readonly Card[];
  readonly total?: number | null;
}

/** What the story speaks about, as far as it tells: the picture gives away no relation between the cards. */
export function rowsOf({ plot, numbers }: Pick<WordParams, 'plot' | 'numbers'>): readonly Row[] {
  return rowsByPlot[plot](toldNumbers(numbers));
}

const thing = (n: number | null): Card => ({ icon: 'thing', n });
const other = (n: number): Card => ({ icon: 'other', n });
const boxes = (n: number | null): Card => ({ icon: 'box', n });

const rowsByPlot: Readonly<Record<Plot, (told: ToldNumbers) => readonly Row[]>> = {
  combine: ({ a, b }) => [{ cards: [thing(a), thing(b)] }],
  add: ({ a, b }) => [{ cards: [thing(a), thing(b)] }],
  take: ({ a, b }) => [{ cards: [thing(a), thing(b)] }],
  difference: ({ a, b }) => [{ cards: [thing(a), thing(b)] }],
  give: ({ a, b }) => [{ cards: [thing(a), thing(b)] }],
  part: ({ a, b }) => [{ cards: [thing(b), thing(null)], total: a }],
  taken: ({ a, b }) => [{ cards: [thing(b), thing(null)], total: a }],
  added: ({ a, b }) => [{ cards: [thing(a), thing(null)], total: b }],
  'start-added': ({ a, b }) => [{ cards: [thing(null), thing(a)], total: b }],
  'start-taken': ({ a, b }) => [{ cards: [thing(a), thing(b)], total: null }],
  more: ({ a }) => [{ cards: [thing(a), thing(null)] }],
  fewer: ({ a }) => [{ cards: [thing(a), thing(null)] }],
  'is-more': ({ a }) => [{ cards: [thing(a), thing(null)] }],
  'is-fewer': ({ a }) => [{ cards: [thing(a), thing(null)] }],
  times: ({ a }) => [{ cards: [thing(a), thing(null)] }],
  'is-times': ({ a }) => [{ cards: [thing(a), thing(null)] }],
  'more-total': ({ a }) => [{ cards: [thing(a), thing(null)], total: null }],
  'fewer-total': ({ a }) => [{ cards: [thing(a), thing(null)], total: null }],
  groups: ({ a, b }) => [{ cards: [boxes(a), thing(b)] }],
  share: ({ a, b }) => [{ cards: [thing(a), boxes(b)] }],
  boxes: ({ a }) => [{ cards: [thing(a), boxes(null)] }],
  'two-changes': ({ a, b, c }) => [{ cards: [thing(a), thing(b), thing(c)] }],
  'groups-extra': ({ a, b, c }) => [{ cards: [boxes(a), thing(b), thing(c)] }],
  'share-extra': ({ a, b, c }) => [{ cards: [boxes(b), thing(null), thing(c)], total: a }],
  'smaller-of-two': ({ a }) => [{ cards: [thing(null), thing(null)], total: a }],
  'larger-of-two': ({ a }) => [{ cards: [thing(null), thing(null)], total: a }],
  'ratio-total': ({ a }) => [{ cards: [thing(null), thing(null)], total: a }],
  'ratio-difference': () => [{ cards: [thing(null), thing(null)] }],
  posts: ({ a }) => [{ cards: [{ icon: 'tree', n: a }] }],
  legs: () => [
    {
      cards: [
        { icon: 'duck', n: null },
        { icon: 'rabbit', n: null },
      ],
    },
  ],
  purchase: ({ a, b, c, d, e, f }) => [
    { cards: [thing(a), other(b)], total: c },
    { cards: [thing(d), other(e)], total: f },
  ],
  'chain-total': ({ a }) => [{ cards: [thing(a), thing(null), thing(null)], total: null }],
};
