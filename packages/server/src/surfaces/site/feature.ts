import { openApiDocument } from '@logikit/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { openPageTimes } from '../../community/leads/index.ts';
import { beginDrawing, createSharings } from '../embeds/index.ts';
import { createCourseCache } from '../../content/catalog/index.ts';
import { methodsOfPath } from '../../kernel/http/index.ts';
import { apiPage } from './api-page.ts';
import { apiPageStyle } from './api-page-style.ts';
import { mountDocs } from './docs.ts';
import { mountElements } from './elements.ts';
import { mountPagePicture } from './page-picture.ts';
import { mountPortal } from './portal.ts';
import { readWrittenPage } from './written-pages.ts';

const page = { policy: 'public', surface: 'portal' } as const;
const DOCS_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a browser gets that is not a call: the site, the elements, and the description of the calls. */
export function site(context: Context): Feature {
  const { sql, clock, bus, publicUrl } = context;
  const cache = createCourseCache(clock, bus);
  const written = (path: string) => readWrittenPage({ tx: sql, cache, site: publicUrl() }, path);
  return {
    name: 'site',
    mount: (app) => {
      mountElements(app, { built: context.config.elementFiles, released: context.config.elementReleases });
      mountDocs(app, context.config.docsFiles);
      mountPortal(app, {
        directory: context.config.portalFiles,
        allowedMethods: methodsOfPath,
        head: createSharings(context).head,
        written,
        publicUrl,
        signTime: openPageTimes(context).sign,
        stores: context.config.stores,
      });
      mountPagePicture(app, {
        directory: context.config.portalFiles,
        written,
        begin: (address) => beginDrawing(context, address),
      });
      mountDescription(app, context);
    },
  };
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
