// The door `@logikit/widgets`: every surface as a React component.
export { certificateCardDescriptor } from './certificate-card/certificate-card.descriptor.ts';
export type {
  CertificateCardErrorDetail,
  CertificateCardEvents,
  CertificateCardHandle,
  CertificateCardReadyDetail,
} from './certificate-card/certificate-card.descriptor.ts';
export type {
  CertificateCardClient,
  CertificateCardProps,
  ShownCertificate,
} from './certificate-card/certificate-card-props.ts';
export { CertificateCard } from './certificate-card/certificate-card.tsx';
export { gameDescriptor, gameNames, gameSizes, isGameName, withSolved } from './game/game.descriptor.ts';
export type { GameName, GameResults, GameSize, GameSolvedDetail, GameSounds } from './game/game.descriptor.ts';
export { Game } from './game/game.tsx';
export type { GameProps } from './game/game-props.ts';
export { landingDescriptor } from './landing/landing.descriptor.ts';
export type {
  LandingErrorDetail,
  LandingEvents,
  LandingHandle,
  LandingReadyDetail,
  LandingSlideDetail,
  LandingSolvedDetail,
  LandingStartDetail,
} from './landing/landing.descriptor.ts';
export type { LandingClient, LandingProps, ShownLanding } from './landing/landing-props.ts';
export { Landing } from './landing/landing.tsx';
export { ratingBoardDescriptor } from './rating-board/rating-board.descriptor.ts';
export type {
  BoardChosenDetail,
  BoardTime,
  RatingBoardErrorDetail,
  RatingBoardEvents,
  RatingBoardHandle,
  RatingBoardReadyDetail,
} from './rating-board/rating-board.descriptor.ts';
export type { RatingBoardClient, RatingBoardProps, SchoolBoard } from './rating-board/rating-board-props.ts';
export { RatingBoard } from './rating-board/rating-board.tsx';
export { shopCartDescriptor, shopCategoryNames } from './shop-cart/shop-cart.descriptor.ts';
export type {
  ShopCartChangedDetail,
  ShopCartErrorDetail,
  ShopCartEvents,
  ShopCartHandle,
  ShopCartIdDetail,
  ShopCartReadyDetail,
  ShopCategoryName,
} from './shop-cart/shop-cart.descriptor.ts';
export type { ShopCartClient, ShopCartProps } from './shop-cart/shop-cart-props.ts';
export { ShopCart } from './shop-cart/shop-cart.tsx';
export { ThreadRoad } from './road/road.tsx';
export type { ThreadRoadProps } from './road/road-props.ts';
export type { RoadClient } from './road/road-client.ts';
export { roadDescriptor } from './road/road.descriptor.ts';
export type { RoadErrorDetail, RoadHandle, RoadReadyDetail, StationChosenDetail } from './road/road.descriptor.ts';
export type {
  ExercisePlace,
  SpeechStyle,
  PlayerClient,
  PlayerSounds,
  SoundName,
  TrailStop,
  Voice,
} from './player/player-client.ts';
export { playerDescriptor } from './player/player.descriptor.ts';
export type {
  AnsweredDetail,
  CompletedDetail,
  ErrorDetail,
  PausedProblem,
  PlayerEvents,
  PlayerHandle,
  ReadyDetail,
} from './player/player.descriptor.ts';
export { Player } from './player/whole-player.tsx';
export type { LeavesFor, PlayerPlace, PlayerProps } from './player/player-props.ts';
export type { Theme } from './theme/use-theme.ts';
export type { WidgetDescriptor } from './descriptors/descriptor.ts';
export type { Widget } from './elements/widgets.ts';
export { widgets } from './elements/widgets.ts';
export { createTranslate } from './words/formatter.ts';
export type { Messages, MessageValues, Translate } from './words/formatter.ts';
