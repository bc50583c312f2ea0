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

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The adapter of the demo house: all it knows of it is what it says over HTTP. */
export function demoGateway({ url, secret, clock }: Reaching): Gateway {
  const ask = async (path: string, body?: object): Promise<{ readonly code: number; readonly told: unknown }> => {
    const response = await fetch(`${url()}/dev/pay/api/payment${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok && response.status !== 404) throw new Error(`The demo house answers ${response.status}`);
    return { code: response.status, told: await response.json() };
  };
  return {
    async start({ token, successUrl, failureUrl, ...payment }) {
      // It stands at our own address, by whichever name the payer has come: paths are enough, there and back.
      const back = { successUrl: pathOf(successUrl), failureUrl: pathOf(failureUrl) };
      const { told } = await ask('', { key: token, ...payment, ...back });
      if (!isRecord(told)) throw new Error('The demo house has not answered');
      return { url: String(told['path']), reference: String(told['reference']) };
    },
    async read(token) {
      const { code, told } = await ask(`/${token}`);
      if (code === 404 || !isRecord(told)) return null;
      const status = statuses.find((one) => one === told['status']) ?? 'started';
      return {
        status,
        amount: Number(told['amount']),
        currency: String(told['currency']),
        reference: String(told['reference']),
      };
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
