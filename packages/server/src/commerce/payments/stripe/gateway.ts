import Stripe from 'stripe';
import type { Clock } from '../../../kernel/clock/index.ts';
import type { AskedPayment, DisputeFacts, Gateway, KnownPayment, PaymentFacts, SavedMethod } from '../gateway.ts';

interface Account {
  readonly key: string;
  readonly webhookSecret: string;
  /** Null: Stripe itself. */
  readonly url: string | null;
  readonly clock: Clock;
}

const TIMEOUT_MS = 10_000;
/** How old a notice may be, as Stripe advises. */
const TOLERANCE_SECONDS = 300;

/**
 * The adapter of Stripe: payers go to its own page (Checkout), cards never come near us. A payment is a session of Checkout,
 * or a payment intent where a kept card is charged; our token is in the metadata of both.
 */
export function stripeGateway({ key, webhookSecret, url, clock }: Account): Gateway {
  const stripe = new Stripe(key, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, ...(url !== null && hostOf(url)) });
  return {
    async start(payment) {
      const session = await stripe.checkout.sessions.create(sessionOf(payment), {
        idempotencyKey: `start-${payment.token}`,
      });
      if (session.url === null) throw new Error('Stripe names no page of the payment');
      return { url: session.url, reference: session.id };
    },
    async read({ reference }) {
      if (reference === null) return null;
      if (!isSession(reference))
        return readDispute(stripe, factsOfIntent(await readIntent(stripe, reference)), reference);
      const expand = ['payment_intent.payment_method', 'setup_intent.payment_method'];
      const session = await stripe.checkout.sessions.retrieve(reference, { expand });
      return readDispute(stripe, factsOfSession(session), idOf(session.payment_intent));
    },
    async charge({ token, amount, currency, method }) {
      const [customer = '', card = ''] = method.split(' ');
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            customer,
            payment_method: card,
            off_session: true,
            confirm: true,
            metadata: { token },
            expand: ['payment_method'],
          },
          { idempotencyKey: `charge-${token}` },
        );
        return factsOfIntent(intent);
      } catch (error) {
        // The card says no: that is an answer, and no fault.
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
        return { status: 'failed', amount, currency, reference: error.payment_intent?.id ?? `declined-${token}` };
      }
    },
    async refund({ reference, amount, key: idempotencyKey }) {
      if (reference === null) return false;
      const intent = await intentOf(stripe, reference);
      if (intent === null) return false;
      try {
        const refund = await stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey });
        return refund.status !== 'failed' && refund.status !== 'canceled';
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return error.code === 'charge_already_refunded';
        throw error;
      }
    },
    async notice(raw, signature) {
      if (signature === undefined) return null;
      const now = clock.now().getTime();
      let told: object;
      try {
        const event = stripe.webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now);
        told = event.data.object;
      } catch {
        return null;
      }
      return { token: tokenOf(told) ?? (await tokenOfIntent(stripe, told)) };
    },
  };
}

function hostOf(url: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}

const isSession = (reference: string): boolean => reference.startsWith('cs_');

function sessionOf(payment: AskedPayment): Stripe.Checkout.SessionCreateParams {
  const { token, amount, currency, locale, successUrl, failureUrl, savesMethod } = payment;
  const common = {
    client_reference_id: token,
    metadata: { token },
    success_url: successUrl,
    cancel_url: failureUrl,
    locale: localeOf(locale),
    ...(savesMethod && { customer_creation: 'always' as const }),
  };
  // Nothing to pay now, a trial: the card is only kept.
  if (amount === 0)
    return { ...common, mode: 'setup', currency: currency.toLowerCase(), setup_intent_data: { metadata: { token } } };
  const price_data = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: 'Logikit' } };
  return {
    ...common,
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    payment_intent_data: { metadata: { token }, ...(savesMethod && { setup_future_usage: 'off_session' }) },
  };
}

/** Those of our languages that Checkout speaks; in any other it speaks the browser's. */
function localeOf(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  const spoken = {
    ru: 'ru',
    en: 'en',
    cs: 'cs',
    de: 'de',
    pl: 'pl',
    tr: 'tr',
    'pt-br': 'pt-BR',
    'es-mx': 'es-419',
  } as const;
  return Object.entries(spoken).find(([code]) => code === locale)?.[1] ?? 'auto';
}

function factsOfSession(session: Stripe.Checkout.Session): PaymentFacts {
  const { id, amount_total: amount, currency, status, payment_status: paid, customer } = session;
  const intent = session.payment_intent ?? session.setup_intent;
  return {
    status:
      status === 'complete'
        ? paid === 'unpaid'
          ? 'processing'
          : 'succeeded'
        : status === 'expired'
          ? 'canceled'
          : 'started',
    amount: amount ?? 0,
    currency: (currency ?? '').toUpperCase(),
    reference: id,
    ...methodOf(customer, intent !== null && typeof intent === 'object' ? intent.payment_method : null),
  };
}

/** What its payer's bank says against a payment, beside the rest. */
async function readDispute(stripe: Stripe, facts: PaymentFacts, intent: string | null): Promise<PaymentFacts> {
  if (facts.status !== 'succeeded' || intent === null) return facts;
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent, limit: 1 })).data;
  if (!dispute) return facts;
  const { amount, status, evidence_details: evidence } = dispute;
  const dueAt = evidence.due_by === null ? null : new Date(evidence.due_by * 1000);
  return { ...facts, dispute: { status: disputeStatuses[status] ?? 'open', amount, dueAt } };
}

const disputeStatuses: Readonly<Record<string, DisputeFacts['status']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  needs_response: 'open',
  under_review: 'open',
  // The bank has asked no further, or Stripe has seen to it before.
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
  // Whoever appeals has lost until that is decided.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

const readIntent = (stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] });

function factsOfIntent({ id, amount, currency, status }: Stripe.PaymentIntent): PaymentFacts {
  return { status: statusOf(status), amount, currency: currency.toUpperCase(), reference: id };
}

/** Of a charge while nobody is there: what needs somebody has failed. */
function statusOf(status: Stripe.PaymentIntent.Status): PaymentFacts['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'canceled';
  return status === 'processing' ? 'processing' : 'failed';
}

/** A kept card is charged by its owner's number at Stripe and its own. */
function methodOf(
  customer: Stripe.Checkout.Session['customer'],
  method: string | Stripe.PaymentMethod | null,
): { readonly method?: SavedMethod } {
  const owner = typeof customer === 'string' ? customer : (customer?.id ?? null);
  if (owner === null || method === null || typeof method === 'string') return {};
  return { method: { reference: `${owner} ${method.id}`, label: `•• ${method.card?.last4 ?? ''}` } };
}

/** Null: nothing was paid by it. */
async function intentOf(stripe: Stripe, reference: KnownPayment['reference'] & string): Promise<string | null> {
  if (!isSession(reference)) return reference;
  return idOf((await stripe.checkout.sessions.retrieve(reference)).payment_intent);
}

const idOf = (one: string | { readonly id: string } | null): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** A dispute names its payment intent, and nothing of ours. */
async function tokenOfIntent(stripe: Stripe, told: object): Promise<string | null> {
  const intent = 'payment_intent' in told ? told.payment_intent : null;
  return typeof intent === 'string' ? tokenOf(await stripe.paymentIntents.retrieve(intent)) : null;
}

/** Our token in whatever a notice tells of; null: it tells of something else. */
function tokenOf(told: object): string | null {
  const metadata = 'metadata' in told ? (told.metadata as Readonly<Record<string, unknown>> | null) : null;
  const token = metadata?.['token'];
  return typeof token === 'string' ? token.slice(0, 100) : null;
}
