import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/feature/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { languageOf } from '../../kernel/html/index.ts';
import { perMinute } from '../../kernel/http/index.ts';
import { missingPage, sharedPage, sharedPagePolicy } from './shared-page.ts';
import { sheetFactsOf } from './sheet-facts.ts';
import { drawSharedPicture, drawSheetPicture } from './sheet-picture.ts';
import { selectSharedCertificate, type UserCertificateRow } from './user-certificate.db.ts';

type Around = Pick<Context, 'sql' | 'limits' | 'publicUrl'>;

const visits = perMinute('shared-certificate', 240);

const pictures = { sheet: drawSheetPicture, share: drawSharedPicture } as const;

/** Pages that owners have opened for whoever knows the address. */
export function mountShared(app: FastifyInstance, { sql, limits, publicUrl }: Around): void {
  const find = async (request: FastifyRequest): Promise<UserCertificateRow | null> => {
    await limits.begin([visits], { address: request.ip, userId: null, body: null, cookie: () => null });
    const { token } = request.params as { token: string }; // the address names it
    return selectSharedCertificate(sql, token);
  };
  app.get('/c/:token', { config: { policy: 'public', surface: 'portal' } }, async (request, reply) => {
    const row = await find(request);
    unlisted(reply)
      .header('content-security-policy', sharedPagePolicy)
      .type('text/html; charset=utf-8')
      .code(row ? 200 : 404);
    return reply.send(
      row?.token ? sharedPage({ ...row, token: row.token }, publicUrl()) : missingPage(languageOf(request)),
    );
  });
  app.get('/c/:token/:picture.png', { config: { policy: 'public', surface: 'asset' } }, async (request, reply) => {
    const row = await find(request);
    const { picture } = request.params as { picture: string }; // the address names it
    const draw = Object.hasOwn(pictures, picture) ? pictures[picture as keyof typeof pictures] : null;
    if (!row || !draw) throw new ApiError('notFound');
    return unlisted(reply)
      .type('image/png')
      .send(await draw(sheetFactsOf(row, publicUrl())));
  });
}

/** Nothing keeps it, lists it or tells where its reader goes on to: its owner may close it at any moment. */
function unlisted(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer');
}
