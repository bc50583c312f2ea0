import { writeCountry } from '../settings.db.ts';
import { faultsOf, type SettingsKind } from '../settings-kind.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Where the account is at home: it decides the currency and what may be offered there. */
export const region: SettingsKind = {
  isForOwnersToo: false,
  isForGrownUps: true,
  check: async ({ body }) => faultsOf({ countryCode: isCountry(body.countryCode ?? '') ? null : 'invalid' }),
  save: ({ tx, subjectId, body }) => writeCountry(tx, subjectId, body.countryCode ?? ''),
};

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regions.of(code) !== undefined;
}
