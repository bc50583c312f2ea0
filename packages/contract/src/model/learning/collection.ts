import { Type } from '@sinclair/typebox';
import { Count, Id, nullable, object, oneOf } from '../basics.ts';
import { motifs } from './thread.ts';

export const CollectionCard = object({
  id: Id,
  code: Type.String({ description: 'Names its drawing and its words' }),
  group: oneOf(motifs),
  price: Count,
  isOpened: Type.Boolean(),
  image: nullable(Type.String()),
  sound: nullable(Type.String({ description: 'Played once; null when it has been heard' })),
  justBought: Type.Boolean(),
});
export const CollectionCards = object({ cards: Type.Array(CollectionCard), starsOnBalance: Count });
export const CardOpened = object({ status: oneOf(['ok'] as const), card: CollectionCard, starsOnBalance: Count });
export const SituationalCard = object({ card: nullable(CollectionCard) });
