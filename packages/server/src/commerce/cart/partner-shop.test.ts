import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { calls, numbers } from '@logikit/contract';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { demoPartner } from '../../surfaces/partners/demo.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { newBuyer } from '../../testing/test-shop.ts';

const page = 'http://localhost:8099';
const ENERGY = 82;

oneDatabase('the shop on a partner’s page', (platform) => {
  const random = () => randomBytes(32).toString('base64url');
  /** Signs in on our own page, and gives the partner's page a session. */
  const onPage = async (person: TestUser): Promise<string> => {
    const [verifier, state] = [random(), random()];
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const own = { headers: { origin: platform().publicUrl } };
    const issued = await person.call(
      calls.issuePageCode,
      { body: { key: 'pk_demo', origin: page, challenge, state } },
      own,
    );
    const body = { key: 'pk_demo', code: issued.body.code, verifier, state };
    return (await platform().call(calls.loginOnPage, { body }, { headers: { origin: page } })).body.token;
  };
  const asks = (token: string) => {
    const there = { token, headers: { origin: page } };
    return {
      load: () => platform().call(calls.loadShop, { query: { shopParts: 'cart,lastPaidCart' } }, there),
      add: () => platform().call(calls.addPurchase, { body: { purchaseId: ENERGY } }, there),
      wait: () => platform().call(calls.waitPayment, { body: { currency: 'USD' } }, there),
      payments: () => platform().call(calls.listPayments, { query: {} }, there),
    };
  };

  it('[D-207] a grown-up collects there what the account pays here; nothing that moves money can be asked there', async () => {
    const buyer = await newBuyer(platform());
    const there = asks(await onPage(buyer));
    const added = await there.add();
    expect(added.body.cart?.orders).toMatchObject([{ purchaseId: ENERGY }]);
    const here = (await buyer.call(calls.loadShop, { query: { shopParts: 'cart' } })).body;
    expect(here.cart?.id).toBe(added.body.cart?.id);
    expect([(await there.wait()).status, (await there.payments()).status]).toEqual([403, 403]);
    expect((await there.load()).body.lastPaidCart).toBeNull();
    await platform().sql`update cart set status = 1 where id = ${here.cart?.id ?? 0}`;
    expect((await there.load()).body).toMatchObject({ cart: null, lastPaidCart: here.cart?.id });
  });

  it('[D-207] a key that shows no shop, and one that shows it no more, is refused', async () => {
    const there = asks(await onPage(await newBuyer(platform())));
    await platform().sql`update partner_key set with_shop = false where key = 'pk_demo'`;
    expect((await there.load()).code).toBe('forbidden');
    await platform().sql`update partner_key set with_shop = true where key = 'pk_demo'`;
    expect((await there.load()).status).toBe(200);
  });

  it('[D-313] the page sees prices as long as the purse was open where the parent signed in', async () => {
    const buyer = await newBuyer(platform());
    const there = asks(await onPage(buyer));
    platform().clock.advance(numbers.parentZone.seconds * 1000 + 1000);
    expect((await there.load()).code).toBe('parentZoneClosed');
    // Whoever holds the device goes on as the parent, who is still signed in: the gate is closed, and stays closed there.
    expect((await asks(await onPage(buyer)).load()).code).toBe('parentZoneClosed');
    await buyer.call(calls.openPurse, { body: { password: buyer.password } });
    expect((await asks(await onPage(buyer)).load()).status).toBe(200);
  });

  it('[D-207] no pupil, no anonymous learner and no learner of the partner’s backend sees a price', async () => {
    const child = asks(await onPage(await platform().login('child')));
    expect((await child.load()).code).toBe('parentZoneClosed');
    const started = await platform().call(
      calls.startAnonymous,
      { body: { key: 'pk_demo' } },
      { headers: { origin: page } },
    );
    expect((await asks(started.body.token).load()).code).toBe('parentZoneClosed');
    const now = Math.floor(platform().clock.now().getTime() / 1000);
    const claims = { iss: 'pk_demo', aud: 'logikit', sub: 'grown-up', jti: randomUUID(), iat: now, exp: now + 300 };
    const externalSubToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'demo' })
      .sign(new TextEncoder().encode(demoPartner.secret));
    const named = await platform().call(
      calls.exchangeToken,
      { body: { externalSubToken, key: 'pk_demo' } },
      { headers: { origin: page } },
    );
    await platform().sql`update profile set who = 'adult' where user_id = ${named.body.userId}`;
    await platform().sql`update "user" set anonymous = false where id = ${named.body.userId}`;
    expect((await asks(named.body.token).load()).code).toBe('parentZoneClosed');
  });
});
