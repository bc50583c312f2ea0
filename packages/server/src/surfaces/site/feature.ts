import { openApiDocument } from '@logikit/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { createSharings } from '../embeds/index.ts';
import { methodsOfPath } from '../../kernel/http/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { apiPage } from './api-page.ts';
import { apiPageStyle } from './api-page-style.ts';
import { mountDocs } from './docs.ts';
import { mountElements } from './elements.ts';
import { mountPortal } from './portal.ts';

const api = { policy: 'public' } as const;
const page = { policy: 'public', surface: 'portal' } as const;
const DOCS_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a browser gets that is not a call: the site, the elements, the description of the calls, and the health. */
export function site(context: Context): Feature {
  return {
    name: 'site',
    mount: (app) => {
      mountElements(app, { built: context.config.elementFiles, released: context.config.elementReleases });
      mountDocs(app, context.config.docsFiles);
      mountPortal(app, {
        directory: context.config.portalFiles,
        allowedMethods: methodsOfPath,
        head: createSharings(context).head,
      });
      mountHealth(app, context);
      mountDescription(app, context);
    },
  };
}

function mountHealth(app: FastifyInstance, { sql }: Context): void {
  app.get('/health', { config: api }, async () => {
    await sql`select 1`.catch(() => {
      throw new ApiError('unavailable', { retryAfter: 1 });
    });
    return { status: 'ok' };
  });
}

function mountDescription(app: FastifyInstance, { publicUrl }: Context): void {
  app.get('/openapi.json', { config: { policy: 'public', surface: 'asset' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(openApiDocument(publicUrl())),
  );
  app.get('/docs/api', { config: page }, async (_request, reply) =>
    reply
      .header('content-security-policy', DOCS_POLICY)
      .type('text/html; charset=utf-8')
      .send(apiPage(openApiDocument(publicUrl()))),
  );
  app.get('/docs/api.css', { config: page }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiPageStyle),
  );
}
