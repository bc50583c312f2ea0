import { calls, type Model, numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { route, type Route } from '../../kernel/http/index.ts';
import { demoMts, demoPartner } from './demo.ts';
import { insertPartnerPage, type PageContent, selectPartnerPage } from './page.db.ts';
import { pageWords } from './page-words.ts';
import { upsertKey, upsertSecret, upsertTenant } from '../../identity/partner-keys/index.ts';

export const partnerPageRoutes: readonly Route[] = [
  route(calls.getPartnerPage, ({ tx, locale, params }) => readPartnerPage(tx, locale, params.partner)),
];

/** What a partner's start pages say, in this language or in the fallback. */
export async function readPartnerPage(tx: Tx, locale: string, partner: string): Promise<Model<'PartnerPage'>> {
  const row = await selectPartnerPage(tx, partner);
  const words = row?.content[locale] ?? row?.content['ru'];
  if (!row || !words) throw new ApiError('notFound');
  const { type, goal } = numbers.promoRegistration;
  return {
    partner: row.partner,
    name: row.name,
    title: words.title,
    text: words.text,
    action: words.action,
    points: words.points.map((point) => ({ ...point })),
    junior: { ...words.junior },
    success: { ...words.success },
    registration: { type, goal: [goal] },
    appearance: row.appearance,
  };
}

const contentFor = (name: string): PageContent =>
  Object.fromEntries(Object.entries(pageWords).map(([locale, words]) => [locale, words(name)]));

/** MTS is a partner like any other, by configuration; its secret is known outside of production only. */
export async function seedPartnerPages(tx: Tx, { withDemo }: { readonly withDemo: boolean }): Promise<void> {
  const mts = await upsertTenant(tx, { slug: demoMts.slug, name: demoMts.name });
  await insertPartnerPage(tx, { tenantId: mts, content: contentFor(demoMts.name), withSubscriptions: true });
  if (!withDemo) return;
  const { key, kid, secret } = demoMts;
  await upsertKey(tx, { key, tenantId: mts, name: 'Demo', origins: [], allowsLoopback: true });
  await upsertSecret(tx, { tenantId: mts, kid, secret });
  const demo = await upsertTenant(tx, demoPartner);
  await insertPartnerPage(tx, { tenantId: demo, content: contentFor(demoPartner.name), withSubscriptions: false });
}
