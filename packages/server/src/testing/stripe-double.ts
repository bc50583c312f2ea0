import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  status: string;
  refunded: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_method: object | null;
}

interface Session {
  readonly id: string;
  readonly mode: string;
  readonly amount_total: number;
  readonly currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  readonly savesMethod: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  payment_intent: Intent | null;
  readonly url: string;
}

export interface StripeDouble {
  readonly url: string;
  /** Every request that was answered anew, by method and path. */
  readonly asked: string[];
  /** The payer answers Checkout's page. */
  complete(sessionId: string, how?: { readonly isLate?: boolean; readonly amount?: number }): void;
  expire(sessionId: string): void;
  /** The money of a payment that was late has come. */
  clear(sessionId: string): void;
  /** Charges of kept cards are declined from now on and refunds fail, or no more. */
  decline(isDeclined: boolean): void;
  /** Every connection is cut from now on, or no more. */
  vanish(isGone: boolean): void;
  refundedOf(sessionId: string): number;
  /** The payer's bank asks for the money, or says what becomes of it. The answer names the payment, as a notice does. */
  dispute(sessionId: string, status: string): { readonly object: 'dispute'; readonly payment_intent: string };
  close(): Promise<void>;
}

/** Answers what we ask of Stripe as its documentation says: forms, idempotency keys, expanded objects, and errors of cards. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  /** Answers by idempotency key. */
  const answered = new Map<string, unknown>();
  /** By payment intent. */
  const disputes = new Map<string, string>();
  const asked: string[] = [];
  let [isDeclining, hasVanished] = [false, false];
  let count = 0;
  const next = (kind: string): string => `${kind}_test_${(count += 1)}`;
  const card = { id: 'pm_test_card', object: 'payment_method', card: { last4: '4242' } };

  const newIntent = (form: URLSearchParams, status: string): Intent => {
    const intent: Intent = {
      id: next('pi'),
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      status,
      refunded: 0,
      metadata: { token: form.get('metadata[token]') ?? '' },
      payment_method: card,
    };
    intents.set(intent.id, intent);
    return intent;
  };
  const told = ({ savesMethod, ...session }: Session, isExpanded: boolean): object => ({
    object: 'checkout.session',
    ...session,
    customer: savesMethod && session.status === 'complete' ? 'cus_test' : null,
    payment_intent: isExpanded ? session.payment_intent : (session.payment_intent?.id ?? null),
    setup_intent: session.mode === 'setup' && isExpanded ? { id: 'seti_test', payment_method: card } : null,
  });

  function answer(path: string, form: URLSearchParams): { readonly status: number; readonly body: unknown } {
    const [, kind = '', id] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds|disputes)(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'checkout/sessions' && id === undefined) {
      const sessionId = next('cs');
      const session: Session = {
        id: sessionId,
        mode: form.get('mode') ?? '',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]') ?? 0),
        currency: form.get('line_items[0][price_data][currency]') ?? form.get('currency') ?? '',
        status: 'open',
        payment_status: 'unpaid',
        savesMethod: form.get('customer_creation') === 'always',
        metadata: { token: form.get('metadata[token]') ?? '' },
        payment_intent: null,
        url: `https://checkout.stripe.example/${sessionId}`,
      };
      sessions.set(sessionId, session);
      return { status: 200, body: told(session, false) };
    }
    const session = sessions.get(id ?? '');
    if (kind === 'checkout/sessions' && session) return { status: 200, body: told(session, form.has('expand[0]')) };
    if (kind === 'payment_intents' && id === undefined) {
      if (!isDeclining) return { status: 200, body: newIntent(form, 'succeeded') };
      const intent = newIntent(form, 'requires_payment_method');
      const error = { type: 'card_error', code: 'card_declined', message: 'Declined', payment_intent: intent };
      return { status: 402, body: { error } };
    }
    const intent = intents.get(id ?? form.get('payment_intent') ?? '');
    if (kind === 'disputes') {
      const status = intent && disputes.get(intent.id);
      const due_by = Date.parse('2100-01-01') / 1000;
      const found = status && { id: 'du_test', amount: intent.amount, status, evidence_details: { due_by } };
      return { status: 200, body: { object: 'list', has_more: false, data: found ? [found] : [] } };
    }
    if (kind === 'payment_intents' && intent) return { status: 200, body: intent };
    if (kind === 'refunds' && intent) {
      const amount = Number(form.get('amount'));
      if (isDeclining) return { status: 200, body: { id: next('re'), object: 'refund', status: 'failed', amount } };
      if (intent.refunded + amount > intent.amount)
        return { status: 400, body: { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } } };
      intent.refunded += amount;
      return { status: 200, body: { id: next('re'), object: 'refund', status: 'succeeded', amount } };
    }
    return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
  }

  const server = createServer((request, response) => {
    if (hasVanished) return void request.socket.destroy();
    void textOf(request).then((text) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
      const key = request.headers['idempotency-key'];
      const name = typeof key === 'string' ? key : '';
      const known = name && answered.get(name);
      const { status, body } = (known ||
        answer(pathname, text ? new URLSearchParams(text) : searchParams)) as ReturnType<typeof answer>;
      if (!known) asked.push(`${request.method ?? ''} ${pathname}`);
      if (name) answered.set(name, { status, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const sessionAt = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw new Error(`Stripe's double has no session ${id}`);
    return session;
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    complete(id, { isLate = false, amount } = {}) {
      const session = sessionAt(id);
      session.status = 'complete';
      if (session.mode === 'setup') {
        session.payment_status = 'no_payment_required';
        return;
      }
      session.payment_status = isLate ? 'unpaid' : 'paid';
      const form = new URLSearchParams({ amount: String(amount ?? session.amount_total), currency: session.currency });
      form.set('metadata[token]', session.metadata['token'] ?? '');
      session.payment_intent = newIntent(form, isLate ? 'processing' : 'succeeded');
      if (amount !== undefined) sessions.set(id, { ...session, amount_total: amount });
    },
    expire: (id) => void (sessionAt(id).status = 'expired'),
    clear: (id) => void (sessionAt(id).payment_status = 'paid'),
    decline: (isDeclined) => void (isDeclining = isDeclined),
    vanish: (isGone) => void (hasVanished = isGone),
    refundedOf: (id) => sessionAt(id).payment_intent?.refunded ?? 0,
    dispute(id, status) {
      const intent = sessionAt(id).payment_intent;
      if (!intent) throw new Error(`Nothing was paid by ${id}`);
      disputes.set(intent.id, status);
      return { object: 'dispute', payment_intent: intent.id };
    },
    close: async () => void server.close(),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
