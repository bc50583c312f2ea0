import { numbers } from '@logikit/contract';
import type { Context } from '../../../kernel/feature/index.ts';
import type { PolledWorker } from '../../../kernel/jobs/index.ts';
import { answerRecovery, recoveryJob, type RecoveryRequest } from './recovery.ts';

/** NOTE: by the clock and never woken by who asks, or the work for an address would fall into the next request's time. */
const POLL_MS = 1000;

/** Answers who has asked for an e-mail of recovery, soon after. */
export function recoveryWorker({
  clock,
  publicUrl,
}: Pick<Context, 'clock' | 'publicUrl'>): PolledWorker<RecoveryRequest> {
  return {
    kind: recoveryJob,
    pollMs: POLL_MS,
    atOnce: 1,
    freshSeconds: numbers.recovery.minutes * 60,
    write: (tx, { recipient, payload }) =>
      answerRecovery({ tx, clock, email: recipient ?? '', locale: payload.locale, publicUrl: publicUrl() }),
  };
}
