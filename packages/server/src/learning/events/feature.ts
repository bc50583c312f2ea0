import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { createProblemLibrary } from '../../content/catalog/index.ts';
import { deleteAttempts, hasAttempts, moveAttempts } from './attempt.db.ts';
import { eventsAround } from './calendar.ts';
import { upsertEvent } from './event.db.ts';
import { eventRoutes } from './event.routes.ts';

/** Timed events: the calendar, attempts, results. Prepares after training, whose threads it names. */
export const events: FeatureFactory = ({ sql, clock, publicUrl }) => {
  const library = createProblemLibrary();
  const keepCalendar = async (): Promise<void> => {
    for (const event of eventsAround(clock.now())) await upsertEvent(sql, event);
  };
  return {
    name: 'events',
    routes: eventRoutes(library, publicUrl),
    prepare: async () => {
      await library.prepare(sql);
      await keepCalendar();
    },
    hourly: keepCalendar,
    person: { hasProgress: hasAttempts, move: moveAttempts, erase: deleteAttempts },
  };
};
