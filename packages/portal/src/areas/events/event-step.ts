import { eventPath, eventPreviewPath, eventResultPath } from '../../paths/events.ts';
import type { Locale } from '../../words/locales.ts';
import type { Event } from './load-event.ts';

interface Step {
  readonly action: 'take' | 'look' | 'goOn' | 'result';
  readonly to: string;
}

/** What somebody can do with an event, by where they stand in it. */
export function stepOf(locale: Locale, { id, attempt, state }: Event): Step {
  if (attempt === null) return { action: state === 'running' ? 'take' : 'look', to: eventPreviewPath(locale, id) };
  return attempt.isOver
    ? { action: 'result', to: eventResultPath(locale, id) }
    : { action: 'goOn', to: eventPath(locale, { eventId: id }) };
}
