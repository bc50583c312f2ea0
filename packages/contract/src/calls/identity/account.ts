import { defineCall } from '../../call.ts';

export const loginBySocial = defineCall({
  row: 'ours R-120',
  summary: 'A session by what the sign-in window of a network brought; an anonymous token keeps or merges its progress',
  method: 'POST',
  path: '/auth/social.json',
  auth: 'optional',
  body: 'SocialLogin',
  response: 'Session',
  errors: ['unauthorized', 'chooseProgress', 'tooManyRequests'],
});

export const askRecovery = defineCall({
  row: 'ours R-084',
  summary: 'Sends a letter with which a new password can be set; the same answer for every address',
  method: 'POST',
  path: '/auth/recovery.json',
  auth: 'none',
  body: 'RecoveryRequest',
  response: 'StatusOk',
  errors: ['enterEmailError', 'invalidEmailError', 'tooManyRequests'],
});

export const confirmRecovery = defineCall({
  row: 'ours R-084',
  summary: 'Sets the new password by the secret of the letter and ends every session of the account',
  method: 'POST',
  path: '/auth/recovery/confirm.json',
  auth: 'none',
  body: 'NewPassword',
  response: 'StatusOk',
  errors: ['linkExpired', 'commonPassword', 'tooManyRequests'],
});

export const listSessions = defineCall({
  row: 'ours D-160',
  summary: 'Where the caller is signed in now',
  method: 'GET',
  path: '/auth/sessions.json',
  response: 'SessionList',
});

export const endSession = defineCall({
  row: 'ours D-160',
  summary: 'Signs the caller out at one place',
  method: 'DELETE',
  path: '/auth/sessions/{id}.json',
  params: 'SessionPath',
  response: 'StatusOk',
  errors: ['notFound'],
});

export const endAllSessions = defineCall({
  row: 'ours D-160',
  summary: 'Signs the caller out everywhere, here too',
  method: 'POST',
  path: '/auth/sessions/end.json',
  endsSession: true,
  response: 'StatusOk',
});

export const listPasskeys = defineCall({
  row: 'ours security.md',
  summary: 'The passkeys of the caller, and whether one may be added',
  method: 'GET',
  path: '/auth/passkeys.json',
  response: 'PasskeyList',
});

export const askForPasskey = defineCall({
  row: 'ours security.md',
  summary: 'What the browser needs to make a passkey: for grown-ups with an account',
  method: 'POST',
  path: '/auth/passkeys/options.json',
  response: 'PasskeyOptions',
  errors: ['parentZoneClosed', 'limitReached'],
});

export const addPasskey = defineCall({
  row: 'ours security.md',
  summary: 'Keeps the public half of a passkey that the browser has made',
  method: 'POST',
  path: '/auth/passkeys.json',
  body: 'PasskeyCredential',
  response: 'StatusOk',
  errors: ['parentZoneClosed', 'passkeyRefused'],
});

export const dropPasskey = defineCall({
  row: 'ours security.md',
  summary: 'Forgets a passkey of the caller',
  method: 'DELETE',
  path: '/auth/passkeys/{id}.json',
  params: 'PasskeyPath',
  response: 'StatusOk',
  errors: ['parentZoneClosed', 'notFound'],
});

export const askPasskeyLogin = defineCall({
  row: 'ours security.md',
  summary: 'What the browser needs to ask for a passkey; the same for everybody',
  method: 'POST',
  path: '/auth/passkey-login/options.json',
  auth: 'none',
  response: 'PasskeyOptions',
  errors: ['tooManyRequests'],
});

export const loginByPasskey = defineCall({
  row: 'ours security.md',
  summary: 'A session by the answer of a passkey; an anonymous token merges its progress',
  method: 'POST',
  path: '/auth/passkey-login.json',
  auth: 'optional',
  body: 'PasskeyLogin',
  response: 'Session',
  errors: ['passkeyRefused', 'chooseProgress', 'tooManyRequests'],
});
