import { defineCall } from '../../call.ts';

export const inviteByLetter = defineCall({
  row: 'ours R-072',
  summary: 'Sends somebody a letter with the caller’s referral link',
  method: 'POST',
  path: '/service/promo/api/invite',
  body: 'EmailBody',
  response: 'StatusOk',
  errors: ['enterEmailError', 'invalidEmailError', 'tooManyRequests'],
});

export const getPartnerPage = defineCall({
  row: 'ours R-098',
  summary: 'What the start pages of a partner say',
  method: 'GET',
  path: '/service/promo/api/partner/{partner}',
  auth: 'none',
  params: 'PartnerPath',
  response: 'PartnerPage',
});

export const getShownLanding = defineCall({
  row: 'ours issue 22',
  summary: 'The landing of a course, an event or a partner, for the page of a partner',
  method: 'GET',
  path: '/service/promo/api/landing',
  auth: 'none',
  query: 'ShownLandingQuery',
  response: 'ShownLanding',
  errors: ['originNotAllowed', 'keyRevoked', 'notFound', 'tooManyRequests'],
});

export const countLanding = defineCall({
  row: 'ours issue 22',
  summary: 'Counts what has happened on a landing on the page of a partner; who it was is not said',
  method: 'POST',
  path: '/service/promo/api/landing/count',
  auth: 'none',
  body: 'LandingCount',
  form: 'plain',
  response: 'StatusOk',
  errors: ['originNotAllowed', 'keyRevoked', 'notFound', 'tooManyRequests'],
});
