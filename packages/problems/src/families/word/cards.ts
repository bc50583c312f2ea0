import type { WordParams } from './params.ts';

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
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  const thing = (n: number | null): Card => ({ icon: 'thing', n });
  const boxes = (n: number | null): Card => ({ icon: 'box', n });
  switch (plot) {
    case 'combine':
    case 'add':
    case 'take':
    case 'difference':
    case 'give':
      return [{ cards: [thing(a), thing(b)] }];
    case 'part':
    case 'taken':
      return [{ cards: [thing(b), thing(null)], total: a }];
    case 'added':
      return [{ cards: [thing(a), thing(null)], total: b }];
    case 'start-added':
      return [{ cards: [thing(null), thing(a)], total: b }];
    case 'start-taken':
      return [{ cards: [thing(a), thing(b)], total: null }];
    case 'more':
    case 'fewer':
    case 'is-more':
    case 'is-fewer':
    case 'times':
    case 'is-times':
      return [{ cards: [thing(a), thing(null)] }];
    case 'more-total':
    case 'fewer-total':
      return [{ cards: [thing(a), thing(null)], total: null }];
    case 'groups':
      return [{ cards: [boxes(a), thing(b)] }];
    case 'share':
      return [{ cards: [thing(a), boxes(b)] }];
    case 'boxes':
      return [{ cards: [thing(a), boxes(null)] }];
    case 'two-changes':
      return [{ cards: [thing(a), thing(b), thing(c)] }];
    case 'groups-extra':
      return [{ cards: [boxes(a), thing(b), thing(c)] }];
    case 'share-extra':
      return [{ cards: [boxes(b), thing(null), thing(c)], total: a }];
    case 'smaller-of-two':
    case 'larger-of-two':
    case 'ratio-total':
      return [{ cards: [thing(null), thing(null)], total: a }];
    case 'ratio-difference':
      return [{ cards: [thing(null), thing(null)] }];
    case 'posts':
      return [{ cards: [{ icon: 'tree', n: a }] }];
    case 'legs':
      return [
        {
          cards: [
            { icon: 'duck', n: null },
            { icon: 'rabbit', n: null },
          ],
        },
      ];
    case 'purchase':
      return [
        { cards: [thing(a), { icon: 'other', n: b }], total: c },
        { cards: [thing(d), { icon: 'other', n: e }], total: f },
      ];
    case 'chain-total':
      return [{ cards: [thing(a), thing(null), thing(null)], total: null }];
  }
}
