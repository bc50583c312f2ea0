import { defineCall } from '../../call.ts';

export const getDailyAwardState = defineCall({
  row: 'C-119',
  summary: 'Whether the daily award can be taken',
  method: 'GET',
  path: '/service/awards/api/user/daily-award',
  response: 'DailyAwardInfo',
});

export const accrueDailyAward = defineCall({
  row: 'C-120',
  summary: 'Takes the daily award, once per 82 800 s',
  method: 'POST',
  path: '/service/awards/api/user/daily-award',
  response: 'DailyAwardInfo',
  errors: ['alreadyTaken'],
});

export const listDailyAwards = defineCall({
  row: 'C-121',
  summary: 'The awards of the cycle',
  method: 'GET',
  path: '/service/awards/api/daily-award',
  response: 'DailyAwards',
});

export const seeDailyAward = defineCall({
  row: 'C-122',
  summary: 'The popup has been seen',
  method: 'PUT',
  path: '/service/awards/api/user/daily-award/{id}',
  params: 'IdPath',
  response: 'DailyAwardInfo',
});

export const listBoxNotifications = defineCall({
  row: 'C-123',
  summary: 'Unopened boxes',
  method: 'GET',
  path: '/service/awards/api/user/box/notification',
  response: 'UserBoxes',
});

export const listBoxes = defineCall({
  row: 'ours D-082',
  summary: 'What boxes hold, and how often: nothing is left to chance',
  method: 'GET',
  path: '/service/awards/api/box',
  response: 'Boxes',
});

export const openBox = defineCall({
  row: 'C-124',
  summary: 'Opens a box and credits it, once',
  method: 'DELETE',
  path: '/service/awards/api/user/box/notification/{userBoxId}',
  params: 'UserBoxPath',
  response: 'UserBox',
});

export const getDailyGoalStates = defineCall({
  row: 'C-125',
  summary: 'Goal states in a range of days',
  method: 'GET',
  path: '/service/awards/api/user/daily-goal-state',
  query: 'GoalStateQuery',
  response: 'DailyGoalStates',
});

export const listDailyGoals = defineCall({
  row: 'C-126',
  summary: 'Goal definitions',
  method: 'GET',
  path: '/service/awards/api/daily-goal',
  query: 'GoalQuery',
  response: 'DailyGoals',
});

export const tellTheoryRead = defineCall({
  row: 'ours D-081',
  summary: 'An article lies open before the learner: goals count it once a day',
  method: 'POST',
  path: '/service/awards/api/user/theory-read',
  body: 'TheoryRead',
  response: 'StatusOk',
});

export const getLearningReport = defineCall({
  row: 'ours R-050',
  summary: 'What the learner did in a period, and what comes easily',
  method: 'GET',
  path: '/service/awards/api/user/report',
  query: 'ReportQuery',
  response: 'LearningReport',
});

export const listAchievements = defineCall({
  row: 'C-139',
  summary: 'Achievements with progress',
  method: 'GET',
  path: '/user/achievements.json',
  response: 'Achievements',
});

export const lookAchievement = defineCall({
  row: 'C-140',
  summary: 'One achievement has been seen',
  method: 'POST',
  path: '/user/achievement/look/{id}.json',
  params: 'IdPath',
  response: 'StatusOk',
});

export const lookAchievements = defineCall({
  row: 'C-141',
  summary: 'All achievements have been seen',
  method: 'POST',
  path: '/user/look-achievements.json',
  response: 'StatusOk',
});
