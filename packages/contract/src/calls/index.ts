import * as account from './identity/account.ts';
import * as analytics from './surfaces/analytics.ts';
import * as auth from './identity/auth.ts';
import * as awards from './learning/awards.ts';
import * as block from './learning/block.ts';
import * as certificate from './learning/certificate.ts';
import * as collection from './learning/collection.ts';
import * as course from './learning/course.ts';
import * as event from './learning/event.ts';
import * as exercise from './learning/exercise.ts';
import * as family from './identity/family.ts';
import * as file from './surfaces/file.ts';
import * as general from './surfaces/general.ts';
import * as lead from './community/lead.ts';
import * as message from './community/message.ts';
import * as partner from './surfaces/partner.ts';
import * as passing from './learning/passing.ts';
import * as problem from './learning/problem.ts';
import * as profile from './identity/profile.ts';
import * as promo from './community/promo.ts';
import * as rating from './learning/rating.ts';
import * as school from './community/school.ts';
import * as settings from './identity/settings.ts';
import * as shop from './commerce/shop.ts';
import * as social from './community/social.ts';
import * as theory from './learning/theory.ts';
import * as thread from './learning/thread.ts';
import * as trust from './identity/trust.ts';

/** Every call, by name. The server routes these, the OpenAPI document prints them, the tests walk them. */
export const calls = {
  ...account,
  ...analytics,
  ...auth,
  ...awards,
  ...block,
  ...certificate,
  ...collection,
  ...course,
  ...event,
  ...exercise,
  ...family,
  ...file,
  ...general,
  ...lead,
  ...message,
  ...partner,
  ...passing,
  ...problem,
  ...profile,
  ...promo,
  ...rating,
  ...school,
  ...settings,
  ...shop,
  ...social,
  ...theory,
  ...thread,
  ...trust,
} as const;

// By resource: a client that names one resource bundles no other.
export {
  analytics,
  auth,
  awards,
  block,
  certificate,
  collection,
  course,
  event,
  exercise,
  family,
  file,
  general,
  message,
  partner,
  passing,
  problem,
  profile,
  promo,
  rating,
  school,
  settings,
  shop,
  social,
  theory,
  thread,
  trust,
};
