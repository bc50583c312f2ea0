import { type Model, numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { selectPassingStats } from './passing.db.ts';
import type { Owner } from './owner.ts';
import { selectReplayDay } from './progress.db.ts';
import { dayOf } from './replay-day.ts';

interface Asked {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly now: Date;
}

/** Counts of own passings, and how far today's replays are on the way to a life. */
export async function readPassingStats({ tx, owner, now }: Asked): Promise<Model<'PassingStats'>> {
  const [sums, day] = await Promise.all([selectPassingStats(tx, owner), selectReplayDay(tx, owner.userId, dayOf(now))]);
  const { correctReplays, perDay } = numbers.replayLives;
  const replays = { correct: day.correct % correctReplays, of: correctReplays, livesLeft: perDay - day.lives };
  return { ...sums, replays };
}
