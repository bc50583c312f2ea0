import type { ColourId } from '../../../draw/palette.ts';
import type { NounId } from '../../../lang/lexicon.ts';

/** What a learner may look at. */
type View = 'shape' | 'colour' | 'size' | 'dots' | 'frame';

/** One card, as far as it differs from others: what is null or false is not said. */
export interface Card {
  readonly noun: NounId;
  readonly colour: ColourId;
  readonly size: 'small' | 'big' | null;
  readonly dots: number | null;
  readonly frame: 'round' | 'square' | null;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  readonly question: string;
  /** The same as an order, to be spoken. */
  readonly narration: string;
  /** "small red star, 3 dots, in a round frame", without a capital letter. */
  readonly card: (card: Card) => string;
  /** The cards come as `card` tells them. */
  readonly alt: (cards: readonly string[]) => string;
  /** One card alone, for a screen reader. */
  readonly variant: (card: Card) => string;
  readonly hints: Readonly<Record<'compare' | 'one-thing' | 'count', string>>;
  readonly feedback: Readonly<Record<`odd.${View}` | 'odd.like-the-others', string>>;
  readonly steps: {
    /** Why nobody stands alone in this respect; `match` is whether dots tell how many corners there are. */
    readonly repeats: Readonly<Record<View | 'match', string>>;
    readonly alone: Readonly<Record<View | 'match', string>>;
    readonly answer: (card: Card) => string;
  };
  readonly praise: (card: Card) => string;
}
