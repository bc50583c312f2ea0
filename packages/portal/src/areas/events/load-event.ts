import type { Model } from '@logikit/sdk';
import type { Params } from 'react-router';
import { client } from '../../client/client.ts';
import { syncTime } from '../../client/use-countdown.ts';

export type Event = Model<'Event'>;

/** The event that the address names, in a tenant where it names one, and the platform's time for its clocks. */
export async function loadEvent(params: Params): Promise<Event> {
  const { tenant } = params;
  const inTenant = tenant === undefined ? {} : { tenant };
  const [event] = await Promise.all([
    client().events.getEvent({ params: { id: eventIdOf(params) } }, inTenant),
    syncTime(),
  ]);
  return event;
}

/** What the address says may be anything; an event has a number. */
export function eventIdOf(params: Params): number {
  const id = params['eventId'] ?? '';
  if (!/^\d{1,9}$/.test(id)) throw new Response(null, { status: 404 });
  return Number(id);
}

export function titleOf({ translations }: Pick<Event, 'translations'>): string {
  return Object.values(translations)[0]?.title ?? '';
}

export function descriptionOf({ translations }: Pick<Event, 'translations'>): string {
  return Object.values(translations)[0]?.description ?? '';
}

/** The problem to go on with: the first that is not answered. */
export function nextProblem(event: Event): number | null {
  return event.attempt?.problems.find(({ isFinal }) => !isFinal)?.id ?? null;
}
