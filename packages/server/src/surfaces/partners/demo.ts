import type { Tx } from '../../kernel/database/index.ts';
import { demoSchool } from '../../community/boards/index.ts';
import { selectThreads } from '../../content/catalog/index.ts';
import {
  givePartnerSchools,
  givePartnerThreads,
  insertOwner,
  selectGivenSchools,
  selectGivenThreads,
  upsertKey,
  upsertSecret,
  upsertTenant,
} from '../../identity/partner-keys/index.ts';
import { schoolKey, selectInstitutionByKey } from '../../learning/rating/index.ts';

/** The partner of the examples. Its secret is public, which is why it exists outside of production only. */
export const demoPartner = {
  slug: 'demo',
  name: 'Demo partner',
  key: 'pk_demo',
  kid: 'demo',
  owner: 'partner',
  secret: 'logikit-demo-partner-secret-for-loopback-only',
} as const;

export async function seedDemoPartner(tx: Tx): Promise<void> {
  const tenantId = await upsertTenant(tx, demoPartner);
  await upsertKey(tx, {
    key: demoPartner.key,
    tenantId,
    name: 'Demo',
    origins: [],
    allowsLoopback: true,
    withShop: true,
  });
  await upsertSecret(tx, { tenantId, kid: demoPartner.kid, secret: demoPartner.secret });
  await insertOwner(tx, { username: demoPartner.owner, tenantId });
  // So that the console has something to tick. The key itself shows what is free, as every new one.
  if ((await selectGivenThreads(tx, tenantId)).length === 0)
    await givePartnerThreads(tx, tenantId, await firstPaidChapters(tx));
  const school = await selectInstitutionByKey(tx, schoolKey(demoSchool));
  if (school && (await selectGivenSchools(tx, tenantId)).length === 0)
    await givePartnerSchools(tx, tenantId, [school.id]);
}

/** The first chapters of second graders that are not free. */
async function firstPaidChapters(tx: Tx): Promise<readonly number[]> {
  const { rows } = await selectThreads(tx, { targetLesson: 2 }, { limit: 100, offset: 0 });
  const paid = rows.filter(({ type, isTrial }) => type === 'chapter' && !isTrial);
  return paid.slice(0, 3).map(({ id }) => id);
}

/** MTS as it is configured here. The key and the secret exist outside of production only. */
export const demoMts = {
  slug: 'mts',
  name: 'MTS',
  key: 'pk_demo_mts',
  kid: 'demo-mts',
  secret: 'logikit-demo-mts-secret-for-loopback-only',
} as const;
