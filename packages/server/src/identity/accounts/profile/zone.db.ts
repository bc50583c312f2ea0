import type { Tx } from '../../../kernel/database/index.ts';

export interface ZoneRow {
  /** Who has handed the device to this person. */
  readonly actorId: number | null;
  readonly until: Date | null;
  readonly question: readonly number[] | null;
}

interface SessionKey {
  readonly id: number;
  readonly sessionId: string;
}

export async function selectZone(tx: Tx, { id, sessionId }: SessionKey): Promise<ZoneRow> {
  const [row] = await tx<ZoneRow[]>`
    select actor_id as "actorId", zone_until as until, gate_question as question
    from session where user_id = ${id} and id = ${sessionId}`;
  return row ?? { actorId: null, until: null, question: null };
}

export async function writeQuestion(tx: Tx, { id, sessionId }: SessionKey, question: readonly number[]): Promise<void> {
  await tx`update session set gate_question = ${[...question]}::smallint[] where user_id = ${id} and id = ${sessionId}`;
}

/** Opens the zone until then, or closes it; the question has been answered or is not asked any more. */
export async function writeZone(tx: Tx, { id, sessionId }: SessionKey, until: Date | null): Promise<void> {
  await tx`update session set zone_until = ${until}, gate_question = null where user_id = ${id} and id = ${sessionId}`;
}
