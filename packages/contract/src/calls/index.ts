import * as account from './account.ts';
import * as analytics from './analytics.ts';
import * as auth from './auth.ts';
import * as awards from './awards.ts';
import * as block from './block.ts';
import * as certificate from './certificate.ts';
import * as collection from './collection.ts';
import * as course from './course.ts';
import * as event from './event.ts';
import * as exercise from './exercise.ts';
import * as family from './family.ts';
import * as file from './file.ts';
import * as general from './general.ts';
import * as message from './message.ts';
import * as partner from './partner.ts';
import * as passing from './passing.ts';
import * as problem from './problem.ts';
import * as profile from './profile.ts';
import * as promo from './promo.ts';
import * as rating from './rating.ts';
import * as school from './school.ts';
import * as settings from './settings.ts';
import * as shop from './shop.ts';
import * as social from './social.ts';
import * as theory from './theory.ts';
import * as thread from './thread.ts';
import * as trust from './trust.ts';

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
