import type { Model } from '../../call.ts';

export interface CollectionPlace {
  readonly id: number;
  readonly code: string;
  readonly group: Model<'CollectionCard'>['group'];
}

/** Things of the landscapes, each drawn by code. */
const things: Readonly<Record<CollectionPlace['group'], readonly string[]>> = {
  meadow: ['windmill', 'sheep', 'house', 'kite'],
  harbour: ['lighthouse', 'boat', 'fish', 'gull'],
  peaks: ['mountain', 'crystal', 'flag', 'cloud'],
  forest: ['fir', 'mushroom', 'stump', 'hedgehog'],
  desert: ['cactus', 'pyramid', 'tent', 'rock'],
  space: ['rocket', 'ringed', 'moon', 'saucer'],
};

/** The whole collection. NOTE: ids follow the order above and are kept with learners' rows: add at the end only. */
export const collection: readonly CollectionPlace[] = (
  Object.entries(things) as [CollectionPlace['group'], readonly string[]][]
) // the keys of the record above
  .flatMap(([group, codes], place) => codes.map((code, at) => ({ id: place * codes.length + at + 1, code, group })));
