import type { Tx } from '../../kernel/database/index.ts';

export interface PageWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly junior: { readonly title: string; readonly text: string; readonly action: string };
  readonly success: { readonly title: string; readonly text: string; readonly action: string };
}

/** Words by locale. */
export type PageContent = Readonly<Record<string, PageWords>>;

export interface PageRow {
  readonly partner: string;
  readonly name: string;
  readonly content: PageContent;
  readonly appearance: Readonly<Record<string, string>>;
}

export async function selectPartnerPage(tx: Tx, slug: string): Promise<PageRow | null> {
  const [row] = await tx<PageRow[]>`
    select t.slug as partner, t.name, g.content, t.appearance
    from partner_page g join tenant t on t.id = g.tenant_id where t.slug = ${slug}`;
  return row ?? null;
}

/** The page of a tenant, unless it has one: what a partner has changed stays. */
export async function insertPartnerPage(
  tx: Tx,
  page: { readonly tenantId: number; readonly content: PageContent; readonly withSubscriptions: boolean },
): Promise<void> {
  await tx`insert into partner_page (tenant_id, content, with_subscriptions)
    values (${page.tenantId}, ${tx.json(page.content as never)}, ${page.withSubscriptions}) on conflict do nothing`;
}
