import type { Model } from '@logikit/sdk';
import { type Locale, sitePath } from '../words/locales.ts';

type Duty = Model<'Profile'>['duties'][number];

/** Where people of ours see to a duty. */
export const deskPath = (locale: Locale, duty: Duty): string =>
  sitePath(locale, `cabinet/desk/${duty === 'offers' ? 'codes' : duty}`);
