import { fromTimestamp, numbers } from '@logikit/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSigned } from '../../kernel/crypto/index.ts';
import type { Context } from '../../kernel/feature/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { emitInto } from '../../kernel/pubsub/index.ts';
import { insertNotice, selectTenantOf } from './mts.db.ts';
import { hearNotice, type Notice } from './mts.ts';
import { selectSigners } from '../../identity/partner-keys/index.ts';

/**
 * POST /service/partner/notice/{partner}: a partner's server tells of its subscriptions. The header `logikit-signature`
 * is `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>` with the partner's secret, over the bytes as they came.
 * The body is `{ id, subject, status: "active" | "ended", ends_at? }`: until when it is paid, `2026-12-31 00:00:00` in UTC;
 * without it, until another notice.
 */
export async function mountNotices(app: FastifyInstance, context: Context): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(
      '/service/partner/notice/:partner',
      { bodyLimit: numbers.partnerNotice.bytes, config: { policy: 'public' } },
      async (request: FastifyRequest<{ Params: { partner: string } }>, reply) => {
        await hear(context, request);
        return reply.type('application/json; charset=utf-8').send({ status: 'ok' });
      },
    );
    done();
  });
}

async function hear(
  { sql, clock }: Context,
  { params, headers, body }: FastifyRequest<{ Params: { partner: string } }>,
): Promise<void> {
  const now = clock.now();
  const slug = params.partner;
  const tenantId = /^[a-z0-9-]{2,64}$/.test(slug) ? await selectTenantOf(sql, slug) : null;
  const signature = headers['logikit-signature'];
  if (tenantId === null || !Buffer.isBuffer(body) || typeof signature !== 'string') throw new ApiError('unauthorized');
  const secrets = (await selectSigners(sql, tenantId, now)).flatMap(({ secret }) => (secret === null ? [] : [secret]));
  if (!isSigned(signature, { body, secrets, now })) throw new ApiError('unauthorized');
  const notice = read(body);
  await sql.begin(async (tx) => {
    if (!(await insertNotice(tx, { tenantId, id: notice.id, at: now }))) throw new ApiError('alreadyTaken');
    await hearNotice({ tx, clock, emit: emitInto(tx), tenantId }, notice);
  });
}

function read(body: Buffer): Notice {
  try {
    const { id, subject, status, ends_at: end = null } = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    const isText = (one: unknown): one is string =>
      typeof one === 'string' && one.length > 0 && one.length <= 200 && !one.includes('\0');
    // Throws where it is no time.
    const endsAt = end === null ? null : new Date(fromTimestamp(end as string));
    if (isText(id) && isText(subject) && (status === 'active' || status === 'ended'))
      return { id, subject, status, endsAt };
  } catch {
    // Signed, and still no notice.
  }
  throw new ApiError('invalidRequest');
}
