import type { Model } from '@logikit/sdk';

type Solved = Model<'AlbumProblem'>;

/** Problems about one idea. */
export interface Group {
  readonly idea: string | null;
  readonly problems: readonly Solved[];
}

export interface Day {
  readonly date: Date;
  readonly groups: readonly Group[];
}

/** The problems of each day here, latest first, and of each day those about one idea together. */
export function byDay(problems: readonly Solved[]): readonly Day[] {
  return [...together(problems, ({ closedAt }) => dateOf(closedAt).setHours(0, 0, 0, 0))].map(([midnight, ofDay]) => ({
    date: new Date(midnight),
    groups: [...together(ofDay, ({ idea }) => idea)].map(([idea, ofIdea]) => ({ idea, problems: ofIdea })),
  }));
}

function together<Key>(
  problems: readonly Solved[],
  keyOf: (problem: Solved) => Key,
): ReadonlyMap<Key, readonly Solved[]> {
  const groups = new Map<Key, Solved[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return groups;
}

/** Timestamps are UTC without a zone mark. */
function dateOf(timestamp: string): Date {
  return new Date(`${timestamp.replace(' ', 'T')}Z`);
}
