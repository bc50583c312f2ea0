import { minor, numbers } from '@logikit/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../kernel/errors/index.ts';
import { isOpen, selectPayment, updateAsked } from '../payments/index.ts';
import { returnPath, returnPathOf } from './addresses.ts';
import { refresh, type Refreshing } from './refresh.ts';

interface Mounted extends Refreshing {
  readonly publicUrl: () => string;
}

const api = { policy: 'public' } as const;

/**
 * GET or POST /service/billing/go/{token}: begins a payment at its gateway and leads there; gone to again it is the same one.
 * POST /service/billing/notice/{adapter}: a gateway tells that something has become of a payment.
 */
export async function mountBilling(app: FastifyInstance, billing: Mounted): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // What a form carries is in the address, too; a notice is read as its signer has written it.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: '/service/billing/go/:token',
      config: api,
      handler: (request, reply) => go(billing, request, reply),
    });
    scope.post('/service/billing/notice/:adapter', { config: api, bodyLimit: numbers.partnerNotice.bytes }, (request) =>
      hear(billing, request),
    );
    done();
  });
}

async function go(billing: Mounted, { params }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { sql, clock, log, gateways, publicUrl } = billing;
  const { token } = params as { token: string };
  const payment = await selectPayment(sql, token);
  const gateway = gateways[payment?.adapter ?? ''];
  if (!payment || !gateway) return reply.redirect(returnPath(false), 303);
  if (!isOpen(payment.status)) return reply.redirect(returnPathOf(payment.status === 'succeeded', payment), 303);
  const { amount, fromBalance, currency, locale, savesMethod } = payment;
  try {
    const { url, reference } = await gateway.start({
      token,
      amount: minor(amount - fromBalance),
      currency,
      locale,
      successUrl: publicUrl() + returnPathOf(true, payment),
      failureUrl: publicUrl() + returnPathOf(false, payment),
      savesMethod,
    });
    await updateAsked(sql, payment.id, { reference, at: clock.now() });
    return await reply.redirect(url, 303);
  } catch (error) {
    log.warn({ err: error, adapter: payment.adapter }, 'a gateway cannot begin a payment');
    return reply.redirect(returnPathOf(false, payment), 303);
  }
}

/** Signed, it is a hint to ask (rule D-211); unknown, it is told by an error and changes nothing. */
async function hear(billing: Mounted, { params, body, headers }: FastifyRequest): Promise<{ readonly status: 'ok' }> {
  const { gateways } = billing;
  const { adapter } = params as { adapter: string };
  const signature = headers[`${adapter}-signature`];
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const notice = await gateways[adapter]?.notice(raw, typeof signature === 'string' ? signature : undefined);
  if (!notice) throw new ApiError('unauthorized');
  if (notice.token !== null) await refresh(billing, notice.token);
  return { status: 'ok' };
}
