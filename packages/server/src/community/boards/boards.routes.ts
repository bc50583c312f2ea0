import { calls, leagues, type Model, numbers } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type Limit, route, type Route, type User } from '../../kernel/http/index.ts';
import type { Reader } from '../profiles/index.ts';
import {
  findMe,
  readCities,
  readInstitutions,
  readIsInRating,
  readOwnInfo,
  readPersonalInfo,
  readPositions,
  readRated,
  readRatingProfile,
  readTop,
  readTotal,
} from './boards.ts';
import { readClassBoard } from '../school/index.ts';
import { readSchoolBoard } from './school-board.ts';
import { readSeenPupils } from './seen-pupils.ts';
import { searchInstitutions, searchPeople } from './search.ts';
import { lookAtReward, readCardsInfo, readGroup, readHall, readSeasonInfo } from './leagues.ts';

const lists: readonly Limit[] = [
  {
    name: 'rating-lists',
    points: numbers.rating.listsPerHour,
    seconds: 3600,
    key: ({ userId }) => String(userId),
    byAddress: false,
  },
];

const searches: readonly Limit[] = [
  {
    name: 'rating-search',
    points: numbers.rating.search.perMinute,
    seconds: 60,
    key: ({ userId }) => String(userId),
    byAddress: false,
  },
  ...lists,
];

interface Input {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly locale: string;
  readonly user: User;
}

const readerOf = ({ tx, clock, locale, user }: Input): Reader => ({ tx, clock, locale, userId: user.id });

/** What the page of the rating reads, also in an app's webview. */
const shown = { inWebview: true } as const;

/** A school behind one address opens its page at the same moment. */
const pages: readonly Limit[] = [
  {
    name: 'school-board',
    points: numbers.rating.boardsPerMinute,
    seconds: 60,
    key: ({ address }) => address,
    byAddress: true,
  },
];

export const boardRoutes: readonly Route[] = [
  route(calls.getUserRatingInfo, (input) => readOwnInfo(readerOf(input))),
  route(calls.getRatingPersonalInfo, async (input) => readPersonalInfo(readerOf(input))),
  route(calls.isInRating, (input) => readIsInRating(readerOf(input))),
  route(calls.getRatingTop, (input) => readTop(readerOf(input), input.query), { ...shown, limits: lists }),
  route(calls.getRatingPositions, (input) => readPositions(readerOf(input)), { limits: lists }),
  route(calls.findMe, (input) => findMe(readerOf(input)), shown),
  route(calls.findMeByPost, (input) => findMe(readerOf(input))),
  route(calls.findMyCity, (input) => findMe(readerOf(input), 'city'), shown),
  route(calls.findMySchool, (input) => findMe(readerOf(input), 'school'), shown),
  route(calls.getRatingTotalCount, (input) => readTotal(readerOf(input))),
  route(calls.getRatingProfile, (input) => readRatingProfile(readerOf(input), input.body.userId), { limits: lists }),
  route(calls.getRatingUsers, (input) => readRated(readerOf(input), input.body.userIds), { limits: lists }),
  route(calls.getRatingCities, async ({ body }) => readCities(body.codes)),
  route(calls.getRatingInstitutions, (input) => readInstitutions(readerOf(input), input.body.ids), { limits: lists }),
  route(calls.getRatingSettings, async () => settings()),
  route(calls.getRatingSeason, (input) => readSeasonInfo(readerOf(input)), shown),
  route(calls.lookSeasonReward, (input) => lookAtReward(readerOf(input), input.emit), shown),
  route(calls.getRatingCards, (input) => readGroup(readerOf(input)), { ...shown, limits: lists }),
  route(calls.getRatingCardsInfo, (input) => readCardsInfo(readerOf(input)), { limits: lists }),
  route(calls.searchRating, (input) => searchPeople(readerOf(input), input.body), { ...shown, limits: searches }),
  route(calls.searchInstitution, (input) => searchInstitutions(readerOf(input), input.query), { limits: searches }),
  route(
    calls.getSchoolBoard,
    ({ tx, clock, locale, request, params: { institutionId }, query }) =>
      readSchoolBoard({ tx, clock, locale }, { institutionId, query, request }),
    { limits: pages },
  ),
  route(calls.getSeenPupils, (input) => readSeenPupils(readerOf(input))),
  route(calls.getClassBoard, (input) => readClassBoard(readerOf(input), input.params.classId), {
    ...shown,
    limits: lists,
  }),
  route(calls.getHallOfFame, (input) => readHall(readerOf(input), input.query), { ...shown, limits: lists }),
];

function settings(): Model<'RatingSettings'> {
  const { groupSize, promoted, demoted } = numbers.rating;
  return { leagues: [...leagues], groupSize, promoted, demoted };
}
