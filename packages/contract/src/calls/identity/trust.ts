import { defineCall } from '../../call.ts';

export const confirmEmail = defineCall({
  row: 'ours issue 3',
  summary: 'An address is confirmed by the secret of its letter’s link, or by its code in the session that asked',
  method: 'POST',
  path: '/user/confirm-email.json',
  auth: 'optional',
  body: 'EmailConfirmation',
  response: 'EmailConfirmed',
  errors: ['oneCredentialOnly', 'wrongEmailCode', 'notUnique', 'tooManyRequests'],
});

export const chooseFirstPassword = defineCall({
  row: 'ours issue 3',
  summary: 'The first password of an account whose address has just been confirmed by the same link',
  method: 'POST',
  path: '/user/first-password.json',
  auth: 'none',
  body: 'FirstPassword',
  response: 'StatusOk',
  errors: ['wrongEmailCode', 'commonPassword', 'tooManyRequests'],
});

export const getConsents = defineCall({
  row: 'ours D-098',
  summary: 'What a person or an own pupil allows beyond learning',
  method: 'GET',
  path: '/service/profiles/api/consent',
  query: 'ConsentQuery',
  response: 'Consents',
});

export const decideConsent = defineCall({
  row: 'ours D-098',
  summary: 'Gives or takes back one consent; time and wording are recorded',
  method: 'POST',
  path: '/service/profiles/api/consent',
  body: 'ConsentBody',
  response: 'Consents',
  errors: ['notAvailable'],
});

export const exportPersonalData = defineCall({
  row: 'ours D-098',
  summary: 'Everything that is kept about the person and their pupils',
  method: 'POST',
  path: '/service/profiles/api/export',
  response: 'PersonalData',
  errors: ['tooManyRequests'],
});

export const exportPersonalArchive = defineCall({
  row: 'ours D-098',
  summary: 'The same as a zip: `data.json`, and every file that the person and their pupils have handed in',
  method: 'GET',
  path: '/service/profiles/api/export.zip',
  patience: 'long',
  response: 'application/zip',
  errors: ['parentZoneClosed', 'tooManyRequests'],
});

export const closeAccount = defineCall({
  row: 'ours D-098',
  summary: 'Closes the account and those of own pupils; everything is erased 30 days later',
  method: 'DELETE',
  path: '/service/profiles/api/account',
  endsSession: true,
  body: 'AccountClosing',
  response: 'AccountClosed',
  errors: ['wrongCredentials', 'tooManyRequests'],
});

export const reopenAccount = defineCall({
  row: 'ours D-098',
  summary: 'Brings a closed account back, by the secret of the letter’s link',
  method: 'POST',
  path: '/service/profiles/api/account/reopen',
  auth: 'none',
  body: 'AccountReturn',
  response: 'StatusOk',
  errors: ['wrongEmailCode', 'tooManyRequests'],
});
