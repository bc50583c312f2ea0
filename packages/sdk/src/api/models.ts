// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { AccountModels } from './models/account.ts';
import type { AnalyticsModels } from './models/analytics.ts';
import type { AwardsModels } from './models/awards.ts';
import type { CertificateModels } from './models/certificate.ts';
import type { CollectionModels } from './models/collection.ts';
import type { ConfigModels } from './models/config.ts';
import type { CourseModels } from './models/course.ts';
import type { EventModels } from './models/event.ts';
import type { FamilyModels } from './models/family.ts';
import type { FindingsModels } from './models/findings.ts';
import type { GuestPurchaseModels } from './models/guestPurchase.ts';
import type { IdModels } from './models/id.ts';
import type { LandingModels } from './models/landing.ts';
import type { LeadModels } from './models/lead.ts';
import type { MessageModels } from './models/message.ts';
import type { PagedModels } from './models/paged.ts';
import type { PartnerModels } from './models/partner.ts';
import type { PassingModels } from './models/passing.ts';
import type { PersonModels } from './models/person.ts';
import type { PictureModels } from './models/picture.ts';
import type { ProblemModels } from './models/problem.ts';
import type { ProgressModels } from './models/progress.ts';
import type { PromoModels } from './models/promo.ts';
import type { PromoCodesModels } from './models/promoCodes.ts';
import type { RatingModels } from './models/rating.ts';
import type { ReportModels } from './models/report.ts';
import type { SchoolModels } from './models/school.ts';
import type { ShopModels } from './models/shop.ts';
import type { StatusModels } from './models/status.ts';
import type { TheoryModels } from './models/theory.ts';
import type { ThreadModels } from './models/thread.ts';
import type { TrustModels } from './models/trust.ts';
import type { WidgetModels } from './models/widget.ts';

/** Every shape that crosses the wire, by name. */
export interface Models
  extends
    AccountModels,
    AnalyticsModels,
    AwardsModels,
    CertificateModels,
    CollectionModels,
    ConfigModels,
    CourseModels,
    EventModels,
    FamilyModels,
    FindingsModels,
    GuestPurchaseModels,
    IdModels,
    LandingModels,
    LeadModels,
    MessageModels,
    PagedModels,
    PartnerModels,
    PassingModels,
    PersonModels,
    PictureModels,
    ProblemModels,
    ProgressModels,
    PromoModels,
    PromoCodesModels,
    RatingModels,
    ReportModels,
    SchoolModels,
    ShopModels,
    StatusModels,
    TheoryModels,
    ThreadModels,
    TrustModels,
    WidgetModels {}

/** A shape by its name, in camelCase. */
export type Model<Name extends keyof Models> = Models[Name];
