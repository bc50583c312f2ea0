import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

export type RequestRow = Model<'CertificateRequest'>;

const columns = (tx: Tx) => tx`id, certificate_id as "certificateId", type, status, name, phone, address`;

/** The last changed one first. */
export async function selectRequests(tx: Tx, userId: number): Promise<readonly RequestRow[]> {
  return tx<RequestRow[]>`
    select ${columns(tx)} from certificate_request where user_id = ${userId} order by changed_at desc, id desc`;
}

export interface KeptRequest extends Pick<RequestRow, 'certificateId' | 'type' | 'status' | 'name'> {
  readonly userId: number;
  readonly phone: string | null;
  readonly address: string | null;
  readonly at: Date;
}

export async function insertRequest(tx: Tx, one: KeptRequest): Promise<RequestRow> {
  const [row] = await tx<RequestRow[]>`
    insert into certificate_request (user_id, certificate_id, type, status, name, phone, address, changed_at)
    values (${one.userId}, ${one.certificateId}, ${one.type}, ${one.status}, ${one.name}, ${one.phone}, ${one.address},
      ${one.at})
    returning ${columns(tx)}`;
  return row as RequestRow; // `returning` tells of the row that is written
}

export async function updateRequest(tx: Tx, id: number, one: KeptRequest): Promise<RequestRow> {
  const [row] = await tx<RequestRow[]>`
    update certificate_request set status = ${one.status}, name = ${one.name}, phone = ${one.phone},
      address = ${one.address}, changed_at = ${one.at}
    where id = ${id} returning ${columns(tx)}`;
  return row as RequestRow; // the caller has found it, under the lock of its owner
}

export async function selectLooked(tx: Tx, userId: number): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`select certificate_id as id from certificate_look where user_id = ${userId}`;
  return rows.map(({ id }) => id);
}

export async function insertLooks(tx: Tx, userId: number, ids: readonly number[]): Promise<void> {
  await tx`
    insert into certificate_look (user_id, certificate_id) select ${userId}, id from unnest(${[...ids]}::int[]) as id
    on conflict do nothing`;
}

/** Gives requests and looks to `to`, as far as nothing of the same waits there. */
export async function moveRequests(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`
    update certificate_request r set user_id = ${to} where r.user_id = ${from} and (
      select 1 from certificate_request o
      where o.user_id = ${to} and o.certificate_id = r.certificate_id and o.type = r.type limit 1) is null`;
  await tx`delete from certificate_request where user_id = ${from}`;
  await insertLooks(tx, to, await selectLooked(tx, from));
  await tx`delete from certificate_look where user_id = ${from}`;
}
