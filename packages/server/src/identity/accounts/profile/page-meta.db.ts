import type { Model } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';

type PageMeta = Model<'CommonProfile'>['pageMetas'][number];

/** The titles of pages that a tenant has in this language, in their order. */
export async function selectPageMetas(tx: Tx, tenantId: number, locale: string): Promise<PageMeta[]> {
  const rows = await tx<PageMeta[]>`
    select uri, is_regexp as "isRegexp", title from page_meta
    where tenant_id = ${tenantId} and (locale is null or locale = ${locale}) order by id`;
  return [...rows];
}
