import { numbers } from '@logikit/contract';
import { addDays } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { dayOf } from '../progress/index.ts';
import { type SolvingContext, standingOf } from './solving-context.ts';

const EVERY_MS = numbers.answerPace.everySeconds * 1000;

/** Until when the answers of a learner are spread out once this one has come; or how long it has to wait. */
export type Turn =
  { readonly status: 'taken'; readonly paceAt: number } | { readonly status: 'early'; readonly waitMs: number };

/**
 * So many answers at once, then one after each pause (rule D-312): a cell rate with one moment to remember. Pure. A moment
 * further away than it can be is of a clock that was set back, and binds nobody.
 */
export function takeTurn(paceAt: number | null, now: number, burst: number): Turn {
  const most = burst * EVERY_MS;
  const from = paceAt === null || paceAt < now || paceAt > now + most ? now : paceAt;
  const next = from + EVERY_MS;
  return next > now + most ? { status: 'early', waitMs: next - now - most } : { status: 'taken', paceAt: next };
}

/** Refuses answers that come too fast, or after too many wrong ones to this problem today. What is refused costs nothing. */
export function assertPaced(solving: SolvingContext, now: Date, burst: number): number {
  const { solver, elsewhere } = solving;
  if (standingOf(solving).wrongToday + elsewhere.wrongToday >= numbers.answerPace.wrongPerDay) {
    const tomorrow = Date.parse(`${addDays(dayOf(now), 1)}T00:00:00Z`);
    throw new ApiError('tooManyWrongAnswers', { retryAfter: secondsOf(tomorrow - now.getTime()) });
  }
  const turn = takeTurn(solver.paceAt?.getTime() ?? null, now.getTime(), burst);
  if (turn.status === 'early') throw new ApiError('tooManyRequests', { retryAfter: secondsOf(turn.waitMs) });
  return turn.paceAt;
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
