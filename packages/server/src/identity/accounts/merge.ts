import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { UserData } from '../../kernel/feature/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { lockProfile } from './profile/profile.ts';
import { endAllSessions } from './sessions/session.ts';
import { closeUser } from './user.db.ts';

export interface Merge {
  readonly people: readonly UserData[];
  readonly anonymousId: number;
  readonly accountId: number;
  /** Whose progress stays when both have some; undefined: nobody has asked yet. */
  readonly keep: 'account' | 'anonymous' | undefined;
  readonly emit: Emit;
}

/** The anonymous learner turns out to have an account: rule D-171. The anonymous user is closed either way. */
export async function mergeInto(tx: Tx, clock: Clock, merge: Merge): Promise<void> {
  const { people, anonymousId, accountId } = merge;
  for (const rows of people) await rows.hold?.(tx);
  for (const id of [anonymousId, accountId].sort((a, b) => a - b)) await lockProfile(tx, id);
  if (await hasProgress(tx, people, anonymousId)) {
    const isContested = await hasProgress(tx, people, accountId);
    if (isContested && merge.keep === undefined) throw new ApiError('chooseProgress');
    if (isContested && merge.keep === 'anonymous') for (const rows of people) await rows.erase(tx, accountId);
    if (!isContested || merge.keep === 'anonymous') {
      for (const rows of people) await rows.move(tx, { from: anonymousId, to: accountId });
    }
  }
  for (const rows of people) await rows.erase(tx, anonymousId);
  await endAllSessions(tx, merge.emit, { userId: anonymousId, at: clock.now() });
  await closeUser(tx, anonymousId, clock.now());
}

async function hasProgress(tx: Tx, people: readonly UserData[], userId: number): Promise<boolean> {
  for (const rows of people) if (await rows.hasProgress(tx, userId)) return true;
  return false;
}
