import { Type } from '@sinclair/typebox';
import { leadKinds } from '../../values/leads.ts';
import { Id, nullable, object, oneOf, Timestamp } from '../basics.ts';
import { paged, pageFields } from '../paged.ts';
import { SchoolTariff } from './school.ts';

const leadStates = ['new', 'answered'] as const;

/**
 * A lead as whoever answers it reads it, in the language that it was written in. `page`: where the form stood. `tariff`:
 * what a school asks an offer for.
 */
export const ReceivedLead = object({
  id: Id,
  kind: oneOf(leadKinds),
  name: Type.String(),
  email: Type.String(),
  organisation: nullable(Type.String()),
  text: Type.String(),
  locale: Type.String(),
  page: Type.String(),
  tariff: nullable(SchoolTariff.properties.id),
  askedAt: Timestamp,
  state: oneOf(leadStates),
});
export const ReceivedLeads = paged(ReceivedLead);

/** `search`: a part of a name, an address or an organisation. */
export const LeadQuery = object({
  ...pageFields,
  state: Type.Optional(oneOf(leadStates)),
  kind: Type.Optional(oneOf(leadKinds)),
  search: Type.Optional(Type.String({ maxLength: 100 })),
});
export const LeadState = object({ state: oneOf(leadStates) });
