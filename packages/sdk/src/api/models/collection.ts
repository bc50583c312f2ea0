// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface CardOpened {
  readonly status: 'ok';
  readonly card: CollectionCard;
  readonly starsOnBalance: number;
}

export interface CollectionCard {
  readonly id: number;
  /** Names its drawing and its words */
  readonly code: string;
  readonly group: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
  readonly price: number;
  readonly isOpened: boolean;
  readonly image: string | null;
  readonly sound: string | null;
  readonly justBought: boolean;
}

export interface CollectionCards {
  readonly cards: CollectionCard[];
  readonly starsOnBalance: number;
}

export interface SituationalCard {
  readonly card: CollectionCard | null;
}

/** The shapes above by name. */
export interface CollectionModels {
  readonly CardOpened: CardOpened;
  readonly CollectionCard: CollectionCard;
  readonly CollectionCards: CollectionCards;
  readonly SituationalCard: SituationalCard;
}
