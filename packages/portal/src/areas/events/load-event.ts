import type { Model } from '@logikit/sdk';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { settleTime } from '../../shell/use-countdown.ts';
import { localeOf } from '../../words/locales.ts';
import { loadWords } from '../../words/words.ts';

export type Event = Model<'Event'>;

/** The event that the address names, with the words and the platform's time that its pages need. */
export async function loadEvent(arrival: ClientLoaderFunctionArgs): Promise<Event> {
  await requireProfile(arrival);
  const { params, request } = arrival;
  const [event] = await Promise.all([
    readEvent(params),
    loadWords(localeOf(new URL(request.url).pathname), ['events']),
    settleTime(),
  ]);
  return event;
}

/** What the address says may be anything; an event has a number. */
export function eventIdOf(params: Readonly<Record<string, string | undefined>>): number {
  const id = params['eventId'] ?? '';
  if (!/^\d{1,9}$/.test(id)) throw new Response(null, { status: 404 });
  return Number(id);
}

async function readEvent(params: Readonly<Record<string, string | undefined>>): Promise<Event> {
  const { tenant } = params;
  return client().events.getEvent({ params: { id: eventIdOf(params) } }, tenant === undefined ? {} : { tenant });
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
