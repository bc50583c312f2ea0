import type { FeatureFactory } from '../feature.ts';
import { createTools } from '../training/tools.ts';
import { deleteAttempts, hasAttempts, moveAttempts } from './attempt.db.ts';
import { eventsAround } from './calendar.ts';
import { upsertEvent } from './event.db.ts';
import { eventRoutes } from './event.routes.ts';

/** Timed events: the calendar, attempts, results. Prepares after training, whose threads it names. */
export const events: FeatureFactory = ({ sql, clock, publicUrl }) => {
  const tools = createTools();
  const keepCalendar = async (): Promise<void> => {
    for (const event of eventsAround(clock.now())) await upsertEvent(sql, event);
  };
  return {
    name: 'events',
    routes: eventRoutes(tools, publicUrl),
    prepare: async () => {
      await tools.prepare(sql);
      await keepCalendar();
    },
    chore: keepCalendar,
    person: { hasProgress: hasAttempts, move: moveAttempts, erase: deleteAttempts },
  };
};
