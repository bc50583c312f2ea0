// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PublicProfile } from './person.ts';

export interface CardsInfo {
  readonly info: {
    readonly userId: number;
    readonly displayName: string;
    readonly stars: number;
  }[];
}

export interface Cities {
  readonly cities: City[];
}

export interface City {
  readonly code: string;
  readonly name: string;
}

export interface ClassBoard {
  readonly id: number;
  readonly name: string;
  readonly startsOn: string;
  readonly data: {
    readonly userId: number;
    readonly displayName: string;
    readonly avatar: string;
    readonly level: number;
    readonly place: number;
    readonly points: number;
    readonly isMe: boolean;
  }[];
  readonly me: {
    readonly userId: number;
    readonly displayName: string;
    readonly avatar: string;
    readonly level: number;
    readonly place: number;
    readonly points: number;
    readonly isMe: boolean;
  } | null;
}

export interface ClassBoardPath {
  readonly classId: number;
}

export interface CodesBody {
  readonly codes: string[];
}

export interface FoundPlace {
  readonly page: number | null;
  readonly place: number | null;
}

export interface HallOfFame {
  readonly hallOfFame: {
    readonly season: Season;
    readonly winners: Winner[];
  }[];
  readonly page: number;
  readonly lastPage: number;
}

export interface HallOfFameQuery {
  readonly page?: number;
}

export interface IdsBody {
  readonly ids: number[];
}

export interface Institution {
  readonly id: number;
  readonly name: string;
  readonly type: number | null;
  readonly cityCode: string | null;
}

export interface Institutions {
  readonly institutions: Institution[];
}

export interface IsInRating {
  readonly isInRating: boolean;
}

export interface PersonalInfo {
  readonly personalInfo: {
    readonly displayName: string;
  };
}

export interface Positions {
  readonly positions: RatingEntry[];
}

export interface RatingCard {
  readonly userId: number;
  readonly displayName: string;
  readonly avatar: string;
  readonly level: number;
  readonly place: number;
  readonly points: number;
  readonly league: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond';
  readonly isMe: boolean;
  readonly page: number | null;
}

export interface RatingCards {
  readonly cards: RatingCard[];
}

export interface RatingEntry {
  readonly userId: number;
  readonly displayName: string;
  readonly avatar: string;
  readonly level: number;
  readonly place: number;
  readonly points: number;
  readonly league: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond';
  readonly isMe: boolean;
}

export interface RatingGroup {
  readonly state: 'out' | 'gathering' | 'open';
  readonly missing: ('account' | 'agreement' | 'parent' | 'preschool' | 'points' | 'city' | 'school' | 'people')[];
  readonly league: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond';
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly endsAt: string;
  readonly daysLeft: number;
  readonly size: number;
  readonly promoted: number;
  readonly demoted: number;
  readonly cards: RatingEntry[];
}

export interface RatingPage {
  readonly data: RatingEntry[];
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
  readonly me: RatingEntry | null;
  readonly missing: ('account' | 'agreement' | 'parent' | 'preschool' | 'points' | 'city' | 'school' | 'people')[];
}

export interface RatingProfile {
  readonly profile: PublicProfile;
  readonly place: number | null;
  readonly points: number;
}

export interface RatingSettings {
  readonly leagues: ('paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond')[];
  readonly groupSize: number;
  readonly promoted: number;
  readonly demoted: number;
}

export interface SchoolBoard {
  readonly institution: Institution;
  readonly season: Season;
  readonly total: number | null;
  readonly data: {
    readonly place: number;
    readonly points: number;
    readonly displayName: string;
    readonly level: number;
    readonly league: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond';
  }[];
}

export interface SchoolBoardPath {
  readonly institutionId: number;
}

export interface SchoolBoardQuery {
  /** Publishable key of the page */
  readonly key: string;
  /** In a frame of ours: origin of the page around it */
  readonly parent?: string;
  readonly tab?: 'season' | 'all-time';
  readonly rows?: number;
}

export interface SearchBody {
  readonly text: string;
  readonly tab?: 'season' | 'all-time';
}

export interface SearchQuery {
  readonly text: string;
}

export interface Season {
  readonly id: number;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly startsAt: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly endsAt: string;
}

export interface SeasonInfo {
  readonly season: Season | null;
  readonly classes: {
    readonly id: number;
    readonly name: string;
  }[];
  readonly seasons: {
    readonly notViewedSeason: number | null;
    readonly result: SeasonResult | null;
  };
}

export interface SeasonResult {
  readonly season: number;
  readonly place: number;
  readonly points: number;
  readonly leagueBefore: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond';
  readonly leagueAfter: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond';
}

export interface SeenPupil {
  readonly userId: number;
  readonly name: string;
  readonly missing: ('account' | 'agreement' | 'parent' | 'preschool' | 'points' | 'city' | 'school' | 'people')[];
  readonly nickname: string;
  readonly knownAs: string;
  readonly city: string | null;
  readonly school: string | null;
  readonly classes: string[];
}

export interface SeenPupils {
  readonly data: SeenPupil[];
}

export interface TopQuery {
  readonly season?: number;
  readonly tab?: 'season' | 'all-time' | 'city' | 'school' | 'friends';
  readonly page?: number;
}

export interface TotalCount {
  readonly totalCount: number;
}

export interface UserIdsBody {
  readonly userIds: number[];
}

export interface UserRatingInfo {
  readonly userRatingInfo: {
    readonly place: number | null;
    readonly points: number;
    readonly league: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond' | null;
    readonly isInRating: boolean;
  };
}

export interface Winner {
  readonly audience: 'junior' | 'adult';
  readonly place: number;
  readonly points: number;
  readonly league: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond';
  readonly userId: number | null;
  readonly displayName: string | null;
  readonly avatar: string | null;
  readonly level: number | null;
  readonly isMe: boolean;
}

/** The shapes above by name. */
export interface RatingModels {
  readonly CardsInfo: CardsInfo;
  readonly Cities: Cities;
  readonly City: City;
  readonly ClassBoard: ClassBoard;
  readonly ClassBoardPath: ClassBoardPath;
  readonly CodesBody: CodesBody;
  readonly FoundPlace: FoundPlace;
  readonly HallOfFame: HallOfFame;
  readonly HallOfFameQuery: HallOfFameQuery;
  readonly IdsBody: IdsBody;
  readonly Institution: Institution;
  readonly Institutions: Institutions;
  readonly IsInRating: IsInRating;
  readonly PersonalInfo: PersonalInfo;
  readonly Positions: Positions;
  readonly RatingCard: RatingCard;
  readonly RatingCards: RatingCards;
  readonly RatingEntry: RatingEntry;
  readonly RatingGroup: RatingGroup;
  readonly RatingPage: RatingPage;
  readonly RatingProfile: RatingProfile;
  readonly RatingSettings: RatingSettings;
  readonly SchoolBoard: SchoolBoard;
  readonly SchoolBoardPath: SchoolBoardPath;
  readonly SchoolBoardQuery: SchoolBoardQuery;
  readonly SearchBody: SearchBody;
  readonly SearchQuery: SearchQuery;
  readonly Season: Season;
  readonly SeasonInfo: SeasonInfo;
  readonly SeasonResult: SeasonResult;
  readonly SeenPupil: SeenPupil;
  readonly SeenPupils: SeenPupils;
  readonly TopQuery: TopQuery;
  readonly TotalCount: TotalCount;
  readonly UserIdsBody: UserIdsBody;
  readonly UserRatingInfo: UserRatingInfo;
  readonly Winner: Winner;
}
