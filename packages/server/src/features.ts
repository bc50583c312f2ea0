import { analytics } from './analytics/feature.ts';
import { authoring } from './authoring/feature.ts';
import { awards } from './awards/feature.ts';
import { embeds } from './embeds/feature.ts';
import { frames } from './embeds/frame.ts';
import type { FeatureFactory } from './feature.ts';
import { events } from './events/feature.ts';
import { difficulty } from './difficulty/feature.ts';
import { exercises } from './exercises/feature.ts';
import { families } from './families/feature.ts';
import { files } from './files/feature.ts';
import { general } from './general/feature.ts';
import { live } from './live/feature.ts';
import { mail } from './mail/feature.ts';
import { messages } from './messages/feature.ts';
import { push } from './push/feature.ts';
import { partners } from './partners/feature.ts';
import { school } from './school/feature.ts';
import { promo } from './promo/feature.ts';
import { site } from './site/feature.ts';
import { social } from './social/feature.ts';
import { training } from './training/feature.ts';
import { trust } from './trust/feature.ts';
import { trial } from './trial/feature.ts';

/** Everything that the platform does beside accounts, in the order in which it prepares. */
export const features: readonly FeatureFactory[] = [
  general,
  partners,
  push,
  training,
  exercises,
  trial,
  trust,
  authoring,
  events,
  families,
  files,
  difficulty,
  awards,
  analytics,
  social,
  school,
  messages,
  promo,
  live,
  mail,
  embeds,
  frames,
  site,
];
