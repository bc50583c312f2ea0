import { numbers } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Bus } from '../../kernel/pubsub/index.ts';

/** What everybody may read of courses, kept for a few minutes: these calls need no token, so anyone may repeat them. */
export interface CourseCache {
  take<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Forgets everything, in every process. */
  clear(): Promise<void>;
}

const TOPIC = 'courses.cleared';
/** Landing pages and one list of goals; whoever asks for made-up names fills no memory. */
const CAPACITY = 200;

export function createCourseCache(clock: Clock, bus: Bus): CourseCache {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<unknown> }>();
  bus.subscribe(({ topic }) => {
    if (topic === TOPIC) kept.clear();
  });
  return {
    take: <T>(key: string, make: () => Promise<T>): Promise<T> => {
      const now = clock.now().getTime();
      const known = kept.get(key);
      // The cast holds because a key names one kind of value.
      if (known && known.until > now) return known.value as Promise<T>;
      if (kept.size >= CAPACITY) kept.clear();
      const value = make();
      kept.set(key, { until: now + numbers.courseCacheSeconds * 1000, value });
      value.catch(() => kept.delete(key));
      return value;
    },
    clear: async () => {
      kept.clear();
      await bus.publish({ topic: TOPIC, payload: null });
    },
  };
}
