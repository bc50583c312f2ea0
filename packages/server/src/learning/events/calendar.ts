import { contests, eventLanding, languages, type SeriesName } from '@logikit/problems';
import type { PlannedEvent, Slide } from './event.db.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A Monday. */
const FIRST_WEEK = Date.parse('1970-01-05T00:00:00Z');

interface Series {
  readonly name: SeriesName;
  /** Days from Monday 00:00 UTC. */
  readonly from: number;
  readonly days: number;
  /** Null: an attempt lasts until the end, for those whom a clock would frighten. */
  readonly minutes: number | null;
  readonly editions: number;
}

/** What comes back every week. Juniors always have something running. */
const series: readonly Series[] = [
  { name: 'olympiad', from: 0, days: 7, minutes: 40, editions: 10 },
  { name: 'tournament', from: 4, days: 3, minutes: 45, editions: 8 },
  { name: 'festival', from: 3, days: 4, minutes: null, editions: 8 },
];

/** The events of last week, of this one and of the next, with the problems of their edition. */
export function eventsAround(now: Date): readonly PlannedEvent[] {
  const week = Math.floor((now.getTime() - FIRST_WEEK) / WEEK_MS);
  return [week - 1, week, week + 1].flatMap((at) => series.map((one) => planned(one, at)));
}

function planned({ name, from, days, minutes, editions }: Series, week: number): PlannedEvent {
  const startsAt = new Date(FIRST_WEEK + week * WEEK_MS + from * DAY_MS);
  const edition = (((week % editions) + editions) % editions) + 1;
  return {
    slug: `${name}-${startsAt.toISOString().slice(0, 10)}`,
    thread: `${name}-${edition}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + days * DAY_MS),
    minutes,
    ...contentOf(name),
  };
}

type Told = Pick<PlannedEvent, 'targetLesson' | 'content'>;
const told = new Map<SeriesName, Told>();

/** What an event of a series says, in every language. Made once: its words do not change while a process runs. */
function contentOf(name: SeriesName): Told {
  const known = told.get(name);
  if (known) return known;
  const course = contests().find(({ technicalName }) => technicalName === name);
  if (!course) throw new Error(`No problems are planned for ${name}`);
  const { titles, descriptions, lesson, threads } = course;
  const made: Told = {
    targetLesson: lesson,
    content: {
      translations: Object.fromEntries(
        languages.map((language) => [language, { title: titles[language], description: descriptions[language] }]),
      ),
      motif: threads[0]?.motif ?? 'space',
      landing: eventLanding(course).map(({ slide, texts }): Slide => ({ slide, translations: texts })),
    },
  };
  told.set(name, made);
  return made;
}
