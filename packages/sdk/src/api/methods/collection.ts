// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { CardOpened, CollectionCards, SituationalCard } from '../models/collection.ts';
import type { IdPath } from '../models/id.ts';
import type { Album, AlbumQuery } from '../models/passing.ts';
export interface CollectionApi {
  /** The card that fits the moment, or null. */
  getSituationalCard(input?: Record<string, never>, options?: CallOptions): Promise<SituationalCard>;
  /** Every collection card, and which are opened. */
  listCards(input?: Record<string, never>, options?: CallOptions): Promise<CollectionCards>;
  /** Opens a collection card for stars of the balance. Refuses with `notAvailable`. */
  openCard(input: { readonly params: IdPath }, options?: CallOptions): Promise<CardOpened>;
  /** Problems that the learner closed correctly, with their pictures and ideas. */
  readAlbum(input?: { readonly query?: AlbumQuery }, options?: CallOptions): Promise<Album>;
}
