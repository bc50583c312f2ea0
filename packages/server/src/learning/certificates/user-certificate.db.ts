import type { Tx } from '../../kernel/database/index.ts';

/** What a certificate says of its owner, once and for all. */
export interface IssuedFacts {
  readonly name: string;
  readonly locale: string;
  /** Of the course, or of the certificate itself. */
  readonly title: string;
  readonly stars: number;
  readonly problems: number;
}

export interface UserCertificateRow extends IssuedFacts {
  readonly id: number;
  readonly userId: number;
  readonly certificateId: number;
  readonly share: number | null;
  readonly version: number;
  readonly issuedAt: Date;
  /** Null: it is not shared. */
  readonly token: string | null;
}

const columns = (tx: Tx) => tx`
  u.id, u.user_id as "userId", u.certificate_id as "certificateId", c.share, u.name, u.locale, u.title, u.stars,
  u.problems, u.version, u.issued_at as "issuedAt", u.token`;

/** The last one first. */
export async function selectUserCertificates(tx: Tx, userId: number): Promise<readonly UserCertificateRow[]> {
  return tx<UserCertificateRow[]>`
    select ${columns(tx)} from user_certificate u join certificate c on c.id = u.certificate_id
    where u.user_id = ${userId} order by u.issued_at desc, u.id desc`;
}

/** Null where it is somebody else's. */
export async function selectUserCertificate(
  tx: Tx,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<UserCertificateRow | null> {
  const [row] = await tx<UserCertificateRow[]>`
    select ${columns(tx)} from user_certificate u join certificate c on c.id = u.certificate_id
    where u.id = ${id} and u.user_id = ${userId}`;
  return row ?? null;
}

const TOKEN = /^[\w-]{22}$/;

/** Null: nobody shares one there. */
export async function selectSharedCertificate(tx: Tx, token: string): Promise<UserCertificateRow | null> {
  if (!TOKEN.test(token)) return null;
  const [row] = await tx<UserCertificateRow[]>`
    select ${columns(tx)} from user_certificate u join certificate c on c.id = u.certificate_id
    where u.token = ${token}`;
  return row ?? null;
}

interface Issued extends IssuedFacts {
  readonly userId: number;
  readonly certificateId: number;
  readonly issuedAt: Date;
}

export async function insertUserCertificate(tx: Tx, one: Issued): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into user_certificate (user_id, certificate_id, name, locale, title, stars, problems, issued_at)
    values (${one.userId}, ${one.certificateId}, ${one.name}, ${one.locale}, ${one.title}, ${one.stars},
      ${one.problems}, ${one.issuedAt})
    returning id`;
  return row?.id ?? 0; // `returning` tells of the row that is written
}

/** Another name or language: what was earned stays as it was. False: it says so already. */
export async function updateIssued(
  tx: Tx,
  id: number,
  { name, locale, title }: Pick<IssuedFacts, 'name' | 'locale' | 'title'>,
): Promise<boolean> {
  const { count } = await tx`
    update user_certificate set name = ${name}, locale = ${locale}, title = ${title}, version = version + 1
    where id = ${id} and (name, locale, title) is distinct from (${name}, ${locale}, ${title})`;
  return count > 0;
}

export async function updateToken(tx: Tx, id: number, token: string | null): Promise<void> {
  await tx`update user_certificate set token = ${token} where id = ${id}`;
}

/** Gives certificates to `to`, as far as they do not hold the same already. */
export async function moveUserCertificates(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`
    update user_certificate u set user_id = ${to} where u.user_id = ${from}
      and (select 1 from user_certificate o where o.user_id = ${to} and o.certificate_id = u.certificate_id) is null`;
  await tx`delete from user_certificate where user_id = ${from}`;
}
