// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { UserIdBody, UserList } from '../models/person.ts';
import type {
  CardsInfo,
  Cities,
  ClassBoard,
  ClassBoardPath,
  CodesBody,
  FoundPlace,
  HallOfFame,
  HallOfFameQuery,
  IdsBody,
  Institutions,
  IsInRating,
  PersonalInfo,
  Positions,
  RatingCards,
  RatingGroup,
  RatingPage,
  RatingProfile,
  RatingSettings,
  SchoolBoard,
  SchoolBoardPath,
  SchoolBoardQuery,
  SearchBody,
  SearchQuery,
  SeasonInfo,
  SeenPupils,
  TopQuery,
  TotalCount,
  UserIdsBody,
  UserRatingInfo,
} from '../models/rating.ts';
import type { StatusOk } from '../models/status.ts';
export interface RatingApi {
  /** Page and place of the learner. */
  findMe(input?: Record<string, never>, options?: CallOptions): Promise<FoundPlace>;
  /** Page and place of the learner. */
  findMeByPost(input?: Record<string, never>, options?: CallOptions): Promise<FoundPlace>;
  /** Page of the own city. */
  findMyCity(input?: Record<string, never>, options?: CallOptions): Promise<FoundPlace>;
  /** Page of the own school. */
  findMySchool(input?: Record<string, never>, options?: CallOptions): Promise<FoundPlace>;
  /** The board of a class that the caller is in, where its teacher has turned it on. */
  getClassBoard(input: { readonly params: ClassBoardPath }, options?: CallOptions): Promise<ClassBoard>;
  /** Winners of ended seasons. */
  getHallOfFame(input?: { readonly query?: HallOfFameQuery }, options?: CallOptions): Promise<HallOfFame>;
  /** The own group: league, cards, who moves up. */
  getRatingCards(input?: Record<string, never>, options?: CallOptions): Promise<RatingGroup>;
  /** Details for rating cards. */
  getRatingCardsInfo(input?: Record<string, never>, options?: CallOptions): Promise<CardsInfo>;
  /** Cities by codes. */
  getRatingCities(input: { readonly body: CodesBody }, options?: CallOptions): Promise<Cities>;
  /** Institutions by ids. */
  getRatingInstitutions(input: { readonly body: IdsBody }, options?: CallOptions): Promise<Institutions>;
  /** The name shown in the rating. */
  getRatingPersonalInfo(input?: Record<string, never>, options?: CallOptions): Promise<PersonalInfo>;
  /** Places around the learner. */
  getRatingPositions(input?: Record<string, never>, options?: CallOptions): Promise<Positions>;
  /** Public rating profile of a user. */
  getRatingProfile(input: { readonly body: UserIdBody }, options?: CallOptions): Promise<RatingProfile>;
  /** Current season and its dates. */
  getRatingSeason(input?: Record<string, never>, options?: CallOptions): Promise<SeasonInfo>;
  /** Leagues, group size, promotion. */
  getRatingSettings(input?: Record<string, never>, options?: CallOptions): Promise<RatingSettings>;
  /** Learners by points. */
  getRatingTop(input?: { readonly query?: TopQuery }, options?: CallOptions): Promise<RatingPage>;
  /** Number of rated learners. */
  getRatingTotalCount(input?: Record<string, never>, options?: CallOptions): Promise<TotalCount>;
  /** Public entries of up to 50 users. */
  getRatingUsers(input: { readonly body: UserIdsBody }, options?: CallOptions): Promise<UserList>;
  /** The board of a school, for the page of a partner who was given it. Refuses with `originNotAllowed`, `keyRevoked`, `tooManyRequests`. */
  getSchoolBoard(
    input: { readonly params: SchoolBoardPath; readonly query: SchoolBoardQuery },
    options?: CallOptions,
  ): Promise<SchoolBoard>;
  /** Where pupils whose cards the caller holds are seen by others, and as whom. */
  getSeenPupils(input?: Record<string, never>, options?: CallOptions): Promise<SeenPupils>;
  /** Own place, points and league. */
  getUserRatingInfo(input?: Record<string, never>, options?: CallOptions): Promise<UserRatingInfo>;
  /** Whether the learner takes part. */
  isInRating(input?: Record<string, never>, options?: CallOptions): Promise<IsInRating>;
  /** The season reward has been seen. */
  lookSeasonReward(input?: Record<string, never>, options?: CallOptions): Promise<StatusOk>;
  /** Institutions of the boards by the beginning of their name, 20 at most. Refuses with `invalidFields`, `tooManyRequests`. */
  searchInstitution(input: { readonly query: SearchQuery }, options?: CallOptions): Promise<Institutions>;
  /** Finds learners of a board by a part of their shown name, 20 at most. Refuses with `invalidFields`, `tooManyRequests`. */
  searchRating(input: { readonly body: SearchBody }, options?: CallOptions): Promise<RatingCards>;
}
