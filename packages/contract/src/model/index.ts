import * as account from './account.ts';
import * as analytics from './analytics.ts';
import * as awards from './awards.ts';
import * as certificate from './certificate.ts';
import * as collection from './collection.ts';
import * as common from './common.ts';
import * as config from './config.ts';
import * as course from './course.ts';
import * as event from './event.ts';
import * as family from './family.ts';
import * as message from './message.ts';
import * as paged from './paged.ts';
import * as partner from './partner.ts';
import * as passing from './passing.ts';
import * as person from './person.ts';
import * as picture from './picture.ts';
import * as problem from './problem.ts';
import * as progress from './progress.ts';
import * as promo from './promo.ts';
import * as rating from './rating.ts';
import * as report from './report.ts';
import * as school from './school.ts';
import * as shop from './shop.ts';
import * as theory from './theory.ts';
import * as thread from './thread.ts';
import * as trust from './trust.ts';
import * as widget from './widget.ts';

export type { LocaleCode } from './basics.ts';
export { localeCodes } from './basics.ts';

/** What an area exports with a capital letter crosses the wire; tables of codes and helpers begin with a small one. */
type Shapes<Area> = {
  readonly [Name in keyof Area as Name extends Capitalize<Name & string> ? Name : never]: Area[Name];
};

const shapesOf = <Area extends object>(area: Area) =>
  Object.fromEntries(Object.entries(area).filter(([name]) => /^[A-Z]/.test(name))) as Shapes<Area>;

/** Every shape that crosses the wire, by area and by the name that calls and the OpenAPI document use. */
export const modelsByArea = {
  account: shapesOf(account),
  analytics: shapesOf(analytics),
  awards: shapesOf(awards),
  certificate: shapesOf(certificate),
  collection: shapesOf(collection),
  common: shapesOf(common),
  config: shapesOf(config),
  course: shapesOf(course),
  event: shapesOf(event),
  family: shapesOf(family),
  message: shapesOf(message),
  paged: shapesOf(paged),
  partner: shapesOf(partner),
  passing: shapesOf(passing),
  person: shapesOf(person),
  picture: shapesOf(picture),
  problem: shapesOf(problem),
  progress: shapesOf(progress),
  promo: shapesOf(promo),
  rating: shapesOf(rating),
  report: shapesOf(report),
  school: shapesOf(school),
  shop: shapesOf(shop),
  theory: shapesOf(theory),
  thread: shapesOf(thread),
  trust: shapesOf(trust),
  widget: shapesOf(widget),
} as const;

/** Every shape that crosses the wire, by its name. */
export const models = {
  ...modelsByArea.account,
  ...modelsByArea.analytics,
  ...modelsByArea.awards,
  ...modelsByArea.certificate,
  ...modelsByArea.collection,
  ...modelsByArea.common,
  ...modelsByArea.config,
  ...modelsByArea.course,
  ...modelsByArea.event,
  ...modelsByArea.family,
  ...modelsByArea.message,
  ...modelsByArea.paged,
  ...modelsByArea.partner,
  ...modelsByArea.passing,
  ...modelsByArea.person,
  ...modelsByArea.picture,
  ...modelsByArea.problem,
  ...modelsByArea.progress,
  ...modelsByArea.promo,
  ...modelsByArea.rating,
  ...modelsByArea.report,
  ...modelsByArea.school,
  ...modelsByArea.shop,
  ...modelsByArea.theory,
  ...modelsByArea.thread,
  ...modelsByArea.trust,
  ...modelsByArea.widget,
} as const;
