import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../kernel/errors/index.ts';
import { createFileStore, type FileStore } from '../../kernel/static-files/index.ts';
import { IMMUTABLE, sendFile } from './send-file.ts';

const config = { policy: 'public', surface: 'asset' } as const;
/** A floating address follows new versions within minutes. */
const FLOATING = 'max-age=300, stale-while-revalidate=86400';
const EXACT = /^\d+\.\d+\.\d+$/;
const LINE = /^\d+(\.\d+)?$/;
const byNumber = new Intl.Collator('en', { numeric: true });

interface ElementFolders {
  /** The elements that were built from the source beside this server. */
  readonly built: string;
  /** Released versions, each in a folder `v1.2.3` of its own; null: only the built one. */
  readonly released: string | null;
}

/**
 * Serves the custom elements under every exact version that is here, which never changes, and under /v1/ and /v1.2/,
 * which follow the newest of their line. A version that is not here is 404, so nobody caches the wrong bytes for a year.
 * A released version is what was released, also when something else was built under its number.
 */
export function mountElements(app: FastifyInstance, { built, released }: ElementFolders): void {
  const files = createFileStore(built);
  const releases = new Map<string, FileStore>();

  app.get('/v:version/*', { config }, async (request, reply) => {
    const { version: asked, '*': path } = request.params as { version: string; '*': string }; // the url names both
    const version = EXACT.test(asked) ? asked : await newestOf(asked);
    const file = version === null ? null : await (await folderOf(version))?.find(path);
    if (!file) throw new ApiError('notFound');
    return sendFile({ request, reply }, file, { cacheControl: version === asked ? IMMUTABLE : FLOATING });
  });

  /** The newest version of the line 1 or 1.4; null when there is none. */
  async function newestOf(line: string): Promise<string | null> {
    if (!LINE.test(line)) return null;
    const here = [...(await releasedVersions(released)), await builtVersion(files)];
    const ofLine = here.filter((version) => version?.startsWith(`${line}.`)) as string[]; // null starts with nothing
    return ofLine.sort(byNumber.compare).at(-1) ?? null;
  }

  async function folderOf(version: string): Promise<FileStore | null> {
    if (released !== null) {
      const release = releases.get(version) ?? createFileStore(join(released, `v${version}`));
      if (await release.find('manifest.json')) {
        releases.set(version, release);
        return release;
      }
    }
    return (await builtVersion(files)) === version ? files : null;
  }
}

async function releasedVersions(folder: string | null): Promise<string[]> {
  const names = folder === null ? [] : await readdir(folder).catch(() => []);
  return names.filter((name) => name.startsWith('v') && EXACT.test(name.slice(1))).map((name) => name.slice(1));
}

async function builtVersion(files: FileStore): Promise<string | null> {
  const manifest = await files.find('manifest.json');
  if (!manifest) return null;
  const { version } = JSON.parse(manifest.bytes.toString('utf8')) as { version: string }; // written by the elements' build
  return version;
}
