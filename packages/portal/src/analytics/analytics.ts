import { interfaceNumbers, type Model } from '@logikit/sdk';
import { client } from '../client/client.ts';
import { localeOf } from '../words/locales.ts';
import { consent, tellConsent } from './consent.ts';
import { readCookie } from '../browser/cookies.ts';
import { segmentOf } from './segments.ts';

type Event = Model<'AnalyticsEvent'>;

const ADDRESS = '/service/analytics/api/event';
const GATHER_MS = 1000;

let waiting: readonly Event[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Counts something, if this browser may be counted. Goes to our own platform and to nobody else. */
export function track(name: string, params: Event['params'] = {}): void {
  if (consent() !== 'allowed') return;
  const { profile } = client().profile.store.getState();
  const event: Event = {
    name,
    params,
    userParams: {
      locale: localeOf(location.pathname),
      anonymous: profile?.anonymous ?? true,
      mentor: readCookie('mentor') !== null,
      tester: readCookie('tester') !== null,
    },
    experiments: profile ? { segment2: segmentOf(profile.userId, 2) } : {},
    deviceId: readCookie('device'),
  };
  // A page that makes more than that at once is broken: the first ones tell how it began.
  waiting = [...waiting, event].slice(0, interfaceNumbers.eventsAtOnce);
  timer ??= setTimeout(() => void flush(), GATHER_MS);
}

/** What could not be sent is lost: a count is not worth a second try. */
async function flush(): Promise<void> {
  timer = undefined;
  const events = waiting;
  waiting = [];
  try {
    // A child cannot say yes (the platform refuses it and then counts nothing): the page goes on either way.
    await tellConsent().catch(() => undefined);
    for (const body of events) await client().analytics.sendEvent({ body });
  } catch (error) {
    client().log('An event was not counted', error);
  }
}

/** The body of an event as it is sent; a beacon knows nothing of our client. */
export function eventBody({ name, params, userParams, experiments, deviceId }: Event): string {
  return JSON.stringify({ name, params, user_params: userParams, experiments, device_id: deviceId });
}

/** Sends the rest by beacons when the page goes away: nothing else outlives it. Answers with what stops it. */
export function watchLeaving(): () => void {
  const onLeave = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const event of waiting) {
      const body = new Blob([eventBody(event)], { type: 'application/json' });
      navigator.sendBeacon(ADDRESS, body);
    }
    waiting = [];
  };
  addEventListener('pagehide', onLeave);
  return () => removeEventListener('pagehide', onLeave);
}
