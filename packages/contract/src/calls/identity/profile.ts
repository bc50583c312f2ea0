import { defineCall } from '../../call.ts';

export const getReferral = defineCall({
  row: 'C-010',
  summary: 'The referral link and what it brought',
  method: 'GET',
  path: '/user/referral.json',
  response: 'Referral',
});

export const listUsers = defineCall({
  row: 'C-063',
  summary: 'Public entries of up to 50 users; unknown ids are left out',
  method: 'GET',
  path: '/user/list',
  query: 'IdsQuery',
  response: 'UserList',
});

export const takeAdditionalTrial = defineCall({
  row: 'C-065',
  summary: 'One more trial chapter, once per account',
  method: 'POST',
  path: '/user/additional-trial.json',
  response: 'AdditionalTrial',
  errors: ['notAvailable'],
});

export const switchUser = defineCall({
  row: 'C-066',
  summary: 'Switches to one of the available users; fetch a new token afterwards',
  method: 'POST',
  path: '/auth/switch-user.json',
  body: 'UserIdBody',
  response: 'Switched',
  errors: ['parentZoneClosed'],
});

export const getBestResults = defineCall({
  row: 'C-068',
  summary: 'Best results of the learner',
  method: 'GET',
  path: '/user/best-results.json',
  response: 'BestResults',
});

export const getLogicState = defineCall({
  row: 'C-069',
  summary: 'State of every problem the learner has opened',
  method: 'GET',
  path: '/user/logic-state-by-problems.json',
  response: 'LogicState',
});

export const seeLowEnergyPopup = defineCall({
  row: 'C-070',
  summary: 'The low-energy popup has been seen',
  method: 'POST',
  path: '/user/seen-low-energy-popup.json',
  response: 'StatusOk',
});

export const forceAccountSave = defineCall({
  row: 'C-071',
  summary: 'Asks for an e-mail to save the progress',
  method: 'POST',
  path: '/user/force-account-save.json',
  response: 'ForceSave',
});

export const resetUserProgress = defineCall({
  row: 'C-072',
  summary: 'Resets the progress of an own pupil',
  method: 'POST',
  path: '/user/reset-user-progress.json',
  body: 'CardIdBody',
  response: 'StatusOk',
  errors: ['resetNotAllowed'],
});

export const getProfile = defineCall({
  row: 'ours E-042',
  summary: 'The whole profile of the signed-in user',
  method: 'GET',
  path: '/user/profile.json',
  response: 'Profile',
});
