import { randomUUID } from 'node:crypto';
import { type CallInput, type CallOutput, type calls, numbers } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type ActivityRow, insertActivity, selectOptionalActivity, updateActivity } from './activity.db.ts';

type Sent = CallInput<typeof calls.sendActivity>['body'];
type Answer = CallOutput<typeof calls.sendActivity>;

export interface Recorded {
  readonly answer: Answer;
  /** Seconds of learning that this sending added. */
  readonly learnt: number;
}

/** Nobody was active before the first send for longer than one send's distance and the time it may take. */
const FIRST_SECONDS = numbers.activitySendSeconds + numbers.activityTimeoutSeconds;
/** Time with these is not time spent learning. */
const idleTypes: readonly string[] = ['rating', 'shop'];
const types: readonly string[] = ['problem', 'theory', 'game', 'video', 'rating', 'shop', 'other'];

/**
 * Adds what the client says it was active, but never more than the wall clock allows since the last send (rule D-167).
 * A visit that has been silent for too long is stale: the client begins a new one.
 */
export async function recordActivity(
  tx: Tx,
  clock: Clock,
  { userId, sent }: { readonly userId: number; readonly sent: Sent },
): Promise<Recorded> {
  const now = clock.now();
  if (sent.id === null) return begin(tx, { userId, sent, now });
  const row = isUuid(sent.id) ? await selectOptionalActivity(tx, userId, sent.id) : null;
  const silence = row ? (now.getTime() - row.acknowledgedAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  if (!row || silence > numbers.activityResetSeconds) {
    return { answer: { id: sent.id, state: 'stale' }, learnt: 0 };
  }
  const wished = sent.isDiffDuration ? sent.duration : sent.duration - row.duration;
  const byType = sent.isDiffDuration ? sent.durationsByType : difference(sent.durationsByType, row.durationsByType);
  const after = grown(row, { wished, byType, allowed: silence, now });
  await updateActivity(tx, userId, after);
  return { answer: { id: row.id, state: 'ok' }, learnt: learntIn(after) - learntIn(row) };
}

async function begin(
  tx: Tx,
  { userId, sent, now }: { readonly userId: number; readonly sent: Sent; readonly now: Date },
): Promise<Recorded> {
  const empty: ActivityRow = {
    id: randomUUID(),
    startedAt: now,
    acknowledgedAt: now,
    duration: 0,
    durationsByType: {},
  };
  const row = grown(empty, { wished: sent.duration, byType: sent.durationsByType, allowed: FIRST_SECONDS, now });
  await insertActivity(tx, userId, row);
  return { answer: { id: row.id, state: 'ok' }, learnt: learntIn(row) };
}

function learntIn({ duration, durationsByType }: ActivityRow): number {
  return idleTypes.reduce((seconds, type) => seconds - (durationsByType[type] ?? 0), duration);
}

interface Growth {
  readonly wished: number;
  readonly byType: Readonly<Record<string, number>>;
  readonly allowed: number;
  readonly now: Date;
}

/** The parts never outgrow the whole: what was cut from it is cut from each part alike. */
function grown(row: ActivityRow, { wished, byType, allowed, now }: Growth): ActivityRow {
  const added = Math.max(0, Math.min(wished, allowed));
  const parts = Object.entries(byType).filter(([type, seconds]) => types.includes(type) && seconds > 0);
  const partsSum = parts.reduce((sum, [, seconds]) => sum + seconds, 0);
  const scale = partsSum > added ? added / partsSum : 1;
  const durationsByType = { ...row.durationsByType };
  for (const [type, seconds] of parts) durationsByType[type] = (durationsByType[type] ?? 0) + seconds * scale;
  return { ...row, acknowledgedAt: now, duration: row.duration + added, durationsByType };
}

function difference(
  total: Readonly<Record<string, number>>,
  known: Readonly<Record<string, number>>,
): Record<string, number> {
  return Object.fromEntries(Object.entries(total).map(([type, seconds]) => [type, seconds - (known[type] ?? 0)]));
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
