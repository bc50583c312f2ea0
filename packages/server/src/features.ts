import { analytics } from './surfaces/analytics/index.ts';
import { authoring } from './content/authoring/index.ts';
import { awards } from './learning/awards/index.ts';
import { boards } from './community/boards/index.ts';
import { rating } from './learning/rating/index.ts';
import { embeds, frames } from './surfaces/embeds/index.ts';
import type { FeatureFactory } from './kernel/feature/index.ts';
import { events } from './learning/events/index.ts';
import { bought } from './commerce/bought/index.ts';
import { difficulty } from './learning/difficulty/index.ts';
import { exercises } from './learning/exercises/index.ts';
import type { Accounts } from './identity/accounts/index.ts';
import { households } from './identity/households/index.ts';
import { cabinet } from './surfaces/cabinet/index.ts';
import { files } from './kernel/files/index.ts';
import { general } from './surfaces/general/index.ts';
import { leads } from './community/leads/index.ts';
import { live } from './kernel/live/index.ts';
import { mail } from './outreach/mail/index.ts';
import { messages } from './community/messages/index.ts';
import { push } from './outreach/push/index.ts';
import { weeklyLetter } from './community/weekly-letter/index.ts';
import { landings } from './surfaces/landings/index.ts';
import { partners } from './surfaces/partners/index.ts';
import { school } from './community/school/index.ts';
import { promo } from './community/promo/index.ts';
import { site } from './surfaces/site/index.ts';
import { social } from './community/social/index.ts';
import { answering } from './learning/answering/index.ts';
import { cart } from './commerce/cart/index.ts';
import { catalog } from './content/catalog/index.ts';
import { checkout } from './commerce/checkout/index.ts';
import { demoPay } from './commerce/payments/index.ts';
import { entitlements } from './identity/entitlements/index.ts';
import { certificates } from './learning/certificates/index.ts';
import { courses } from './learning/courses/index.ts';
import { products } from './commerce/products/index.ts';
import { progress } from './learning/progress/index.ts';
import { documents } from './commerce/documents/index.ts';
import { promoCodes } from './commerce/promo-codes/index.ts';
import { subscriptions } from './commerce/subscriptions/index.ts';
import { findingDesk } from './commerce/finding-desk/index.ts';
import { refunds } from './commerce/refunds/index.ts';
import { seeding } from './content/seeding/index.ts';
import { trust } from './identity/trust/index.ts';
import { trial } from './learning/trial/index.ts';

/** Everything that the platform does beside accounts, in the order in which it prepares. */
export const featuresBeside = (accounts: Accounts): readonly FeatureFactory[] => [
  general,
  cabinet,
  push,
  weeklyLetter,
  catalog,
  seeding,
  progress,
  courses,
  certificates,
  answering,
  exercises,
  trial,
  (context) => trust(context, accounts),
  authoring,
  events,
  (context) => households(context, accounts),
  files,
  difficulty,
  awards,
  rating,
  analytics,
  social,
  boards,
  partners,
  landings,
  leads,
  (context) => school(context, accounts),
  messages,
  promo,
  entitlements,
  products,
  subscriptions,
  cart,
  demoPay,
  checkout,
  documents,
  refunds,
  findingDesk,
  promoCodes,
  bought,
  live,
  mail,
  embeds,
  frames,
  site,
];
