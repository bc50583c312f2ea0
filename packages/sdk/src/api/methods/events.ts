// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { Landing, SlugPath } from '../models/course.ts';
import type {
  ActiveEvent,
  Event,
  EventQuery,
  Events,
  SharePath,
  SharedEventResult,
  SolvingQuery,
} from '../models/event.ts';
import type { IdPath } from '../models/id.ts';
export interface EventsApi {
  /** Hands the attempt in before its time is up. */
  finishEvent(input: { readonly params: IdPath }, options?: CallOptions): Promise<Event>;
  /** The running event, or null. */
  getActiveEvent(input?: Record<string, never>, options?: CallOptions): Promise<ActiveEvent>;
  /** One event; solving=1 starts the attempt. Refuses with `eventFinished`, `notAvailable`, `alreadyTaken`. */
  getEvent(input: { readonly params: IdPath; readonly query?: SolvingQuery }, options?: CallOptions): Promise<Event>;
  /** Landing of an event by id or address. */
  getEventLanding(input: { readonly params: SlugPath }, options?: CallOptions): Promise<Landing>;
  /** A result that its owner has shared; tells no name. */
  getSharedEventResult(input: { readonly params: SharePath }, options?: CallOptions): Promise<SharedEventResult>;
  /** All events; paginate=0 gives the plain list. */
  listEvents(input?: { readonly query?: EventQuery }, options?: CallOptions): Promise<Events>;
  /** Gives the own result a public address. Refuses with `notAvailable`. */
  shareEvent(input: { readonly params: IdPath }, options?: CallOptions): Promise<Event>;
  /** Takes the public address of the own result back. */
  unshareEvent(input: { readonly params: IdPath }, options?: CallOptions): Promise<Event>;
}
