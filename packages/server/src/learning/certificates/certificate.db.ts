import type { CallInput, calls } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { OWN_TENANT } from '../../kernel/http/index.ts';

export interface CertificateRow {
  readonly id: number;
  readonly kind: 'course' | 'season' | 'event' | 'quiz';
  readonly targetLesson: 1 | 2 | 3 | 4 | 5 | null;
  /** Of a milestone of a course: its percent. */
  readonly share: 25 | 50 | 75 | 100 | null;
  readonly stars: number | null;
  readonly blocksCount: number | null;
  readonly problemsCount: number | null;
  readonly purchaseIds: readonly number[];
  readonly title: string;
  readonly shortTitle: string;
  readonly image: string | null;
  readonly example: string | null;
}

const columns = (tx: Tx) => tx`
  id, kind, target_lesson as "targetLesson", share, stars, blocks as "blocksCount", problems as "problemsCount",
  purchase_ids as "purchaseIds", title, short_title as "shortTitle", image, example`;

/** Those of everybody and those of a tenant, each course's from its beginning to its end. */
export async function selectCertificates(tx: Tx, tenantId: number): Promise<readonly CertificateRow[]> {
  return tx<CertificateRow[]>`
    select ${columns(tx)} from certificate where tenant_id is null or tenant_id = ${tenantId}
    order by tenant_id nulls first, target_lesson nulls last, share nulls last, id`;
}

export async function selectCertificate(
  tx: Tx,
  { tenantId, id }: { readonly tenantId: number; readonly id: number },
): Promise<CertificateRow | null> {
  const [row] = await tx<CertificateRow[]>`
    select ${columns(tx)} from certificate where id = ${id} and (tenant_id is null or tenant_id = ${tenantId})`;
  return row ?? null;
}

/** Whose tenant's learners work for it; null: there is no such certificate. */
export async function selectTenantOf(tx: Tx, id: number): Promise<number | null> {
  const [row] = await tx<{ tenantId: number }[]>`
    select coalesce(tenant_id, ${OWN_TENANT.id}) as "tenantId" from certificate where id = ${id}`;
  return row?.tenantId ?? null;
}

export type CertificateDraft = CallInput<typeof calls.createCertificate>['body'];

export async function insertCertificate(tx: Tx, tenantId: number, draft: CertificateDraft): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into certificate (tenant_id, kind, target_lesson, stars, blocks, problems, purchase_ids, title, short_title,
      image, example)
    values (${tenantId}, ${draft.kind}, ${draft.targetLesson ?? null}, ${draft.stars}, ${draft.blocksCount},
      ${draft.problemsCount}, ${draft.purchaseIds}, ${draft.title}, ${draft.shortTitle}, ${draft.image}, ${draft.example})
    returning id`;
  return row?.id ?? 0; // `returning` tells of the row that is written
}

/** A tenant's own; false: there is none. Nobody changes those of everybody. */
export async function updateCertificate(
  tx: Tx,
  { tenantId, id }: { readonly tenantId: number; readonly id: number },
  draft: CertificateDraft,
): Promise<boolean> {
  const { count } = await tx`
    update certificate set kind = ${draft.kind}, target_lesson = ${draft.targetLesson ?? null}, stars = ${draft.stars},
      blocks = ${draft.blocksCount}, problems = ${draft.problemsCount}, purchase_ids = ${draft.purchaseIds},
      title = ${draft.title}, short_title = ${draft.shortTitle}, image = ${draft.image}, example = ${draft.example}
    where id = ${id} and tenant_id = ${tenantId}`;
  return count > 0;
}
