import { type Model, problemCost } from '@logikit/contract';
import { energyAt, moveEnergy } from '../../identity/accounts/index.ts';
import { lockProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { type Asker, isLocked } from './place.ts';
import { mayEnter } from '../courses/index.ts';
import { readSolvingContext, visitorOf } from './solving-context.ts';
import { selectOpenProblem } from '../../content/catalog/index.ts';
import type { Owner } from '../progress/index.ts';
import { upsertPurchase } from '../courses/index.ts';

interface Buyer extends Asker {
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
  const profile = await lockProfile(tx, owner.userId);
  const context = threadId === undefined ? {} : { threadId };
  const solving = await readSolvingContext(tx, { ...buyer, ...owner, context });
  const { problem, place } = solving;
  const held: Model<'Bought'> = { status: 'ok', energy: energyAt(profile, now).value };
  if (place === null || profile.perms.includes('quizEditor')) return held;
  if (!problem.isOpen || isLocked(place, problemId)) throw new ApiError('cantBuyProblem');
  if (place.isBought || mayEnter({ id: place.threadId, isTrial: place.isTrial }, visitorOf(solving, now))) return held;
  if (!place.isForSale) throw new ApiError('cantBuyProblem');
  const price = problemCost(problem.complexity, false);
  const paid = await moveEnergy(tx, profile, { amount: -price, reason: 'problem', now, emit });
  // NOTE: read to the end before it is paid for: a problem that cannot be made takes nothing (rule D-062).
  await Promise.all([selectOpenProblem(tx, problemId), upsertPurchase(tx, owner, { problemId, price, now })]);
  return { status: 'ok', energy: energyAt(paid, now).value };
}
