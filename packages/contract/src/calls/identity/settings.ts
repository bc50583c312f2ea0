import { defineCall } from '../../call.ts';

export const saveSettings = defineCall({
  row: 'C-145',
  summary: 'Saves one of the ten kinds of settings',
  method: 'POST',
  path: '/user/settings.json',
  body: 'SettingsBody',
  response: 'SettingsVerdict',
  errors: ['unknownSettingsType', 'parentZoneClosed'],
});

export const getMultiSettings = defineCall({
  row: 'C-146',
  summary: 'Settings of all own pupils',
  method: 'GET',
  path: '/user/multi-settings.json',
  response: 'MultiSettings',
});

export const lookProfileNotice = defineCall({
  row: 'C-147',
  summary: 'A notice of the profile has been seen',
  method: 'POST',
  path: '/user/look-profile-notice.json',
  body: 'NoticeBody',
  response: 'StatusOk',
});

export const validateSettings = defineCall({
  row: 'C-148',
  summary: 'What saving would refuse, without saving',
  method: 'POST',
  path: '/user/validate-settings.json',
  patience: 'reading',
  body: 'SettingsBody',
  response: 'SettingsVerdict',
  errors: ['unknownSettingsType'],
});

export const removeUser = defineCall({
  row: 'C-149',
  summary: 'Removes an own pupil',
  method: 'POST',
  path: '/user/remove-user.json',
  body: 'CardIdBody',
  response: 'StatusOk',
  errors: ['parentZoneClosed'],
});

export const enterTeacherCode = defineCall({
  row: 'C-150',
  summary: 'Joins a class by its code',
  method: 'POST',
  path: '/user/enter-teacher-code.json',
  body: 'TeacherCodeBody',
  response: 'StatusOk',
  errors: ['wrongTeacherCode'],
});

export const checkEmail = defineCall({
  row: 'C-151',
  summary: 'What the server thinks of an e-mail address',
  method: 'POST',
  path: '/api/check-email',
  patience: 'reading',
  auth: 'optional',
  body: 'EmailBody',
  response: 'EmailVerdict',
});

export const setPushDevice = defineCall({
  row: 'C-152',
  summary: 'Stores the device for pushes',
  method: 'POST',
  path: '/user/onesignal/setId',
  body: 'DeviceBody',
  response: 'StatusOk',
});

export const getScheduler = defineCall({
  row: 'C-153',
  summary: 'Days of the push reminder',
  method: 'GET',
  path: '/user/scheduler.json',
  response: 'Scheduler',
});

export const saveScheduler = defineCall({
  row: 'C-154',
  summary: 'Saves the days of the push reminder',
  method: 'POST',
  path: '/user/scheduler.json',
  body: 'Scheduler',
  response: 'StatusOk',
});

export const getWeeklyLetter = defineCall({
  row: 'ours issue 20',
  summary: 'Whether the letter about the week of the children is asked for',
  method: 'GET',
  path: '/user/weekly-letter.json',
  response: 'WeeklyLetter',
});

export const saveWeeklyLetter = defineCall({
  row: 'ours issue 20',
  summary:
    'Asks for the letter about the week of the children, or ends it; behind the parents’ gate. An address that is not confirmed is asked first',
  method: 'PUT',
  path: '/user/weekly-letter.json',
  body: 'WeeklyLetterWish',
  response: 'StatusOk',
  errors: ['parentZoneClosed', 'enterEmailError', 'tooManyRequests'],
});

export const stopWeeklyLetter = defineCall({
  row: 'ours issue 20',
  summary: 'Ends the letters by the key that stands in each of them, without signing in',
  method: 'POST',
  path: '/user/weekly-letter/stop.json',
  auth: 'none',
  body: 'WeeklyLetterStop',
  response: 'StatusOk',
  errors: ['tooManyRequests'],
});

export const searchCities = defineCall({
  row: 'ours D-193',
  summary: 'Cities whose name begins with what was typed, the largest first',
  method: 'GET',
  path: '/user/cities.json',
  query: 'PlaceQuery',
  response: 'CitySuggestions',
});

export const searchInstitutions = defineCall({
  row: 'ours D-193',
  summary: 'Institutions that several people have named and whose name has what was typed',
  method: 'GET',
  path: '/user/institutions.json',
  query: 'PlaceQuery',
  response: 'InstitutionSuggestions',
});
