import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { createFileStore } from './file-store.ts';
import { IMMUTABLE, sendFile } from './send-file.ts';

const config = { policy: 'public', surface: 'asset' } as const;
/** A floating address follows new versions within minutes. */
const FLOATING = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * Serves the custom elements under /v1/ and /v1.2/, which follow the newest build, and under their exact version, which
 * never changes. A version that this platform does not have is 404, so nobody caches the wrong bytes for a year.
 */
export function mountElements(app: FastifyInstance, directory: string): void {
  const files = createFileStore(directory);
  app.get('/v:version/*', { config }, async (request, reply) => {
    const { version, '*': path } = request.params as { version: string; '*': string }; // the url names both
    const built = await builtVersion();
    const file = built === null ? null : await files.find(path);
    if (!file || built === null || !follows(built, version)) throw new Refusal('notFound');
    return sendFile({ request, reply }, file, { cacheControl: version === built ? IMMUTABLE : FLOATING });
  });

  async function builtVersion(): Promise<string | null> {
    const manifest = await files.find('manifest.json');
    if (!manifest) return null;
    const { version } = JSON.parse(manifest.bytes.toString('utf8')) as { version: string }; // written by the elements' build
    return version;
  }
}

/** True when the built version is the asked one, or one of the asked line: 1.4.2 follows 1, 1.4 and 1.4.2. */
function follows(built: string, asked: string): boolean {
  return built === asked || (/^\d+(\.\d+)?$/.test(asked) && built.startsWith(`${asked}.`));
}
