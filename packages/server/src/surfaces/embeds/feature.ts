import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Limit } from '../../kernel/http/index.ts';
import { frameFacts } from './frame-files.ts';
import { isKey } from '../../identity/partner-keys/index.ts';
import { oEmbedOf, oEmbedXml } from './oembed.ts';
import { readOEmbedRequest } from './oembed-request.ts';
import { drawPicture } from './picture.ts';
import { readSampleProblem } from '../../content/catalog/index.ts';
import { createPictureCache } from '../../content/pictures/index.ts';
import { pictureWidths, type Sharing } from './sharing.ts';
import { createSharings, type Sharings } from './sharings.ts';

const config = { policy: 'public', surface: 'asset' } as const;
const MINUTES = 'public, max-age=300, stale-while-revalidate=86400';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Drawing costs some 50 ms of a processor; what was drawn already is not counted. */
const drawings: Limit = {
  name: 'shared-pictures',
  points: 120,
  seconds: 60,
  key: ({ address }) => address,
  byAddress: true,
};

/** What stands on the pages of others: who can embed an address, and the picture of a link. */
export function embeds(context: Context): Feature {
  const sharings = createSharings(context);
  return {
    name: 'embeds',
    mount: (app) => {
      mountOEmbed(app, context, sharings);
      mountPicture(app, context, sharings);
      mountSamplePicture(app, context);
    },
  };
}

function mountOEmbed(app: FastifyInstance, { sql, config: { elementFiles } }: Context, sharings: Sharings): void {
  const facts = frameFacts(elementFiles);
  app.get('/oembed', { config }, async (request, reply) => {
    const { url, format, ...room } = readOEmbedRequest(queryOf(request));
    const sharing = await sharings.read(url);
    const widgets = (await facts())?.widgets ?? [];
    if (!sharing || !widgets.some(({ tag }) => tag === `logikit-${sharing.address.widget}`))
      throw new ApiError('notFound');
    const { key } = sharing.address;
    if (key !== null && !(await isKey(sql, key))) throw new ApiError('unauthorized');
    const answer = oEmbedOf(sharing, room);
    reply.header('cache-control', MINUTES);
    return format === 'json'
      ? reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
      : reply.type('text/xml; charset=utf-8').send(oEmbedXml(answer));
  });
}

function mountPicture(app: FastifyInstance, { limits, publicUrl }: Context, sharings: Sharings): void {
  const cache = createPictureCache();
  app.get('/embed/:widget/picture.png', { config }, async (request, reply) => {
    const { widget } = request.params as { widget: string }; // the url names it
    const query = queryOf(request);
    const sharing = await sharings.read(new URL(`/embed/${widget}?${query.toString()}`, publicUrl()));
    if (!sharing) throw new ApiError('notFound');
    const width = pictureWidths.find((one) => String(one) === (query.get('width') ?? '1200'));
    if (width === undefined) throw new ApiError('invalidRequest', { fields: { width: ['format'] } });
    const picture = await cache.take(keyOf(sharing, width), async () => {
      await beginDrawing({ limits }, request.ip);
      return drawPicture(sharing.thing, width);
    });
    return reply.header('cache-control', DAY).type('image/png').send(picture);
  });
}

/** `/content/sample/child.png?lang=en`: what the live problem of a public page looks like before anybody has touched it. */
function mountSamplePicture(app: FastifyInstance, { sql, clock }: Context): void {
  app.get('/content/sample/:audience.png', { config }, async (request, reply) => {
    const { audience } = request.params as { audience: string }; // the url names it
    if (audience !== 'child' && audience !== 'adult') throw new ApiError('notFound');
    const id = await readSampleProblem(sql, audience, clock.now());
    const query = new URLSearchParams({ problem: String(id), lang: queryOf(request).get('lang') ?? '', width: '600' });
    return reply
      .header('cache-control', MINUTES)
      .redirect(`/embed/problem-player/picture.png?${query.toString()}`, 302);
  });
}

/** Counts a picture that is drawn for this address; refuses with `tooManyRequests`. */
export async function beginDrawing({ limits }: Pick<Context, 'limits'>, address: string): Promise<void> {
  await limits.begin([drawings], { address, userId: null, body: null, cookie: () => null });
}

function keyOf({ address, thing }: Sharing, width: number): string {
  return [
    address.widget,
    address.problemId,
    address.threadId,
    address.game,
    thing.version,
    thing.language,
    width,
    thing.description,
  ].join('/');
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams;
}
