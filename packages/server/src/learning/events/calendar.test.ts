import { expect, it } from 'vitest';
import { eventsAround } from './calendar.ts';

const hours = (start: string, count: number): readonly Date[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(start) + index * 3_600_000));

it('at every hour of three weeks juniors have an event running, one coming and one behind them', () => {
  for (const now of hours('2026-11-22T22:30:00Z', 504)) {
    const juniors = eventsAround(now).filter(({ targetLesson }) => targetLesson === 2);
    expect(juniors.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)).toHaveLength(1);
    expect(juniors.filter(({ startsAt }) => startsAt > now)).toHaveLength(1);
    expect(juniors.filter(({ endsAt }) => endsAt <= now)).toHaveLength(1);
  }
});

it('an event keeps its name, times and problems whenever it is asked for', () => {
  const known = new Map<string, string>();
  for (const now of hours('2026-11-22T22:30:00Z', 504)) {
    for (const { slug, thread, startsAt, endsAt } of eventsAround(now)) {
      const facts = `${thread} ${startsAt.toISOString()} ${endsAt.toISOString()}`;
      expect(known.get(slug) ?? facts).toBe(facts);
      known.set(slug, facts);
    }
  }
});

it('two events of a series that follow each other have different problems', () => {
  const weeks = Array.from({ length: 20 }, (_, week) => new Date(Date.UTC(2026, 10, 23 + week * 7)));
  for (const name of ['olympiad', 'tournament', 'festival']) {
    const threads = weeks.map((now) => eventsAround(now).filter(({ slug }) => slug.startsWith(name))[1]?.thread);
    expect(threads.every((thread, index) => thread !== threads[index + 1])).toBe(true);
    expect(new Set(threads).size).toBeGreaterThanOrEqual(8);
  }
});
