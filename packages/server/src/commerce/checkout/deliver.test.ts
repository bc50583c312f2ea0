import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { monthsLater } from '../../kernel/clock/index.ts';
import { oneDatabase } from '../../testing/platform.ts';
import { addPupil, beginPayment, fillCart, newBuyer, payByCard } from '../../testing/test-shop.ts';

oneDatabase('delivering', (platform) => {
  /** Everything that somebody has by paying, in words. */
  const owned = async (userId: number): Promise<readonly string[]> => {
    const rows = await platform().sql<{ what: string }[]>`
      select concat_ws(' ', kind, nullif(reference, '')) as what from entitlement where user_id = ${userId}
      union all
      select 'course ' || c.slug from course_purchase p join course c on c.id = p.course_id where p.user_id = ${userId}
      union all
      select 'cards ' || count(*) from collection_card where user_id = ${userId} having count(*) > 0
      union all
      select 'task ' || p.code from service_order o join purchase p on p.id = o.purchase_id
        where o.target_user_id = ${userId}`;
    return rows.map(({ what }) => what).toSorted();
  };
  const energyOf = async (userId: number): Promise<number> =>
    (await platform().sql`select energy_value as value from profile where user_id = ${userId}`)[0]?.['value'] as number;
  const profileOf = async (userId: number) =>
    (await platform().sql`select pay_status as "payStatus" from profile where user_id = ${userId}`)[0];
  const pay = async (purchaseId: number, forChild = false) => {
    const buyer = await newBuyer(platform());
    const child = forChild ? await addPupil(buyer, 'Ada') : buyer.userId;
    const before = await energyOf(child);
    await fillCart(buyer, [purchaseId], [child]);
    const token = await beginPayment(buyer);
    await payByCard(platform(), token, '4242');
    expect((await buyer.call(calls.getPayment, { params: { token } })).body.status).toBe('paid');
    return { buyer, child, energy: (await energyOf(child)) - before, has: await owned(child) };
  };

  it.each([
    ['K-072', 'quiz', 11, ['course maths-facts'], 0],
    ['K-073', 'game', 23, ['sheets mazes'], 0],
    ['K-074', 'quiz_tag', 3, ['logic'], 0],
    ['K-075', 'merge', 4, ['cards 1', 'logic'], 150],
    ['K-076', 'service', 101, ['task progress-talk'], 0],
    ['K-077', 'certificate', 31, ['certificate paper'], 0],
    ['K-078', 'electronic certificate', 32, ['certificate electronic'], 0],
    ['K-079', 'olympiad', 41, ['course olympiad'], 0],
    ['K-080', 'material', 51, ['sheets worksheets-preschool'], 0],
    ['K-081', 'souvenir', 102, ['task sticker-sheet'], 0],
    ['K-082', 'collection card', 62, ['cards 5'], 0],
    ['K-083', 'quizzes collection', 71, ['course coding', 'course maths-facts', 'course spatial'], 0],
    ['K-084', 'energy', 81, [], 50],
    ['K-085', 'online lessons', 91, ['task lesson-one'], 0],
    ['K-086', 'problems', 112, ['sheets problems-family'], 0],
  ] as const)('[%s] a %s is listed, added, paid and delivered', async (_row, type, purchaseId, has, energy) => {
    const paid = await pay(purchaseId);
    expect([paid.has, paid.energy]).toEqual([has, energy]);
    const listed = (await paid.buyer.call(calls.loadShop, { query: { shopParts: 'purchaseCategories' } })).body;
    const all = (listed.purchaseCategories ?? []).flatMap(({ purchases }) => purchases);
    expect(all.find(({ id }) => id === purchaseId)?.type).toBe(type);
  });

  it('[E-043] all courses stand among the services of the profile, with their last day', async () => {
    const { buyer } = await pay(3);
    const expiry = monthsLater(platform().clock.now(), 3).toISOString().slice(0, 19).replace('T', ' ');
    expect((await buyer.call(calls.getProfile)).body.services).toEqual([
      { url: 'logic', activeForUser: true, isUnlimited: false, expiry, isParent: true },
    ]);
  });

  it('[S-061] what is bought for a child is the child’s: its courses open, and the parent’s do not', async () => {
    const { buyer, child, has } = await pay(3, true);
    expect([has, await owned(buyer.userId)]).toEqual([['logic'], []]);
    expect([await profileOf(child), await profileOf(buyer.userId)]).toEqual([{ payStatus: 2 }, { payStatus: 0 }]);
  });

  it('[D-092] three months end to the day; bought again meanwhile, the second three follow the first', async () => {
    const { buyer, child } = await pay(3);
    const endOf = async () => (await buyer.call(calls.getBought)).body.logic.map(({ endsAt }) => endsAt?.slice(0, 10));
    const later = (months: number) => monthsLater(platform().clock.now(), months).toISOString().slice(0, 10);
    expect(await endOf()).toEqual([later(3)]);
    await fillCart(buyer, [3]);
    await payByCard(platform(), await beginPayment(buyer), '4242');
    await platform().runDue();
    expect(await endOf()).toEqual([later(6)]);
    platform().clock.advance(190 * 86_400_000);
    await platform().runDue();
    expect(await profileOf(child)).toEqual({ payStatus: 3 });
  });
});
