import { Type } from '@sinclair/typebox';
import { Count, Day, Id, nullable, object, oneOf, Timestamp } from '../basics.ts';
import { numbers } from '../../values/numbers.ts';
import { PublicProfile } from '../identity/person.ts';

export const leagues = ['paper', 'wood', 'bronze', 'silver', 'gold', 'diamond'] as const;

/** Whom boards never mix. */
export const audiences = ['junior', 'adult'] as const;

export const RatingEntry = object({
  userId: Id,
  displayName: Type.String(),
  avatar: Type.String(),
  level: Count,
  /** Shared by equal points (rule D-230). */
  place: Count,
  points: Count,
  league: oneOf(leagues),
  isMe: Type.Boolean(),
});

/**
 * Why somebody has no place on a board: no account of a learner; the switch is off; a grown-up's yes is missing; the
 * course is for preschoolers; no points yet; no city or school to be shown; too few people in it.
 */
export const ratingLacks = [
  'account',
  'agreement',
  'parent',
  'preschool',
  'points',
  'city',
  'school',
  'people',
] as const;

export const UserRatingInfo = object({
  userRatingInfo: object({
    place: nullable(Count),
    points: Count,
    league: nullable(oneOf(leagues)),
    isInRating: Type.Boolean(),
  }),
});
export const PersonalInfo = object({ personalInfo: object({ displayName: Type.String() }) });
export const Positions = object({ positions: Type.Array(RatingEntry) });
export const RatingProfile = object({ profile: PublicProfile, place: nullable(Count), points: Count });
export const IsInRating = object({ isInRating: Type.Boolean() });
export const TopQuery = object({
  season: Type.Optional(Id),
  tab: Type.Optional(oneOf(['season', 'all-time', 'city', 'school', 'friends'] as const)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: numbers.rating.pages })),
});
export const RatingPage = object({
  data: Type.Array(RatingEntry),
  page: Count,
  lastPage: Count,
  total: Count,
  /** The learner's own row; where something but points is missing, it says where it would stand, and nobody else sees it. */
  me: nullable(RatingEntry),
  missing: Type.Array(oneOf(ratingLacks)),
});
export const UserIdsBody = object({ userIds: Type.Array(Id, { maxItems: 50 }) });
/** A part of the shown name, of three characters and more, whatever its case and its accents; this season's board, or all time's. */
export const SearchBody = object({
  text: Type.String({ maxLength: 60 }),
  tab: Type.Optional(oneOf(['season', 'all-time'] as const)),
});
/** The beginning of a name, of two characters and more. */
export const SearchQuery = object({ text: Type.String({ maxLength: 60 }) });
export const CodesBody = object({ codes: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 50 }) });
export const IdsBody = object({ ids: Type.Array(Id, { maxItems: 50 }) });
export const City = object({ code: Type.String(), name: Type.String() });
export const Cities = object({ cities: Type.Array(City) });
/** The type is one of the settings' seven; the name is the number, or what people call it. */
export const Institution = object({
  id: Id,
  name: Type.String(),
  type: nullable(Count),
  cityCode: nullable(Type.String()),
});
export const Institutions = object({ institutions: Type.Array(Institution) });
export const FoundPlace = object({ page: nullable(Count), place: nullable(Count) });
export const TotalCount = object({ totalCount: Count });
export const Season = object({ id: Id, startsAt: Timestamp, endsAt: Timestamp });
export const HallOfFameQuery = object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) });
/** Who may not be seen now has no name: the place stays (rule D-115). */
export const Winner = object({
  audience: oneOf(audiences),
  place: Count,
  points: Count,
  league: oneOf(leagues),
  userId: nullable(Id),
  displayName: nullable(Type.String()),
  avatar: nullable(Type.String()),
  level: nullable(Count),
  isMe: Type.Boolean(),
});
/** The last season first, and in it the juniors, then the adults. */
export const HallOfFame = object({
  hallOfFame: Type.Array(object({ season: Season, winners: Type.Array(Winner) })),
  page: Count,
  lastPage: Count,
});
export const RatingSettings = object({
  leagues: Type.Array(oneOf(leagues)),
  groupSize: Count,
  promoted: Count,
  demoted: Count,
});
/** What a settled season has given. */
export const SeasonResult = object({
  season: Id,
  place: Count,
  points: Count,
  leagueBefore: oneOf(leagues),
  leagueAfter: oneOf(leagues),
});
/** `result` is that of the season that was not looked at; `classes` are the caller's that have a board. */
export const SeasonInfo = object({
  season: nullable(Season),
  classes: Type.Array(object({ id: Id, name: Type.String() })),
  seasons: object({ notViewedSeason: nullable(Id), result: nullable(SeasonResult) }),
});
/**
 * The learner's own group. `out`: they take no part, `missing` says why; `gathering`: they are given one soon, at the
 * latest when the season before is settled.
 */
export const RatingGroup = object({
  state: oneOf(['out', 'gathering', 'open'] as const),
  missing: Type.Array(oneOf(ratingLacks)),
  league: oneOf(leagues),
  endsAt: Timestamp,
  /** Begun days count. */
  daysLeft: Count,
  /** How many take part; so many of the first move up when the season is settled, and of the last down. */
  size: Count,
  promoted: Count,
  demoted: Count,
  /** In the order that decides. */
  cards: Type.Array(RatingEntry),
});
/** The page of the board that they stand on; null where the board has no such page. */
export const RatingCard = object({ ...RatingEntry.properties, page: nullable(Count) });
/** In the order of the board. */
export const RatingCards = object({ cards: Type.Array(RatingCard) });
const rows = { minimum: 3, maximum: numbers.rating.rows };
/** Shown on the page of a partner whom the platform has given this school. */
export const SchoolBoardQuery = object({
  key: Type.String({ maxLength: 80, description: 'Publishable key of the page' }),
  parent: Type.Optional(
    Type.String({ maxLength: 200, description: 'In a frame of ours: origin of the page around it' }),
  ),
  tab: Type.Optional(oneOf(['season', 'all-time'] as const)),
  rows: Type.Optional(Type.Integer(rows)),
});
export const SchoolBoardPath = object({ institutionId: Id });
/** By drawn names alone, and without anything that leads to a person. */
export const SchoolBoard = object({
  institution: Institution,
  season: Season,
  /** How many are shown in all; null: fewer than `numbers.rating.leastPeople`, whom nobody shows. */
  total: nullable(Count),
  data: Type.Array(
    object({ place: Count, points: Count, displayName: Type.String(), level: Count, league: oneOf(leagues) }),
  ),
});
export const CardsInfo = object({ info: Type.Array(object({ userId: Id, displayName: Type.String(), stars: Count })) });
export const ClassBoardPath = object({ classId: Id });
/** A class has no leagues. */
const ClassBoardEntry = Type.Omit(RatingEntry, ['league'], { additionalProperties: false });
/**
 * Stars of this week in a class, by nicknames: the first five, and the caller. `me` is null where the caller has no star
 * yet.
 */
export const ClassBoard = object({
  id: Id,
  name: Type.String(),
  /** The Monday that it counts from. */
  startsOn: Day,
  data: Type.Array(ClassBoardEntry),
  me: nullable(ClassBoardEntry),
});

/** Where a pupil of the caller's is seen by others, and as whom. */
export const SeenPupil = object({
  userId: Id,
  /** As the family calls them. */
  name: Type.String(),
  /** Empty: the boards show them. */
  missing: Type.Array(oneOf(ratingLacks)),
  /** What strangers read. */
  nickname: Type.String(),
  /** What friends and classmates read. */
  knownAs: Type.String(),
  /** Of the boards of a city and of a school; null where they are on none. */
  city: nullable(Type.String()),
  school: nullable(Type.String()),
  /** Names of classes whose board shows them: for these nobody is asked (rule D-235). */
  classes: Type.Array(Type.String()),
});
export const SeenPupils = object({ data: Type.Array(SeenPupil) });
