import { expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from './index.ts';

const named = (isMeant: (call: Call) => boolean): string[] =>
  Object.entries(calls)
    .filter(([, call]) => isMeant(call))
    .map(([name]) => name)
    .sort();

it('names the readings that may take their time: files, which are made when they are asked for, what asks a bank, and what ends or renews a session', () => {
  expect(named(({ method, patience }) => method === 'GET' && patience === 'long')).toEqual([
    'exportPersonalArchive',
    'getCertificatePreview',
    'getCertificateSharePreview',
    'getDeskSheet',
    'getGuestPayment',
    'getMaterial',
    'getToken',
    'getUserBadgeFile',
    'getUserBadgeImage',
    'getUserCertificateFile',
    'getUserCertificateImage',
    'logout',
    'printDocument',
    'printSheets',
    'printWorksheet',
  ]);
  expect(named(({ response, patience }) => response.includes('/') && patience !== 'long')).toEqual([]);
});

it('names what only reads although it is posted', () => {
  expect(named(({ patience }) => patience === 'reading')).toEqual([
    'checkEmail',
    'findMeByPost',
    'findMyCity',
    'findMySchool',
    'getRatingCities',
    'getRatingInstitutions',
    'getRatingProfile',
    'getRatingUsers',
    'isInRating',
    'searchRating',
    'validateSettings',
  ]);
});
