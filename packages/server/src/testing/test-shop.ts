import { type CallInput, calls } from '@logikit/contract';
import { addChild, newParent } from './test-family.ts';
import type { TestPlatform, TestUser } from './platform.ts';

/** A grown-up who has just signed in, in a country: of dollars, where none is named. */
export async function newBuyer(
  platform: TestPlatform,
  country = 'US',
): Promise<TestUser & { readonly email: string; readonly password: string }> {
  const parent = await newParent(platform);
  await platform.sql`update profile set country_code = ${country} where user_id = ${parent.userId}`;
  return parent;
}

/** A pupil of theirs; the answer is its card. */
export const addPupil = (buyer: TestUser, name: string): Promise<number> => addChild(buyer, name);

/** Puts purchases into the cart: for whoever buys, where nobody is named. */
export async function fillCart(
  buyer: TestUser,
  purchaseIds: readonly number[],
  targetCards: readonly number[] = [buyer.userId],
): Promise<void> {
  for (const purchaseId of purchaseIds) {
    const added = await buyer.call(calls.addPurchase, { body: { purchaseId, targetCards: [...targetCards] } });
    if (added.status !== 200) throw new Error(`Not in the cart: ${added.code ?? ''}`);
  }
}

type BillingType = CallInput<typeof calls.payOnline>['body']['type'];

/** Closes the cart for payment and begins one; the answer is its token. */
export async function beginPayment(buyer: TestUser, type: BillingType = 'xsolla'): Promise<string> {
  const { currency } = (await buyer.call(calls.loadShop, { query: { shopParts: 'cart' } })).body;
  await buyer.call(calls.waitPayment, { body: { currency } });
  const { status, body, code } = await buyer.call(calls.payOnline, { body: { type, paymentForCart: true } });
  if (status !== 200) throw new Error(`No payment has begun: ${code ?? ''}`);
  return body.params['token'] ?? '';
}

/** Goes where a payment goes on; the answer is the page of the gateway. */
export async function goToGateway({ url }: Pick<TestPlatform, 'url'>, token: string): Promise<string> {
  const gone = await fetch(`${url}/service/billing/go/${token}`, { redirect: 'manual' });
  return gone.headers.get('location') ?? '';
}

/** Answers the page of the gateway as a browser would; the answer is where it leads, or the status where it leads nowhere. */
export async function answerGateway(
  { url }: Pick<TestPlatform, 'url'>,
  page: string,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await fetch(url + page, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? String(answer.status);
}

/** Pays with the card of the demo whose number ends so, and comes back to where the gateway leads. */
export async function payByCard(platform: Pick<TestPlatform, 'url'>, token: string, ending: string): Promise<string> {
  return answerGateway(platform, await goToGateway(platform, token), { card: `4000 0000 0000 ${ending}` });
}
