import type { Tx } from '../../../kernel/database/index.ts';

export interface ZoneRow {
  /** Who has handed the device to this person. */
  readonly actorId: number | null;
  readonly until: Date | null;
  /** Until when money may be moved, too (rule D-313). */
  readonly purseUntil: Date | null;
  readonly question: readonly number[] | null;
}

interface SessionKey {
  readonly id: number;
  readonly sessionId: string;
}

export async function selectZone(tx: Tx, { id, sessionId }: SessionKey): Promise<ZoneRow> {
  const [row] = await tx<ZoneRow[]>`
    select actor_id as "actorId", zone_until as until, purse_until as "purseUntil", gate_question as question
    from session where user_id = ${id} and id = ${sessionId}`;
  return row ?? { actorId: null, until: null, purseUntil: null, question: null };
}

export async function writeQuestion(tx: Tx, { id, sessionId }: SessionKey, question: readonly number[]): Promise<void> {
  await tx`update session set gate_question = ${[...question]}::smallint[] where user_id = ${id} and id = ${sessionId}`;
}

/** Opens the zone and the purse until then, or closes them; the question has been answered or is not asked any more. */
export async function writeZone(
  tx: Tx,
  { id, sessionId }: SessionKey,
  { until, purseUntil }: Pick<ZoneRow, 'until' | 'purseUntil'>,
): Promise<void> {
  await tx`update session set zone_until = ${until}, purse_until = ${purseUntil}, gate_question = null
    where user_id = ${id} and id = ${sessionId}`;
}
