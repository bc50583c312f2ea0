import { defineCall } from '../../call.ts';

export const getPartnerStanding = defineCall({
  row: 'ours embed.md',
  summary: 'Whether the caller owns a tenant: whoever does may make the other calls of the console',
  method: 'GET',
  path: '/service/partner/api/standing',
  response: 'PartnerStanding',
});

export const getPartnerConsole = defineCall({
  row: 'ours embed.md',
  summary:
    'Keys, secrets and look of the tenant that the caller owns, and the threads that it was given; no secret itself',
  method: 'GET',
  path: '/service/partner/api/console',
  auth: 'partner',
  response: 'PartnerConsole',
});

export const createPartnerKey = defineCall({
  row: 'ours embed.md',
  summary: 'Makes a publishable key',
  method: 'POST',
  path: '/service/partner/api/key',
  auth: 'partner',
  body: 'PartnerKeyDraft',
  response: 'PartnerKey',
  errors: ['invalidFields', 'limitReached'],
});

export const changePartnerKey = defineCall({
  row: 'ours embed.md',
  summary: 'Names a key, its origins and the threads that it shows; sessions on origins that are no longer listed end',
  method: 'PUT',
  path: '/service/partner/api/key/{key}',
  auth: 'partner',
  params: 'PartnerKeyPath',
  body: 'PartnerKeyDraft',
  response: 'PartnerKey',
  errors: ['invalidFields', 'keyRevoked'],
});

export const revokePartnerKey = defineCall({
  row: 'ours embed.md',
  summary: 'Ends a key and every session that came by it, for good',
  method: 'DELETE',
  path: '/service/partner/api/key/{key}',
  auth: 'partner',
  params: 'PartnerKeyPath',
  response: 'PartnerKey',
});

export const rotatePartnerSecret = defineCall({
  row: 'ours embed.md',
  summary: 'Makes a new secret and shows it this once; the one before stays good for a day',
  method: 'POST',
  path: '/service/partner/api/secret',
  auth: 'partner',
  response: 'NewPartnerSecret',
});

export const savePartnerAppearance = defineCall({
  row: 'ours embed.md',
  summary: 'Sets what frames of the tenant look like',
  method: 'PUT',
  path: '/service/partner/api/appearance',
  auth: 'partner',
  body: 'PartnerAppearance',
  response: 'PartnerAppearance',
});

export const getPartnerUsage = defineCall({
  row: 'ours embed.md',
  summary: 'Sessions, opened problems and answers per day and key',
  method: 'GET',
  path: '/service/partner/api/usage',
  auth: 'partner',
  query: 'PartnerUsageQuery',
  response: 'PartnerUsage',
});

export const getLandingUsage = defineCall({
  row: 'ours issue 22',
  summary: 'What landings on the pages of the tenant have brought',
  method: 'GET',
  path: '/service/partner/api/landings',
  auth: 'partner',
  query: 'PartnerUsageQuery',
  response: 'LandingUsage',
});

export const issuePageCode = defineCall({
  row: 'ours embed.md',
  summary: 'On our own page: a code with which a listed page of a partner gets a session of the caller, once',
  method: 'POST',
  path: '/service/partner/api/page-code',
  body: 'PageCodeRequest',
  response: 'PageCode',
  errors: ['originNotAllowed', 'keyRevoked', 'forbidden'],
});
