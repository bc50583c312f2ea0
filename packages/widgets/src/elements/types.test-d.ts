import { describe, expectTypeOf, it } from 'vitest';
import type {
  LogikitFrameOptions,
  LogikitFrames,
  LogikitGameSolvedDetail,
  LogikitLoader,
} from '../../elements/index.d.ts';
import type * as Printed from '../../elements/react.d.ts';
import type { EventsOf, MethodsOf, PropsOf } from '../descriptors/descriptor.ts';
import type * as loader from '../embed/loader/loader.ts';
import type { widgets } from './widgets.ts';
import type { gameDescriptor, GameSolvedDetail } from '../game/game.descriptor.ts';
import type {
  certificateCardDescriptor,
  CertificateCardEvents,
  CertificateCardHandle,
} from '../certificate-card/certificate-card.descriptor.ts';
import type { CertificateCardProps } from '../certificate-card/certificate-card-props.ts';
import type { GameProps } from '../game/game-props.ts';
import type * as frames from '../frame/host.ts';
import type { playerDescriptor, PlayerEvents, PlayerHandle } from '../player/player.descriptor.ts';
import type { PlayerProps } from '../player/player-props.ts';
import type {
  ratingBoardDescriptor,
  RatingBoardEvents,
  RatingBoardHandle,
} from '../rating-board/rating-board.descriptor.ts';
import type { RatingBoardProps } from '../rating-board/rating-board-props.ts';
import type { shopCartDescriptor, ShopCartEvents, ShopCartHandle } from '../shop-cart/shop-cart.descriptor.ts';
import type { ShopCartProps } from '../shop-cart/shop-cart-props.ts';
import type { roadDescriptor, RoadEvents, RoadHandle } from '../road/road.descriptor.ts';
import type { ThreadRoadProps } from '../road/road-props.ts';

type Descriptor = (typeof widgets)[number]['descriptor'];
type Player = typeof playerDescriptor;
type Road = typeof roadDescriptor;
type Game = typeof gameDescriptor;
type CertificateCard = typeof certificateCardDescriptor;
type RatingBoard = typeof ratingBoardDescriptor;
type ShopCart = typeof shopCartDescriptor;
/** What a React prop takes, given or not. */
type Taken<Props> = { readonly [Name in keyof Props]-?: Exclude<Props[Name], undefined> };

describe('what is written by hand', () => {
  it('tells of events what the descriptors tell', () => {
    expectTypeOf<PlayerEvents>().toEqualTypeOf<EventsOf<Player>>();
    expectTypeOf<RoadEvents>().toEqualTypeOf<EventsOf<Road>>();
    expectTypeOf<RatingBoardEvents>().toEqualTypeOf<EventsOf<RatingBoard>>();
    expectTypeOf<CertificateCardEvents>().toEqualTypeOf<EventsOf<CertificateCard>>();
    expectTypeOf<ShopCartEvents>().toEqualTypeOf<EventsOf<ShopCart>>();
    expectTypeOf<GameSolvedDetail>().toEqualTypeOf<EventsOf<Game>['solved']>();
  });

  it('has the methods that the descriptors name', () => {
    expectTypeOf<PlayerHandle>().toEqualTypeOf<MethodsOf<Player>>();
    expectTypeOf<keyof RoadHandle>().toEqualTypeOf<keyof MethodsOf<Road>>();
    expectTypeOf<keyof RatingBoardHandle>().toEqualTypeOf<keyof MethodsOf<RatingBoard>>();
    expectTypeOf<keyof CertificateCardHandle>().toEqualTypeOf<keyof MethodsOf<CertificateCard>>();
    expectTypeOf<keyof ShopCartHandle>().toEqualTypeOf<keyof MethodsOf<ShopCart>>();
  });

  it('takes the props that the descriptors name', () => {
    expectTypeOf<Taken<Pick<PlayerProps, keyof PropsOf<Player>>>>().toEqualTypeOf<PropsOf<Player>>();
    expectTypeOf<Taken<Pick<ThreadRoadProps, keyof PropsOf<Road>>>>().toEqualTypeOf<PropsOf<Road>>();
    type BoardProps = Taken<Pick<RatingBoardProps, keyof PropsOf<RatingBoard>>>;
    expectTypeOf<BoardProps>().toEqualTypeOf<PropsOf<RatingBoard>>();
    type CardProps = Taken<Pick<CertificateCardProps, keyof PropsOf<CertificateCard>>>;
    expectTypeOf<CardProps>().toEqualTypeOf<PropsOf<CertificateCard>>();
    type CartProps = Taken<Pick<ShopCartProps, keyof PropsOf<ShopCart>>>;
    expectTypeOf<CartProps>().toEqualTypeOf<PropsOf<ShopCart>>();
    // A game's sounds are a prop of their own: without them it is silent.
    type GameProp = Exclude<keyof PropsOf<Game>, 'noSound'>;
    expectTypeOf<Taken<Pick<GameProps, GameProp>>>().toEqualTypeOf<Pick<PropsOf<Game>, GameProp>>();
  });
});

describe('what is printed', () => {
  it('gives every tag the properties and methods of its descriptor', () => {
    type Told = { [One in Descriptor as One['tag']]: Omit<PropsOf<One>, 'lang'> & MethodsOf<One> };
    type Elements = Pick<HTMLElementTagNameMap, keyof Told>;
    type Own = {
      [Tag in keyof Told]: {
        [Name in keyof Told[Tag]]: Name extends keyof Elements[Tag] ? Exclude<Elements[Tag][Name], undefined> : never;
      };
    };
    expectTypeOf<Own>().toEqualTypeOf<{ [Tag in keyof Told]: { [Name in keyof Told[Tag]]: Told[Tag][Name] } }>();
  });

  it('gives handlers the details of the descriptors', () => {
    expectTypeOf<LogikitGameSolvedDetail>().toEqualTypeOf<GameSolvedDetail>();
    expectTypeOf<Handled<Printed.LogikitProblemPlayerProps, 'onAnswered'>>().toEqualTypeOf<PlayerEvents['answered']>();
    expectTypeOf<Handled<Printed.LogikitThreadRoadProps, 'onStationChosen'>>().toEqualTypeOf<
      RoadEvents['stationChosen']
    >();
  });

  it('promises of the scripts what they export', () => {
    expectTypeOf<typeof loader>().toExtend<LogikitLoader>();
    expectTypeOf<Pick<typeof frames, 'createFrame'>>().toExtend<LogikitFrames>();
    expectTypeOf<keyof LogikitLoader>().toEqualTypeOf<keyof typeof loader>();
    expectTypeOf<keyof LogikitFrameOptions>().toEqualTypeOf<keyof frames.FrameOptions>();
  });
});

type Handled<Props, Name extends keyof Props> =
  Exclude<Props[Name], undefined> extends (detail: infer Detail) => void ? Detail : never;
