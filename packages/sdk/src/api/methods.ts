// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { AccountsApi } from './methods/accounts.ts';
import type { AnalyticsApi } from './methods/analytics.ts';
import type { AwardsApi } from './methods/awards.ts';
import type { BlocksApi } from './methods/blocks.ts';
import type { CertificatesApi } from './methods/certificates.ts';
import type { CollectionApi } from './methods/collection.ts';
import type { CoursesApi } from './methods/courses.ts';
import type { EventsApi } from './methods/events.ts';
import type { ExercisesApi } from './methods/exercises.ts';
import type { FamilyApi } from './methods/family.ts';
import type { FilesApi } from './methods/files.ts';
import type { LeadsApi } from './methods/leads.ts';
import type { MessagesApi } from './methods/messages.ts';
import type { PartnerApi } from './methods/partner.ts';
import type { PromoApi } from './methods/promo.ts';
import type { UsersApi } from './methods/users.ts';
import type { RatingApi } from './methods/rating.ts';
import type { SchoolApi } from './methods/school.ts';
import type { SettingsApi } from './methods/settings.ts';
import type { ShopApi } from './methods/shop.ts';
import type { SocialApi } from './methods/social.ts';
import type { TrustApi } from './methods/trust.ts';

export type { ProblemsApi } from './methods/problems.ts';
export type { PassingsApi } from './methods/passings.ts';
export type { ThreadsApi } from './methods/threads.ts';
export type { TheoriesApi } from './methods/theories.ts';
export type { GeneralApi } from './methods/general.ts';
export type { AuthoringApi } from './methods/authoring.ts';
export type { AccountsApi } from './methods/accounts.ts';
export type { AnalyticsApi } from './methods/analytics.ts';
export type { AwardsApi } from './methods/awards.ts';
export type { BlocksApi } from './methods/blocks.ts';
export type { CertificatesApi } from './methods/certificates.ts';
export type { CollectionApi } from './methods/collection.ts';
export type { CoursesApi } from './methods/courses.ts';
export type { EventsApi } from './methods/events.ts';
export type { ExercisesApi } from './methods/exercises.ts';
export type { FamilyApi } from './methods/family.ts';
export type { FilesApi } from './methods/files.ts';
export type { LeadsApi } from './methods/leads.ts';
export type { MessagesApi } from './methods/messages.ts';
export type { PartnerApi } from './methods/partner.ts';
export type { PromoApi } from './methods/promo.ts';
export type { UsersApi } from './methods/users.ts';
export type { RatingApi } from './methods/rating.ts';
export type { SchoolApi } from './methods/school.ts';
export type { SettingsApi } from './methods/settings.ts';
export type { ShopApi } from './methods/shop.ts';
export type { SocialApi } from './methods/social.ts';
export type { TrustApi } from './methods/trust.ts';

/** Groups whose methods are called as the contract calls them. */
export interface CabinetApi {
  readonly accounts: AccountsApi;
  readonly analytics: AnalyticsApi;
  readonly awards: AwardsApi;
  readonly blocks: BlocksApi;
  readonly certificates: CertificatesApi;
  readonly collection: CollectionApi;
  readonly courses: CoursesApi;
  readonly events: EventsApi;
  readonly exercises: ExercisesApi;
  readonly family: FamilyApi;
  readonly files: FilesApi;
  readonly leads: LeadsApi;
  readonly messages: MessagesApi;
  readonly partner: PartnerApi;
  readonly promo: PromoApi;
  readonly users: UsersApi;
  readonly rating: RatingApi;
  readonly school: SchoolApi;
  readonly settings: SettingsApi;
  readonly shop: ShopApi;
  readonly social: SocialApi;
  readonly trust: TrustApi;
}
