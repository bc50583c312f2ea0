import { defineCall } from '../../call.ts';

export const getConfig = defineCall({
  row: 'C-007',
  summary: 'Feature flags, levels, target lessons and the figures that the site shows',
  method: 'GET',
  path: '/config.json',
  auth: 'none',
  response: 'Config',
});

export const getServerTime = defineCall({
  row: 'C-008',
  summary: 'The clock that every timer follows',
  method: 'GET',
  path: '/server-time.php',
  auth: 'none',
  response: 'ServerTime',
});

export const getLanguages = defineCall({
  row: 'C-009',
  summary: 'All languages, and the best one for this browser',
  method: 'GET',
  path: '/languages',
  auth: 'none',
  query: 'LanguagesQuery',
  response: 'Languages',
});

export const saveInterface = defineCall({
  row: 'ours V-007, D-187',
  summary: 'Keeps the language and the theme that the learner chose',
  method: 'PUT',
  path: '/user/interface.json',
  body: 'Interface',
  response: 'StatusOk',
});

export const getCommonProfile = defineCall({
  row: 'C-064',
  summary: 'The signed-in profile, or null for a guest',
  method: 'GET',
  path: '/user/common-profile.json',
  auth: 'optional',
  response: 'CommonProfileAnswer',
});
