import type { Client, Model } from '@logikit/sdk';

export interface Replays extends Readonly<Model<'PassingStats'>['replays']> {
  /** Solved problems that can be opened again, in the order in which they are worth it. */
  readonly solved: readonly { readonly problemId: number; readonly threadId: number }[];
}

/** What can be played again, and how far the way to the next heart is. */
export async function loadReplays({ passings }: Pick<Client, 'passings'>): Promise<Replays> {
  const [{ replays }, { data }] = await Promise.all([
    passings.stats(),
    passings.solvedProblems({ query: { perPage: 100 } }),
  ]);
  const solved = data.flatMap(({ problemId, threadId, stars, closedAt }) =>
    threadId === null ? [] : [{ problemId, threadId, stars, closedAt }],
  );
  // Those with few stars first, and of these the ones that were solved longest ago.
  solved.sort((one, other) => one.stars - other.stars || one.closedAt.localeCompare(other.closedAt));
  return { ...replays, solved };
}
