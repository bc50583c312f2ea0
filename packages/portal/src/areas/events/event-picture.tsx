import './event.css';
import { fromTimestamp } from '@logikit/sdk';
import { CardPicture } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import type { Event } from './load-event.ts';

const WEEK_MS = 7 * 86_400_000;

/** What stands in the landscapes of events: another thing each week, so that those of one series are not alike. */
const things: Readonly<Record<Event['motif'], readonly string[]>> = {
  meadow: ['kite', 'house', 'sheep'],
  harbour: ['boat', 'lighthouse', 'fish'],
  peaks: ['flag', 'crystal'],
  forest: ['fir', 'hedgehog', 'mushroom'],
  desert: ['pyramid', 'tent', 'cactus'],
  space: ['moon', 'saucer', 'ringed'],
};

/** The landscape of a series; what comes still lies in the mist. */
export function EventPicture({ event: { motif, state, test } }: { readonly event: Event }): ReactElement {
  const own = things[motif];
  const week = Math.floor(fromTimestamp(test.from) / WEEK_MS);
  return (
    <CardPicture
      group={motif}
      code={own[week % own.length] ?? ''}
      isOpened={state !== 'coming'}
      className="event-picture"
    />
  );
}
