import { type Model, problemCost } from '@logikit/contract';
import { energyAt, moveEnergy } from '../accounts/energy.ts';
import { lockProfile } from '../accounts/profile.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Emit } from '../http/route.ts';
import { findSpot, isLocked, mayEnter, readPlace } from './place.ts';
import { selectOpenProblem, selectProblem } from './problem.db.ts';
import type { Owner } from './progress.db.ts';
import { upsertPurchase } from './purchase.db.ts';

interface Buyer {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly owner: Owner;
  readonly problemId: number;
  readonly threadId: number | undefined;
  readonly now: Date;
}

/**
 * Opens a problem of a thread that the learner may not enter, for energy and once (rules D-060, D-063). What is open
 * already costs nothing. Refuses what would still be locked afterwards: its turn has not come, or the thread is not sold
 * problem by problem.
 */
export async function buyProblem(buyer: Buyer): Promise<Model<'Bought'>> {
  const { tx, emit, owner, problemId, threadId, now } = buyer;
  const spot = await findSpot(tx, { ...owner, problemId, context: threadId === undefined ? {} : { threadId } });
  const [profile, problem, place] = await Promise.all([
    lockProfile(tx, owner.userId),
    selectProblem(tx, problemId),
    readPlace(tx, spot, now),
  ]);
  if (!problem) throw new Refusal('notFound');
  const held: Model<'Bought'> = { status: 'ok', energy: energyAt(profile, now).value };
  if (place === null || profile.perms.includes('quizEditor')) return held;
  if (!problem.isOpen || isLocked(place, problemId)) throw new Refusal('cantBuyProblem');
  if (place.isBought || mayEnter({ id: place.threadId, isTrial: place.isTrial }, { profile, now })) return held;
  if (!place.isForSale) throw new Refusal('cantBuyProblem');
  const price = problemCost(problem.complexity, false);
  const paid = await moveEnergy(tx, profile, { amount: -price, reason: 'problem', now, emit });
  // NOTE: read to the end before it is paid for: a problem that cannot be made takes nothing (rule D-062).
  await Promise.all([selectOpenProblem(tx, problemId), upsertPurchase(tx, owner, { problemId, price, now })]);
  return { status: 'ok', energy: energyAt(paid, now).value };
}
