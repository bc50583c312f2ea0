import { defineCall } from '../../call.ts';

export const getToken = defineCall({
  row: 'C-011',
  summary: 'A token by the refresh cookie or exactly one credential',
  method: 'GET',
  path: '/api/user/gettoken',
  patience: 'long',
  auth: 'none',
  query: 'TokenQuery',
  response: 'TokenAnswer',
  errors: ['oneCredentialOnly', 'unauthorized', 'sessionExpired', 'originNotAllowed', 'keyRevoked'],
});

export const exchangeToken = defineCall({
  row: 'ours D-160',
  summary: 'A session by a credential in the body: for pages without our cookies',
  method: 'POST',
  path: '/auth/token.json',
  auth: 'none',
  body: 'TokenRequest',
  response: 'Session',
  errors: ['oneCredentialOnly', 'unauthorized', 'sessionExpired', 'originNotAllowed', 'keyRevoked'],
});

export const createWebviewCode = defineCall({
  row: 'ours embed.md',
  summary: 'For an app: a code with which a page of ours in its webview gets a session of the caller, once',
  method: 'POST',
  path: '/auth/webview-code.json',
  response: 'WebviewCode',
  errors: ['tooManyRequests'],
});

export const startAnonymous = defineCall({
  row: 'ours D-171',
  summary: 'Starts an anonymous learner, on the portal or by a publishable key on a listed origin',
  method: 'POST',
  path: '/auth/anonymous.json',
  auth: 'none',
  body: 'AnonymousStart',
  response: 'Session',
  errors: ['originNotAllowed', 'keyRevoked', 'tooManyRequests'],
});

export const openWidget = defineCall({
  row: 'ours D-171',
  summary: 'A session and what a widget on a foreign page shows first, in one request that needs no preflight',
  method: 'POST',
  path: '/auth/open-widget.json',
  auth: 'none',
  body: 'WidgetOpening',
  form: 'plain',
  response: 'OpenedWidget',
  retry: 'never',
  errors: ['oneCredentialOnly', 'unauthorized', 'sessionExpired', 'originNotAllowed', 'tooManyRequests'],
});

export const authenticate = defineCall({
  row: 'C-142',
  summary: 'Signs in by name and password; an anonymous token merges its progress',
  method: 'POST',
  path: '/auth/authenticate.json',
  auth: 'optional',
  body: 'Credentials',
  response: 'Session',
  errors: ['wrongCredentials', 'chooseProgress', 'tooManyRequests'],
});

export const register = defineCall({
  row: 'C-143',
  summary: 'Makes an account; an anonymous token keeps its progress',
  method: 'POST',
  path: '/user/registration',
  auth: 'optional',
  body: 'Registration',
  response: 'Session',
  errors: ['notUnique', 'enterEmailError', 'invalidEmailError', 'commonPassword', 'tooManyRequests'],
});

export const logout = defineCall({
  row: 'C-144',
  summary: 'Ends the session and clears the refresh cookie',
  method: 'GET',
  path: '/auth/logout',
  patience: 'long',
  auth: 'optional',
  endsSession: true,
  response: 'StatusOk',
});

export const getUserToken = defineCall({
  row: 'C-067',
  summary: 'A fresh token of the signed-in user',
  method: 'GET',
  path: '/user/user-token.json',
  response: 'TokenAnswer',
});

export const loginOnPage = defineCall({
  row: 'ours embed.md',
  summary: 'On a partner’s page: a session by the code of our page; an anonymous token merges its progress',
  method: 'POST',
  path: '/auth/page-login.json',
  auth: 'optional',
  body: 'PageLogin',
  response: 'Session',
  errors: ['unauthorized', 'originNotAllowed', 'keyRevoked', 'chooseProgress'],
});

export const joinByTeacherCode = defineCall({
  row: 'R-085',
  summary: 'Joins a class by its code without an account: starts an anonymous learner where there is none',
  method: 'POST',
  path: '/auth/teacher-code.json',
  auth: 'optional',
  body: 'GuestCode',
  response: 'Session',
  errors: ['wrongTeacherCode', 'invalidFields', 'limitReached', 'tooManyRequests'],
});
