import type { Misconception, Step } from '../../../core/family.ts';
import type { ColourId } from '../../../draw/palette.ts';
import type { AdjectiveId } from '../../../lang/lexicon.ts';
import type { Thing } from '../../../lang/words.ts';
import type { CountParams } from '../params.ts';

export type FieldParams = Extract<CountParams, { kind: 'field' }>;

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  readonly card: string;
  readonly picture: string;
  readonly cards: string;
  readonly touch: string;
  readonly size: string;
  readonly pairs: string;
  readonly mark: string;
  readonly only: string;
  readonly feedback: Readonly<Record<Misconception, string>>;
  readonly yes: string;
  readonly all: string;
  /** The question; spoken as an order, its numbers in words. */
  readonly ask: (params: CountParams, isSpoken: boolean) => string;
  /** One step of the solver. */
  readonly step: (params: CountParams, step: Step) => string;
}

/** "yellow fish": what counts in the field, in the adjectives of a language. */
export function ownThing({ task }: FieldParams, colour: (id: ColourId) => AdjectiveId): Thing {
  return { noun: task.object, adjectives: task.colour === null ? [] : [colour(task.colour)] };
}
