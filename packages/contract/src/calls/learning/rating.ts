import { defineCall } from '../../call.ts';

export const getUserRatingInfo = defineCall({
  row: 'C-086',
  summary: 'Own place, points and league',
  method: 'GET',
  path: '/rating/user-rating-info.json',
  response: 'UserRatingInfo',
});

export const getRatingPersonalInfo = defineCall({
  row: 'C-087',
  summary: 'The name shown in the rating',
  method: 'GET',
  path: '/rating/personal-info.json',
  response: 'PersonalInfo',
});

export const getRatingPositions = defineCall({
  row: 'C-088',
  summary: 'Places around the learner',
  method: 'GET',
  path: '/rating/positions.json',
  response: 'Positions',
});

export const getRatingProfile = defineCall({
  row: 'C-089',
  summary: 'Public rating profile of a user',
  method: 'POST',
  path: '/rating/data/profile-info',
  patience: 'reading',
  body: 'UserIdBody',
  response: 'RatingProfile',
});

export const isInRating = defineCall({
  row: 'C-090',
  summary: 'Whether the learner takes part',
  method: 'POST',
  path: '/rating/is-in-rating.json',
  patience: 'reading',
  response: 'IsInRating',
});

export const getRatingTop = defineCall({
  row: 'C-091',
  summary: 'Learners by points',
  method: 'GET',
  path: '/service/rating/api/top',
  query: 'TopQuery',
  response: 'RatingPage',
});

export const getRatingUsers = defineCall({
  row: 'C-092',
  summary: 'Public entries of up to 50 users',
  method: 'POST',
  path: '/rating/data/users.json',
  patience: 'reading',
  body: 'UserIdsBody',
  response: 'UserList',
});

export const searchRating = defineCall({
  row: 'C-093',
  summary: 'Finds learners of a board by a part of their shown name, 20 at most',
  method: 'POST',
  path: '/rating/search.json',
  patience: 'reading',
  // Somebody types meanwhile: they are told at once, and ask again with the next letter.
  retry: 'never',
  body: 'SearchBody',
  response: 'RatingCards',
  errors: ['invalidFields', 'tooManyRequests'],
});

export const searchInstitution = defineCall({
  row: 'C-094',
  summary: 'Institutions of the boards by the beginning of their name, 20 at most',
  method: 'GET',
  path: '/rating/search-institution.json',
  query: 'SearchQuery',
  response: 'Institutions',
  errors: ['invalidFields', 'tooManyRequests'],
});

export const getRatingCities = defineCall({
  row: 'C-095',
  summary: 'Cities by codes',
  method: 'POST',
  path: '/rating/data/cities.json',
  patience: 'reading',
  body: 'CodesBody',
  response: 'Cities',
});

export const getRatingInstitutions = defineCall({
  row: 'C-096',
  summary: 'Institutions by ids',
  method: 'POST',
  path: '/rating/data/institutions.json',
  patience: 'reading',
  body: 'IdsBody',
  response: 'Institutions',
});

export const findMySchool = defineCall({
  row: 'C-097',
  summary: 'Page of the own school',
  method: 'POST',
  path: '/rating/find-my-school.json',
  patience: 'reading',
  response: 'FoundPlace',
});

export const findMyCity = defineCall({
  row: 'C-098',
  summary: 'Page of the own city',
  method: 'POST',
  path: '/rating/find-my-city.json',
  patience: 'reading',
  response: 'FoundPlace',
});

export const findMeByPost = defineCall({
  row: 'C-099',
  summary: 'Page and place of the learner',
  method: 'POST',
  path: '/rating/find-me.json',
  patience: 'reading',
  response: 'FoundPlace',
});

export const getRatingTotalCount = defineCall({
  row: 'C-100',
  summary: 'Number of rated learners',
  method: 'GET',
  path: '/service/rating/api/total-count',
  response: 'TotalCount',
});

export const getRatingCards = defineCall({
  row: 'C-101',
  summary: 'The own group: league, cards, who moves up',
  method: 'GET',
  path: '/service/rating/api/cards',
  response: 'RatingGroup',
});

export const findMe = defineCall({
  row: 'C-102',
  summary: 'Page and place of the learner',
  method: 'GET',
  path: '/service/rating/api/find-me',
  response: 'FoundPlace',
});

export const getSchoolBoard = defineCall({
  row: 'ours issue 19',
  summary: 'The board of a school, for the page of a partner who was given it',
  method: 'GET',
  path: '/service/rating/api/board/{institutionId}',
  auth: 'none',
  params: 'SchoolBoardPath',
  query: 'SchoolBoardQuery',
  response: 'SchoolBoard',
  errors: ['originNotAllowed', 'keyRevoked', 'tooManyRequests'],
});

export const getSeenPupils = defineCall({
  row: 'ours D-234',
  summary: 'Where pupils whose cards the caller holds are seen by others, and as whom',
  method: 'GET',
  path: '/service/rating/api/pupils',
  response: 'SeenPupils',
});

export const getClassBoard = defineCall({
  row: 'ours D-235',
  summary: 'The board of a class that the caller is in, where its teacher has turned it on',
  method: 'GET',
  path: '/service/rating/api/class/{classId}',
  params: 'ClassBoardPath',
  response: 'ClassBoard',
});

export const getHallOfFame = defineCall({
  row: 'C-103',
  summary: 'Winners of ended seasons',
  method: 'GET',
  path: '/service/rating/api/hall-of-fame',
  query: 'HallOfFameQuery',
  response: 'HallOfFame',
});

export const getRatingSettings = defineCall({
  row: 'C-104',
  summary: 'Leagues, group size, promotion',
  method: 'GET',
  path: '/service/rating/api/settings',
  response: 'RatingSettings',
});

export const getRatingSeason = defineCall({
  row: 'C-105',
  summary: 'Current season and its dates',
  method: 'GET',
  path: '/service/rating/api/info',
  response: 'SeasonInfo',
});

export const getRatingCardsInfo = defineCall({
  row: 'C-106',
  summary: 'Details for rating cards',
  method: 'GET',
  path: '/rating/data/cards-info',
  response: 'CardsInfo',
});

export const lookSeasonReward = defineCall({
  row: 'C-107',
  summary: 'The season reward has been seen',
  method: 'PUT',
  path: '/service/rating/api/season-reward/look',
  response: 'StatusOk',
});
