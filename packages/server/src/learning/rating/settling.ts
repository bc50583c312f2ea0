import { numbers } from '@logikit/contract';
import { secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { gather, type Surroundings } from './gathering.ts';
import { holdGroups, selectHasNewcomers } from './group.db.ts';
import { resultsOf } from './league.ts';
import { seasonBefore, seasonOf, spanOf } from './season.ts';
import {
  holdMembers,
  insertResults,
  insertSettlement,
  selectIsUnheard,
  selectUnsettledGroup,
  selectUnsettledSeason,
} from './settling.db.ts';

export interface Leagues extends Surroundings {
  /** Who gives points: a season waits for all of them. */
  readonly consumer: string;
}

const HOUR_SECONDS = 3600;

/**
 * Settles what has ended, then gives groups. Nobody gets one before the season before is settled, because it says in
 * which league they are. May run in many processes at once, and be ended anywhere.
 */
export async function turnLeagues(leagues: Leagues): Promise<void> {
  const running = seasonOf(leagues.clock.now());
  const findSeason = () => selectUnsettledSeason(leagues.sql, { running, last: seasonBefore(running) });
  for (let season = await findSeason(); season !== null; season = await findSeason())
    if (!(await settle(leagues, season))) return;
  await gather(leagues, { season: running, at: leagues.clock.now() });
}

/** Rule D-237. False: it is not time yet, or somebody else is at it. */
async function settle(leagues: Leagues, season: number): Promise<boolean> {
  const { sql, clock, consumer, isClosed } = leagues;
  const { endsAt } = spanOf(season);
  if (clock.now() < secondsLater(endsAt, numbers.rating.settleHours * HOUR_SECONDS)) return false;
  if (await selectIsUnheard(sql, consumer, endsAt)) return false;
  await gather(leagues, { season, at: endsAt });
  if (await selectHasNewcomers(sql, season)) return false;
  while (!isClosed()) {
    const step = await sql.begin((tx) => settleNext(tx, season, clock.now()));
    if (step !== 'group') return step === 'season';
  }
  return false;
}

/** A transaction for each group, and one for the end. */
async function settleNext(tx: Tx, season: number, at: Date): Promise<'busy' | 'group' | 'season'> {
  if (!(await holdGroups(tx))) return 'busy';
  const group = await selectUnsettledGroup(tx, season);
  if (group) await insertResults(tx, { season, group, results: resultsOf(group, await holdMembers(tx, group.id)), at });
  else await insertSettlement(tx, season, at);
  return group ? 'group' : 'season';
}
