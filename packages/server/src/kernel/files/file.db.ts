import type { Sql, Tx } from '../database/index.ts';

export interface NewFile {
  readonly token: string;
  readonly tenantId: number;
  readonly service: string;
  readonly name: string;
  readonly extension: string;
  readonly mediaType: string;
  readonly content: Buffer;
  readonly now: Date;
}

export async function insertFile(tx: Tx, userId: number, file: NewFile): Promise<void> {
  await tx`
    insert into file (user_id, token, tenant_id, service, name, extension, media_type, size, content, created_at)
    values (${userId}, ${file.token}, ${file.tenantId}, ${file.service}, ${file.name}, ${file.extension}, ${file.mediaType},
      ${file.content.length}, ${file.content}, ${file.now})`;
}

/** Uploads of one person wait for each other, so that together they keep the quota. */
export async function lockFilesOf(tx: Tx, userId: number): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`files ${userId}`}, 0))`;
}

export async function selectStoredBytes(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx<{ bytes: number }[]>`
    select coalesce(sum(size), 0)::int as bytes from file where user_id = ${userId}`;
  return row?.bytes ?? 0;
}

export interface StoredFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export async function selectFile(sql: Sql, token: string): Promise<StoredFile | null> {
  const [row] = await sql<StoredFile[]>`
    select name, media_type as "mediaType", content from file where token = ${token}`;
  return row ?? null;
}

/** What somebody has handed in, without the contents. */
export function selectFilesOf(sql: Tx, userId: number): Promise<{ id: number; name: string; createdAt: Date }[]> {
  return sql<{ id: number; name: string; createdAt: Date }[]>`
    select id, name, created_at as "createdAt" from file where user_id = ${userId} order by id`.execute();
}

/** Nothing, when it was deleted meanwhile. */
export async function selectContent(sql: Tx, id: number): Promise<Uint8Array> {
  const [row] = await sql<{ content: Uint8Array }[]>`select content from file where id = ${id}`;
  return row?.content ?? new Uint8Array();
}

export async function moveFiles(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`update file set user_id = ${to} where user_id = ${from}`;
}

export async function deleteFiles(tx: Tx, userId: number): Promise<void> {
  await tx`delete from file where user_id = ${userId}`;
}

export async function deleteFile(tx: Tx, userId: number, token: string): Promise<void> {
  await tx`delete from file where user_id = ${userId} and token = ${token}`;
}
