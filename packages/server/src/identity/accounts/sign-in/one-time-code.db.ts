import { deleteInBatches, type Sql, type Tx } from '../../../kernel/database/index.ts';

export type CodeKind = 'a-token' | 'pc' | 'mtstoken' | 'webview';

export interface CodeRow {
  readonly hash: string;
  readonly kind: CodeKind;
  readonly userId: number;
  /** The code ends with this session. */
  readonly sessionId: string | null;
  readonly expiresAt: Date;
}

export async function insertCode(tx: Tx, code: CodeRow): Promise<void> {
  await tx`insert into one_time_code (hash, kind, user_id, session_id, expires_at)
    values (${code.hash}, ${code.kind}, ${code.userId}, ${code.sessionId}, ${code.expiresAt})`;
}

/** Uses the code up and tells whose it was; null when there is none that is still good. */
export async function useOptionalCode(tx: Tx, code: Pick<CodeRow, 'hash' | 'kind'>, now: Date): Promise<number | null> {
  const [row] = await tx<{ userId: number }[]>`update one_time_code set used_at = ${now}
    where hash = ${code.hash} and kind = ${code.kind} and used_at is null and expires_at > ${now}
      and (session_id is null or exists (select from session s where s.id = session_id and s.ended_at is null and s.expires_at > ${now}))
    returning user_id as "userId"`;
  return row?.userId ?? null;
}

export function deleteCodesBefore(sql: Sql, moment: Date): Promise<void> {
  return deleteInBatches(
    (limit) => sql`
      delete from one_time_code where ctid = any(array(
        select ctid from one_time_code where expires_at < ${moment} limit ${limit}))`,
  );
}
