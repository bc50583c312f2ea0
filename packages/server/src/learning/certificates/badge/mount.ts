import { nearestLanguage } from '@logikit/contract';
import { localeCodes } from '@logikit/contract/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Context } from '../../../kernel/feature/index.ts';
import { languageOf, publicPagePolicy } from '../../../kernel/html/index.ts';
import { type Limit, perMinute, UploadedFile } from '../../../kernel/http/index.ts';
import { readAchieved } from './achievement.ts';
import { drawBadge } from './badge-picture.ts';
import { achievementOf, badgeContext, issuerProfile } from './credential.ts';
import { type Issuer, openIssuer } from './issuer.ts';
import { readShownBadge } from './reading.ts';
import { type Told, verifyPage } from './verify-page.ts';

type Around = Pick<Context, 'sql' | 'limits' | 'publicUrl' | 'clock'>;

/** Larger than any badge of ours. */
const BADGE_BYTES = 262_144;
const DAY_SECONDS = 86_400;
/** Whoever looks reads at the latest after so long that a badge is good no more. */
const STATUS_SECONDS = 300;

const readings = perMinute('badge-document', 240);
const checks = perMinute('badge-check', 60);

/** What whoever checks a badge reads: who signs, what a badge is for, which are good no more; and a page for people. */
export function mountBadges(app: FastifyInstance, around: Around): void {
  const { sql, limits, publicUrl, clock } = around;
  const begin = (request: FastifyRequest, limit: Limit) =>
    limits.begin([limit], { address: request.ip, userId: null, body: null, cookie: () => null });
  const issuer = (): Promise<Issuer> => openIssuer(sql, { site: publicUrl(), now: clock.now() });
  const publish = (path: string, seconds: number, read: (request: FastifyRequest) => Promise<Document>): void => {
    app.get(path, { config: { policy: 'public', surface: 'asset' } }, async (request, reply) => {
      await begin(request, readings);
      const { type, body } = await read(request);
      return reply.header('cache-control', `public, max-age=${seconds}`).type(type).send(body);
    });
  };

  publish('/.well-known/did.json', STATUS_SECONDS, async () => {
    const { didDocument } = await import('./did-document.ts');
    return json(await didDocument(await issuer()));
  });
  publish('/badges/issuer', DAY_SECONDS, async () => json({ '@context': badgeContext, ...issuerProfile(publicUrl()) }));
  publish('/badges/achievement/:id', DAY_SECONDS, async (request) => {
    const achieved = await readAchieved(sql, idOf(request));
    return json({ '@context': badgeContext, ...achievementOf(achieved, publicUrl()) });
  });
  publish('/badges/achievement/:id.png', DAY_SECONDS, async (request) => {
    const { share } = await readAchieved(sql, idOf(request));
    return { type: 'image/png', body: await drawBadge(share) };
  });
  publish('/badges/status/:id', STATUS_SECONDS, async (request) => {
    const { readStatusList } = await import('./status-list.ts');
    const list = await readStatusList(sql, await issuer(), { number: idOf(request), now: clock.now() });
    if (!list) throw new ApiError('notFound');
    return json(list, 'application/vc');
  });
  mountPage(app, { begin: (request) => begin(request, checks), check });

  async function check(file: unknown): Promise<Told> {
    if (!(file instanceof UploadedFile) || file.bytes.length === 0) return { verdict: 'missing' };
    if (file.bytes.length > BADGE_BYTES) return { verdict: 'tooLarge' };
    return readShownBadge(sql, await issuer(), { bytes: file.bytes, now: clock.now() });
  }
}

interface Document {
  readonly type: string;
  readonly body: string | Buffer;
}

const json = (document: object, type = 'application/ld+json'): Document => ({ type, body: JSON.stringify(document) });

function idOf({ params }: FastifyRequest): number {
  const { id } = params as { id: string }; // the address names it
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new ApiError('notFound');
  return Number(id);
}

interface Checking {
  readonly begin: (request: FastifyRequest) => Promise<unknown>;
  readonly check: (file: unknown) => Promise<Told>;
}

function mountPage(app: FastifyInstance, { begin, check }: Checking): void {
  const show = (request: FastifyRequest, reply: FastifyReply, told: Told | null): FastifyReply => {
    const { lang } = request.query as { lang?: unknown };
    const asked = typeof lang === 'string' ? nearestLanguage([lang], localeCodes) : null;
    return reply
      .header('content-security-policy', publicPagePolicy("'self'"))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(verifyPage(asked ?? languageOf(request), told));
  };
  app.get('/verify', { config: { policy: 'public', surface: 'portal' } }, (request, reply) =>
    show(request, reply, null),
  );
  app.post('/verify', { config: { policy: 'public', surface: 'portal', isForm: true } }, async (request, reply) => {
    await begin(request);
    const { badge } = (request.body ?? {}) as { badge?: unknown };
    return show(request, reply, await check(badge));
  });
}
