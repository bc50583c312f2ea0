import { Type } from '@sinclair/typebox';
import { Appearance } from '../surfaces/partner.ts';
import { Count, object } from '../basics.ts';

export const PartnerPath = object({ partner: Type.String({ pattern: '^[a-z0-9-]{2,64}$' }) });

const Part = { title: Type.String(), text: Type.String() };

/** A partner's start pages in the language that was asked for. */
export const PartnerPage = object({
  partner: Type.String(),
  name: Type.String(),
  ...Part,
  action: Type.String(),
  points: Type.Array(object(Part)),
  junior: object({ ...Part, action: Type.String() }),
  success: object({ ...Part, action: Type.String() }),
  /** What a registration from this page says about itself. */
  registration: object({ type: Count, goal: Type.Array(Count) }),
  appearance: Appearance,
});

export const MtsTokenBody = object({ mtstoken: Type.String({ minLength: 1, maxLength: 4096 }) });
