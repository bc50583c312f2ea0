import { isRecord } from '@logikit/contract';
import { isSigned } from '../../../kernel/crypto/index.ts';
import type { Clock } from '../../../kernel/clock/index.ts';
import type { Gateway, PaymentFacts } from '../gateway.ts';

interface Reaching {
  /** Where the house is, without a slash at its end. */
  readonly url: () => string;
  readonly secret: string;
  readonly clock: Clock;
}

const statuses: readonly PaymentFacts['status'][] = ['started', 'processing', 'failed', 'canceled', 'succeeded'];

function factsOf(told: Readonly<Record<string, unknown>>): PaymentFacts {
  const { method, label } = told;
  return {
    status: statuses.find((one) => one === told['status']) ?? 'started',
    amount: Number(told['amount']),
    currency: String(told['currency']),
    reference: String(told['reference']),
    ...(typeof method === 'string' && { method: { reference: method, label: String(label) } }),
    ...disputeOf(told['dispute']),
  };
}

function disputeOf(told: unknown): Pick<PaymentFacts, 'dispute'> {
  if (!isRecord(told)) return {};
  const status = (['open', 'won', 'lost'] as const).find((one) => one === told['status']);
  if (!status) return {};
  return { dispute: { status, amount: Number(told['amount']), dueAt: new Date(String(told['dueAt'])) } };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The adapter of the demo house: all it knows of it is what it says over HTTP. */
export function demoGateway({ url, secret, clock }: Reaching): Gateway {
  const ask = async (path: string, body?: object): Promise<{ readonly code: number; readonly told: unknown }> => {
    const response = await fetch(`${url()}/dev/pay/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok && response.status !== 404) throw new Error(`The demo house answers ${response.status}`);
    return { code: response.status, told: await response.json() };
  };
  return {
    async start({ token, successUrl, failureUrl, savesMethod, ...payment }) {
      // It stands at our own address, by whichever name the payer has come: paths are enough, there and back.
      const back = { successUrl: pathOf(successUrl), failureUrl: pathOf(failureUrl) };
      const { told } = await ask('payment', { key: token, savesCard: savesMethod, ...payment, ...back });
      if (!isRecord(told)) throw new Error('The demo house has not answered');
      return { url: String(told['path']), reference: String(told['reference']) };
    },
    async read({ token }) {
      const { code, told } = await ask(`payment/${token}`);
      return code === 404 || !isRecord(told) ? null : factsOf(told);
    },
    async charge({ token, ...payment }) {
      const { told } = await ask('charge', { key: token, ...payment });
      if (!isRecord(told)) throw new Error('The demo house has not answered');
      return factsOf(told);
    },
    async refund({ token, amount, key }) {
      const { told } = await ask('refund', { payment: token, amount, key });
      return isRecord(told) && told['status'] === 'refunded';
    },
    async notice(raw, signature) {
      if (signature === undefined || !isSigned(signature, { body: raw, secrets: [secret], now: clock.now() }))
        return null;
      try {
        const told: unknown = JSON.parse(raw.toString('utf8'));
        if (isRecord(told) && typeof told['key'] === 'string') return { token: told['key'].slice(0, 100) };
      } catch {
        // Signed, and still no notice.
      }
      return null;
    },
  };
}
