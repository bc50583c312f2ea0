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
