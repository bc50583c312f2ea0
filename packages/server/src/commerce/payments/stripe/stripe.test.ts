import { calls } from '@logikit/contract';
import Stripe from 'stripe';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';
import { startStripeDouble } from '../../../testing/stripe-double.ts';
import { beginPayment, fillCart, goToGateway, newBuyer } from '../../../testing/test-shop.ts';

const DAY_MS = 86_400_000;
const ENERGY = 82;
const MONTHLY = 1;
const webhookSecret = 'whsec_test';
const double = await startStripeDouble();
const stripe = new Stripe('sk_test_own');

afterAll(() => double.close());
beforeEach(() => {
  double.decline(false);
  double.vanish(false);
});

oneDatabase(
  'paying by Stripe',
  (platform) => {
    const sessionOf = (address: string): string => new URL(address).pathname.slice(1);
    /** A cart with energy on its way to Stripe's page. */
    const begun = async () => {
      const buyer = await newBuyer(platform());
      await fillCart(buyer, [ENERGY]);
      const token = await beginPayment(buyer);
      return { buyer, token, session: sessionOf(await goToGateway(platform(), token)) };
    };
    const stateOf = async (buyer: TestUser, token: string) =>
      (await buyer.call(calls.getPayment, { params: { token } })).body.status;
    const energyOf = async ({ userId }: TestUser) =>
      (await platform().sql`select energy_value as value from profile where user_id = ${userId}`)[0]?.[
        'value'
      ] as number;
    /** What Stripe tells, signed as it signs. */
    const notify = async (told: object, change: { readonly secret?: string; readonly at?: Date } = {}) => {
      const payload = JSON.stringify({
        id: 'evt_test',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: told },
      });
      const { secret = webhookSecret, at = platform().clock.now() } = change;
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const answer = await fetch(`${platform().url}/service/billing/notice/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      });
      return answer.status;
    };
    const pass = async (days: number) => {
      platform().clock.advance(days * DAY_MS);
      await platform().runDue();
      await platform().runDue();
    };

    it('[D-210] a payer goes to its page, comes back, and has what was paid for; gone to again it is the same payment', async () => {
      const { buyer, token, session } = await begun();
      expect(sessionOf(await goToGateway(platform(), token))).toBe(session);
      expect(await stateOf(buyer, token)).toBe('waiting');
      const before = await energyOf(buyer);
      double.complete(session);
      expect(await stateOf(buyer, token)).toBe('paid');
      expect((await energyOf(buyer)) - before).toBe(150);
      // Its billing type stays one of the eight (D-009).
      const [row] = await platform().sql`select billing_type, adapter, reference from payment where token = ${token}`;
      expect({ ...row }).toEqual({ billing_type: 'xsolla', adapter: 'stripe', reference: session });
    });

    it('one that cannot be reached leads back and is told apart from a card that failed; later the same payment goes on', async () => {
      const buyer = await newBuyer(platform());
      await fillCart(buyer, [ENERGY]);
      const token = await beginPayment(buyer);
      double.vanish(true);
      expect(await goToGateway(platform(), token)).toBe(`/2.0/cabinet/cart/error?payment=${token}`);
      expect(await stateOf(buyer, token)).toBe('started');
      double.vanish(false);
      const again = await buyer.call(calls.payOnline, { body: { type: 'xsolla', paymentForCart: true } });
      expect(again.body.params['token']).toBe(token);
      const session = sessionOf(await goToGateway(platform(), token));
      expect(await stateOf(buyer, token)).toBe('waiting');
      double.complete(session);
      expect(await stateOf(buyer, token)).toBe('paid');
    });

    it('has one page for all cards, so there is nothing to choose from', async () => {
      const buyer = await newBuyer(platform());
      await fillCart(buyer, [ENERGY]);
      await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
      expect((await buyer.call(calls.getPayDefaults)).body).toMatchObject({
        type: 'xsolla',
        supportedTypes: ['xsolla'],
      });
      const { code } = await buyer.call(calls.payOnline, { body: { type: 'avangate', paymentForCart: true } });
      expect(code).toBe('notAvailable');
    });

    it('[D-211] a notice that Stripe has signed makes us ask; forged, late, or of something else it changes nothing', async () => {
      const { buyer, token, session } = await begun();
      const before = await energyOf(buyer);
      const metadata = { token };
      // Signed, and yet it proves nothing.
      expect(await notify({ metadata, payment_status: 'paid' })).toBe(200);
      expect(await energyOf(buyer)).toBe(before);
      double.complete(session);
      const late = new Date(platform().clock.now().getTime() - 301_000);
      expect([
        await notify({ metadata }, { secret: 'whsec_guessed' }),
        await notify({ metadata }, { at: late }),
        await notify({ metadata: {} }),
        await notify({}),
      ]).toEqual([401, 401, 200, 200]);
      expect(await energyOf(buyer)).toBe(before);
      expect([await notify({ metadata }), await notify({ metadata })]).toEqual([200, 200]);
      expect((await energyOf(buyer)) - before).toBe(150);
    });

    it('money that is late is waited for, a page that was left is over, another amount waits for a person', async () => {
      const late = await begun();
      double.complete(late.session, { isLate: true });
      expect(await stateOf(late.buyer, late.token)).toBe('waiting');
      double.clear(late.session);
      expect(await stateOf(late.buyer, late.token)).toBe('paid');
      const left = await begun();
      double.expire(left.session);
      expect(await stateOf(left.buyer, left.token)).toBe('canceled');
      const other = await begun();
      const before = await energyOf(other.buyer);
      double.complete(other.session, { amount: 1 });
      await stateOf(other.buyer, other.token);
      expect(await energyOf(other.buyer)).toBe(before);
      const findings = await platform().sql`select kind from billing_finding where reference = ${other.token}`;
      expect(findings.map(({ kind }) => kind as string)).toEqual(['amount']);
    });

    it('[D-208] money goes back by the payment that it came by, once, however often it is asked for', async () => {
      const { buyer, token, session } = await begun();
      double.complete(session);
      expect(await stateOf(buyer, token)).toBe('paid');
      const [account] = await platform().sql`select email from "user" where id = ${buyer.userId}`;
      const wish = { order: token, email: String(account?.['email']) };
      expect((await platform().call(calls.confirmWithdrawal, { body: wish })).status).toBe(200);
      await platform().runDue();
      await platform().runDue();
      const [refund] = await platform().sql<
        { status: string; online: number }[]
      >`select status, online from refund where token = ${token}`;
      expect(refund?.status).toBe('done');
      expect(double.refundedOf(session)).toBe(refund?.online);
    });

    it('a refund that has failed is asked for anew as another one, which Stripe does not answer from memory', async () => {
      const { buyer, token, session } = await begun();
      double.complete(session);
      expect(await stateOf(buyer, token)).toBe('paid');
      const [account] = await platform().sql`select email from "user" where id = ${buyer.userId}`;
      double.decline(true);
      await platform().call(calls.confirmWithdrawal, { body: { order: token, email: String(account?.['email']) } });
      await platform().runDue();
      double.decline(false);
      const operator = await platform().login('operator');
      const { body } = await operator.call(calls.listFindings, { query: { isClosed: false } });
      const found = body.data.find(({ order }) => order === token);
      expect(found).toMatchObject({ kind: 'refund', adapter: 'stripe' });
      const params = { id: found?.id ?? 0 };
      expect((await operator.call(calls.closeFinding, { params, body: { move: 'retry' } })).status).toBe(200);
      await platform().runDue();
      expect(double.refundedOf(session)).toBe(499);
    });

    it('[D-209] a card that was kept is charged for the next month, once; declined, it is tried again', async () => {
      const buyer = await newBuyer(platform());
      await buyer.call(calls.addPurchase, {
        body: { purchaseId: MONTHLY, requestSubscription: true, targetCards: [buyer.userId] },
      });
      await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
      const paying = { type: 'xsolla_sub' as const, paymentForCart: true, consent: true };
      const token = (await buyer.call(calls.payOnline, { body: paying })).body.params['token'] ?? '';
      double.complete(sessionOf(await goToGateway(platform(), token)));
      expect(await stateOf(buyer, token)).toBe('paid');
      const charges = () => double.asked.filter((one) => one === 'POST /v1/payment_intents').length;
      const before = charges();
      const periods = async () =>
        (await platform().sql`select status, period from payment where user_id = ${buyer.userId} order by id`).map(
          (row) => ({ ...row }),
        );
      await pass(32);
      expect(await periods()).toEqual([
        { status: 'succeeded', period: null },
        { status: 'succeeded', period: 2 },
      ]);
      expect(charges() - before).toBe(1);
      double.decline(true);
      await pass(31);
      expect((await periods()).at(-1)).toEqual({ status: 'failed', period: 3 });
      double.decline(false);
      await pass(1.1);
      expect((await periods()).at(-1)).toEqual({ status: 'succeeded', period: 3 });
    });

    it('[D-211] a dispute, whose notice names its payment intent alone, is asked for: an inquiry, held, lost, and won by an appeal', async () => {
      const { buyer, token, session } = await begun();
      double.complete(session);
      expect(await stateOf(buyer, token)).toBe('paid');
      const hear = async (status: string) => notify(double.dispute(session, status));
      const stands = async () => {
        const [row] = await platform().sql`
          select dispute.status from dispute join payment on payment.id = payment_id where token = ${token}`;
        return row?.['status'] as string;
      };
      const lost = async () => {
        const [row] = await platform().sql<{ sum: number }[]>`
          select coalesce(sum(line.amount), 0)::int as sum from posting_line line join posting on posting.id = posting_id
            join payment on payment.id::text = posting.source
          where token = ${token} and account = 'gateway:stripe'`;
        return row?.sum;
      };
      expect([await hear('warning_needs_response'), await stands(), await lost()]).toEqual([200, 'inquiry', 499]);
      expect([await hear('needs_response'), await stands(), await lost()]).toEqual([200, 'open', 0]);
      expect([await hear('under_review'), await stands(), await lost()]).toEqual([200, 'open', 0]);
      const operator = await platform().login('operator');
      const findings = async () =>
        (await operator.call(calls.listFindings, { query: { isClosed: false } })).body.data.filter(
          ({ order }) => order === token,
        );
      const params = { id: (await findings())[0]?.id ?? 0 };
      expect((await operator.call(calls.closeFinding, { params, body: { move: 'close' } })).status).toBe(200);
      expect([await hear('lost'), await stands(), await stateOf(buyer, token)]).toEqual([200, 'lost', 'returned']);
      expect(await findings()).toEqual([]);
      // What was taken back is given again by a person.
      expect([await hear('appeal_under_review'), await stands()]).toEqual([200, 'lost']);
      expect([await hear('won'), await stands(), await lost()]).toEqual([200, 'won', 499]);
      expect(await findings()).toMatchObject([{ kind: 'dispute', dispute: { status: 'won' } }]);
    });

    it('a trial keeps the card and takes nothing', async () => {
      const buyer = await newBuyer(platform());
      await buyer.call(calls.addPurchase, {
        body: { purchaseId: MONTHLY, requestSubscription: true, withTrial: true, targetCards: [buyer.userId] },
      });
      await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
      const paying = { type: 'xsolla_sub' as const, paymentForCart: true, consent: true };
      const token = (await buyer.call(calls.payOnline, { body: paying })).body.params['token'] ?? '';
      const session = sessionOf(await goToGateway(platform(), token));
      double.complete(session);
      expect([await stateOf(buyer, token), double.refundedOf(session)]).toEqual(['paid', 0]);
      await pass(8);
      const rows = await platform()
        .sql`select status, amount, period from payment where user_id = ${buyer.userId} order by id`;
      expect(rows.map((row) => ({ ...row }))).toEqual([
        { status: 'succeeded', amount: 0, period: null },
        { status: 'succeeded', amount: 999, period: 1 },
      ]);
    });
  },
  { stripe: { key: 'sk_test_double', webhookSecret, url: double.url } },
);
