import { Type } from '@sinclair/typebox';
import {
  byLocale,
  Complexity,
  Count,
  Id,
  nullable,
  object,
  oneOf,
  Stars,
  TargetLessonId,
  Timestamp,
} from '../basics.ts';
import { Passing } from './passing.ts';
import { motifs } from './thread.ts';
import { paged } from '../paged.ts';

const titled = byLocale(object({ title: Type.String(), description: Type.String() }));

export const eventStates = ['coming', 'running', 'finished'] as const;

/** A problem of an event as its learner stands with it; nothing is told before the attempt has begun. */
export const EventProblem = object({
  id: Id,
  title: Type.String(),
  complexity: Complexity,
  stars: Stars,
  isFinal: Type.Boolean(),
});

/** The one attempt of a learner. It is over when every problem is closed, when it is handed in, or at `endsAt`. */
export const EventAttempt = object({
  startedAt: Timestamp,
  endsAt: Timestamp,
  isOver: Type.Boolean(),
  answered: Count,
  stars: Count,
  problems: Type.Array(EventProblem, { description: 'In order; empty in lists' }),
});

/** Present once the attempt is over. `place` may still fall while the event is running. */
export const EventResult = object({
  passings: Type.Array(Passing, { description: 'In the order of the problems; empty in lists' }),
  place: nullable(Count),
  participants: Count,
  stars: Count,
  maxStars: Count,
  seconds: Type.Integer({ minimum: 0, description: 'From the start to the last answer' }),
});

export const Event = object({
  id: Id,
  url: Type.String({ description: 'Address part, e.g. "olympiad-2026-09-07"' }),
  targetLesson: TargetLessonId,
  motif: oneOf(motifs),
  translations: titled,
  state: oneOf(eventStates),
  test: object({
    from: Timestamp,
    to: Timestamp,
    thread: Id,
    problems: Count,
    minutes: nullable(Type.Integer({ minimum: 1, description: 'How long an attempt takes; null: until the end' })),
  }),
  attempt: nullable(EventAttempt),
  result: nullable(EventResult),
  shareLink: nullable(Type.String({ description: 'Full address of the public result, once it has been shared' })),
});

export const ActiveEvent = object({ event: nullable(Event) });
export const EventQuery = object({ paginate: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) });
export const SolvingQuery = object({ solving: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) });

export const SharePath = object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) });

/** A shared result: what was reached, and not by whom. */
export const SharedEventResult = object({
  url: Type.String(),
  motif: oneOf(motifs),
  translations: titled,
  from: Timestamp,
  to: Timestamp,
  problems: Count,
  stars: Count,
  maxStars: Count,
  place: nullable(Count),
  participants: Count,
  seconds: Count,
});

export const Events = paged(Event);
