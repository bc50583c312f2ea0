import { defineCall } from '../../call.ts';

export const listCertificates = defineCall({
  row: 'C-073',
  summary: 'Certificates with what is missing for each',
  method: 'GET',
  path: '/service/training/api/certificate',
  tenant: 'route',
  response: 'Certificates',
});

export const createCertificate = defineCall({
  row: 'C-074',
  summary: 'Saves a new certificate',
  method: 'POST',
  path: '/service/training/api/certificate',
  auth: 'quizEditor',
  tenant: 'route',
  body: 'CertificateDraft',
  response: 'Certificate',
});

export const updateCertificate = defineCall({
  row: 'C-075',
  summary: 'Changes a certificate',
  method: 'PUT',
  path: '/service/training/api/certificate/{id}',
  auth: 'quizEditor',
  tenant: 'route',
  params: 'IdPath',
  body: 'CertificateDraft',
  response: 'Certificate',
});

export const getCertificate = defineCall({
  row: 'C-076',
  summary: 'One certificate',
  method: 'GET',
  path: '/service/training/api/certificate/{id}',
  tenant: 'route',
  params: 'IdPath',
  response: 'Certificate',
});

export const getCertificatePreview = defineCall({
  row: 'C-077',
  summary: 'Picture of the certificate, 1754 × 1240',
  method: 'GET',
  path: '/service/training/api/certificate/{id}/preview.png',
  patience: 'long',
  tenant: 'route',
  params: 'IdPath',
  response: 'image/png',
});

export const getCertificateSharePreview = defineCall({
  row: 'C-078',
  summary: 'Picture for sharing, 1200 × 630',
  method: 'GET',
  path: '/service/training/api/certificate/{id}/share-preview.png',
  patience: 'long',
  tenant: 'route',
  params: 'IdPath',
  response: 'image/png',
});

export const getCertificateShareLink = defineCall({
  row: 'C-079',
  summary: 'Link to the public page of a logic certificate',
  method: 'GET',
  path: '/service/training/api/certificate/logic/{id}/share-link',
  params: 'IdPath',
  response: 'ShareLink',
  errors: ['notAvailable'],
});

export const getShownCertificate = defineCall({
  row: 'ours issue 19',
  summary: 'A certificate that its owner shares, or the example of one, for the page of a partner',
  method: 'GET',
  path: '/service/certificate/api/shown',
  auth: 'none',
  query: 'ShownCertificateQuery',
  response: 'ShownCertificate',
  errors: ['originNotAllowed', 'keyRevoked', 'tooManyRequests'],
});

export const listUserCertificates = defineCall({
  row: 'C-080',
  summary: 'Own certificates, or those of a pupil',
  method: 'GET',
  path: '/service/training/api/user/certificate',
  tenant: 'route',
  query: 'UserCertificateQuery',
  response: 'UserCertificates',
});

export const issueUserCertificate = defineCall({
  row: 'C-081',
  summary: 'Issues an earned certificate',
  method: 'POST',
  path: '/service/training/api/user/certificate',
  tenant: 'route',
  body: 'UserCertificateBody',
  response: 'UserCertificate',
  errors: ['notEarned'],
});

export const getUserCertificate = defineCall({
  row: 'C-082',
  summary: 'One own certificate',
  method: 'GET',
  path: '/service/training/api/user/certificate/{id}',
  tenant: 'route',
  params: 'IdPath',
  response: 'UserCertificate',
});

export const getUserCertificateImage = defineCall({
  row: 'C-083',
  summary: 'Picture of an own certificate',
  method: 'GET',
  path: '/service/training/api/user/certificate/{id}.png',
  patience: 'long',
  tenant: 'route',
  params: 'IdPath',
  query: 'UserCertificateQuery',
  response: 'image/png',
});

export const getUserCertificateFile = defineCall({
  row: 'ours D-133',
  summary: 'An own certificate to be printed: a page of A4',
  method: 'GET',
  path: '/service/training/api/user/certificate/{id}.pdf',
  patience: 'long',
  tenant: 'route',
  params: 'IdPath',
  query: 'UserCertificateQuery',
  response: 'application/pdf',
});

export const shareUserCertificate = defineCall({
  row: 'ours D-252',
  summary: 'Opens the public page of an own certificate, or closes it: each time it is opened it has a new address',
  method: 'PUT',
  path: '/service/training/api/user/certificate/{id}/sharing',
  params: 'IdPath',
  body: 'CertificateSharingBody',
  response: 'UserCertificate',
  errors: ['parentZoneClosed'],
});

export const getUserBadge = defineCall({
  row: 'ours D-254',
  summary: 'Whether a badge is held for an own certificate, and what is missing for one',
  method: 'GET',
  path: '/service/training/api/user/certificate/{id}/badge',
  tenant: 'route',
  params: 'IdPath',
  response: 'UserBadge',
});

export const takeUserBadge = defineCall({
  row: 'ours D-254',
  summary: 'Takes a badge for a certificate, or gives it back: whoever checks it then reads that it is good no more',
  method: 'PUT',
  path: '/service/training/api/user/certificate/{id}/badge',
  params: 'IdPath',
  body: 'CertificateSharingBody',
  response: 'UserBadge',
  errors: ['notAvailable', 'parentZoneClosed'],
});

export const getUserBadgeImage = defineCall({
  row: 'ours D-254',
  summary: 'The badge as a picture that holds it, as Open Badges 3.0 bakes one',
  method: 'GET',
  path: '/service/training/api/user/certificate/{id}/badge.png',
  patience: 'long',
  tenant: 'route',
  params: 'IdPath',
  response: 'image/png',
  errors: ['notAvailable'],
});

export const getUserBadgeFile = defineCall({
  row: 'ours D-254',
  summary: 'The badge as a document with an embedded proof (Open Badges 3.0, eddsa-rdfc-2022)',
  method: 'GET',
  path: '/service/training/api/user/certificate/{id}/badge.json',
  patience: 'long',
  tenant: 'route',
  params: 'IdPath',
  response: 'application/ld+json',
  errors: ['notAvailable'],
});

export const listCertificateRequests = defineCall({
  row: 'C-115',
  summary: 'Certificates and requests by target lesson',
  method: 'GET',
  path: '/user/certificate/list.json',
  query: 'CertificateListQuery',
  response: 'CertificateList',
});

export const saveCertificateRequest = defineCall({
  row: 'C-116',
  summary: 'Saves a request; each missing field is flagged',
  method: 'POST',
  path: '/user/certificate/save-request.json',
  body: 'CertificateRequestBody',
  response: 'CertificateRequest',
  errors: ['invalidTransition', 'notEarned', 'parentZoneClosed'],
});

export const cancelCertificateRequest = defineCall({
  row: 'C-117',
  summary: 'Cancels a request where its status allows it',
  method: 'POST',
  path: '/user/certificate/cancel-request.json',
  body: 'IdBody',
  response: 'CertificateRequest',
  errors: ['invalidTransition'],
});

export const lookCertificateList = defineCall({
  row: 'C-118',
  summary: 'The list has been seen',
  method: 'POST',
  path: '/user/certificate/list-look.json',
  response: 'StatusOk',
});

export const listDeskRequests = defineCall({
  row: 'ours D-255',
  summary: 'Requests on paper that stand so, those that have waited longest first',
  method: 'GET',
  path: '/user/certificate/desk',
  auth: 'duty:certificates',
  query: 'DeskQuery',
  response: 'DeskRequests',
});

export const moveDeskRequest = defineCall({
  row: 'ours D-255',
  summary: 'Says what has become of a request on paper, and writes a letter of it',
  method: 'PUT',
  path: '/user/certificate/desk/{id}',
  auth: 'duty:certificates',
  params: 'IdPath',
  body: 'DeskMove',
  response: 'DeskRequest',
  errors: ['invalidTransition'],
});

export const getDeskSheet = defineCall({
  row: 'ours D-255',
  summary: 'What is printed and sent: a page of A4',
  method: 'GET',
  path: '/user/certificate/desk/{id}.pdf',
  patience: 'long',
  auth: 'duty:certificates',
  params: 'IdPath',
  response: 'application/pdf',
});
