import { Type } from '@sinclair/typebox';
import { landingKinds, landingMoments } from '../../values/landings.ts';
import { SlugPath } from '../learning/course.ts';
import { PartnerPath } from '../community/promo.ts';
import { Count, Day, Id, nullable, object, oneOf } from '../basics.ts';
import { Picture } from '../picture.ts';

const page = {
  key: Type.String({ maxLength: 80, description: 'Publishable key of the page' }),
  parent: Type.Optional(
    Type.String({ maxLength: 200, description: 'In a frame of ours: origin of the page around it' }),
  ),
};

/** Of what: exactly one of the three. */
export const ShownLandingQuery = object({
  ...page,
  course: Type.Optional(SlugPath.properties.id),
  event: Type.Optional(SlugPath.properties.id),
  partner: Type.Optional(PartnerPath.properties.partner),
});

export const ShownLanding = object({
  kind: oneOf(landingKinds),
  /** In its address. */
  name: Type.String(),
  slides: Type.Array(object({ title: Type.String(), text: Type.String(), image: nullable(Picture) })),
  /** What the button says that leads to the start. */
  action: Type.String(),
  /** A free one to try; null: nothing of it can be tried here. */
  problem: nullable(Id),
  /** Where one starts, on our own page. */
  link: Type.String(),
});

/** Counted, and nothing about the visitor. `variant`: the partner's own word for the page; left out: it has none. */
export const LandingCount = object({
  ...page,
  kind: oneOf(landingKinds),
  name: SlugPath.properties.id,
  variant: Type.Optional(Type.String({ minLength: 1, maxLength: 16 })),
  moment: oneOf(landingMoments),
});

/** `share`: between which parts of the visitors go to the start, with a certainty of 95 %; null: too few to say. */
export const LandingUsage = object({
  from: Day,
  to: Day,
  rows: Type.Array(
    object({
      kind: oneOf(landingKinds),
      name: Type.String(),
      variant: nullable(Type.String()),
      shown: Count,
      solved: Count,
      started: Count,
      share: nullable(object({ least: Type.Number(), most: Type.Number() })),
    }),
  ),
});
