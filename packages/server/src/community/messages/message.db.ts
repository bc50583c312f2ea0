import type { Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';

export interface PhraseValue {
  readonly name: string;
  readonly value: string;
}

export interface MessageRow {
  readonly id: number;
  readonly author: 'learner' | 'teacher' | 'support' | 'system';
  readonly authorId: number | null;
  readonly text: string | null;
  readonly phrase: string | null;
  readonly values: readonly PhraseValue[];
  readonly at: Date;
}

const columns = (tx: Tx) => tx`id, author, author_id as "authorId", text, phrase, "values", created_at as at`;

export async function insertMessage(
  tx: Tx,
  message: Omit<MessageRow, 'id'> & { readonly threadId: number },
): Promise<MessageRow> {
  const [row] = await tx<MessageRow[]>`
    insert into message (thread_id, author, author_id, text, phrase, "values", created_at)
    values (${message.threadId}, ${message.author}, ${message.authorId}, ${message.text}, ${message.phrase},
      ${tx.json(message.values as never)}, ${message.at}) returning ${columns(tx)}`;
  if (!row) throw new Error('The message was not inserted');
  await tx`update message_thread set updated_at = ${message.at} where id = ${message.threadId}`;
  return row;
}

export async function selectMessages(
  tx: Tx,
  threadId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly MessageRow[]; readonly total: number }> {
  const rows = await tx<MessageRow[]>`
    select ${columns(tx)} from message where thread_id = ${threadId} order by id desc limit ${limit} offset ${offset}`;
  const [count] = await tx<{ total: number }[]>`
    select count(*)::int as total from message where thread_id = ${threadId}`;
  return { rows, total: count?.total ?? 0 };
}

export async function selectLast(tx: Tx, threadId: number): Promise<MessageRow | null> {
  const [row] = await tx<MessageRow[]>`
    select ${columns(tx)} from message where thread_id = ${threadId} order by id desc limit 1`;
  return row ?? null;
}

export type PupilMessageRow = Omit<MessageRow, 'author' | 'authorId'> & {
  readonly author: 'learner' | 'teacher';
  readonly teacherName: string;
};

/** What a pupil and teachers have said, of teachers who are not theirs any more, too: a parent may want to know. */
export async function selectPupilMessages(
  tx: Tx,
  pupilId: number,
  { limit, offset }: Slice,
): Promise<Rows<PupilMessageRow>> {
  const wanted = tx`from message m join message_thread r on r.id = m.thread_id
    left join teacher t on t.user_id = r.teacher_id where r.type = 'teacher' and r.user_id = ${pupilId}`;
  const rows = await tx<PupilMessageRow[]>`
    select m.id, m.author, m.text, m.phrase, m."values", m.created_at as at, coalesce(t.name, '') as "teacherName"
    ${wanted} order by m.id desc limit ${limit} offset ${offset}`;
  const [count] = await tx<{ total: number }[]>`select count(*)::int as total ${wanted}`;
  return { rows, total: count?.total ?? 0 };
}
