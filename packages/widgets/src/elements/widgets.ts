import { certificateCardDescriptor } from '../certificate-card/certificate-card.descriptor.ts';
import { gameDescriptor } from '../game/game.descriptor.ts';
import { landingDescriptor } from '../landing/landing.descriptor.ts';
import { playerDescriptor } from '../player/player.descriptor.ts';
import { ratingBoardDescriptor } from '../rating-board/rating-board.descriptor.ts';
import { roadDescriptor } from '../road/road.descriptor.ts';
import { shopCartDescriptor } from '../shop-cart/shop-cart.descriptor.ts';
import type { WidgetDescriptor } from '../descriptors/descriptor.ts';

export interface Widget {
  /** Name of its folder, its file and its entry in this folder. */
  readonly name: string;
  readonly descriptor: WidgetDescriptor;
}

/** Every widget that a page can hold, as an element, a React component and, but for one, a frame. */
export const widgets = [
  { name: 'player', descriptor: playerDescriptor },
  { name: 'road', descriptor: roadDescriptor },
  { name: 'game', descriptor: gameDescriptor },
  { name: 'rating-board', descriptor: ratingBoardDescriptor },
  { name: 'certificate-card', descriptor: certificateCardDescriptor },
  { name: 'shop-cart', descriptor: shopCartDescriptor },
  { name: 'landing', descriptor: landingDescriptor },
] as const satisfies readonly Widget[];
