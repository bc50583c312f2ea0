import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../kernel/errors/index.ts';
import { createFileStore } from '../../kernel/static-files/index.ts';
import { pagePolicy } from './page-policy.ts';
import { IMMUTABLE, REVALIDATE, sendFile } from './send-file.ts';

const config = { policy: 'public', surface: 'portal' } as const;

/**
 * Serves the built site for partners under /docs/. Its pages talk to this platform only: its playground runs programs,
 * and on this origin a program of somebody else could do what the learner may.
 */
export function mountDocs(app: FastifyInstance, directory: string): void {
  const files = createFileStore(directory);
  const policies = new Map<string, string>();

  app.get('/docs', { config }, async (_request, reply) => reply.redirect('/docs/', 308));
  app.get('/docs/*', { config }, async (request, reply) => {
    const { '*': path } = request.params as { '*': string }; // the url names it
    const isPage = !/\.[a-z0-9]+$/i.test(path);
    const file = await files.find(isPage ? `${path || 'index'}.html` : path);
    if (file && !isPage) {
      const cacheControl = path.startsWith('assets/') ? IMMUTABLE : REVALIDATE;
      return sendFile({ request, reply }, file, { cacheControl });
    }
    const page = file ?? (isPage ? await files.find('404.html') : null);
    if (!page) throw new ApiError('notFound', { message: 'Not there, or not built: npm run docs builds the docs.' });
    const policy = policies.get(page.etag) ?? pagePolicy(page.bytes.toString('utf8'), docs);
    policies.set(page.etag, policy);
    reply.header('content-security-policy', policy);
    return sendFile({ request, reply }, page, { cacheControl: REVALIDATE, status: file ? 200 : 404 });
  });
}

/** A page follows another without a load, so the first one's policy allows for all: coloured code, and Vue's own markup. */
const docs = { trustedTypes: 'vue', hasStyleAttributes: true };
