import { defineCall } from '../../call.ts';

export const sendActivity = defineCall({
  row: 'C-012',
  summary: 'How long the learner was active',
  method: 'POST',
  path: '/service/analytics/api/activity',
  body: 'ActivityBody',
  response: 'ActivityAnswer',
  retry: 'never',
});

export const sendEvent = defineCall({
  row: 'C-013',
  summary: 'One analytics event, with consent only',
  method: 'POST',
  path: '/service/analytics/api/event',
  auth: 'optional',
  body: 'AnalyticsEvent',
  response: 'StatusOk',
  retry: 'never',
  isBeacon: true,
});

export const listPreferences = defineCall({
  row: 'C-127',
  summary: 'All consents',
  method: 'GET',
  path: '/service/analytics/api/preferences',
  response: 'Preferences',
});

export const getPreference = defineCall({
  row: 'C-128',
  summary: 'One consent',
  method: 'GET',
  path: '/service/analytics/api/preferences/{id}',
  params: 'PreferencePath',
  response: 'Preference',
});

export const savePreference = defineCall({
  row: 'C-129',
  summary: 'Saves one consent',
  method: 'PUT',
  path: '/service/analytics/api/preferences/{id}',
  params: 'PreferencePath',
  body: 'PreferenceBody',
  response: 'Preference',
});

export const savePreferences = defineCall({
  row: 'C-130',
  summary: 'Saves all consents',
  method: 'PUT',
  path: '/service/analytics/api/preferences',
  body: 'PreferencesBody',
  response: 'Preferences',
});

export const reportError = defineCall({
  row: 'ours X-021',
  summary: 'Something broke on a page of ours; goes to our own log and nowhere else',
  method: 'POST',
  path: '/service/analytics/api/error',
  auth: 'optional',
  body: 'PageError',
  // A page whose program has not come tells it by a beacon, which sends text.
  form: 'plain',
  response: 'StatusOk',
  retry: 'never',
});
