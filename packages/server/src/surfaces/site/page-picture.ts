import type { FastifyInstance } from 'fastify';
import { createPictureCache } from '../../content/pictures/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { createFileStore } from '../../kernel/static-files/index.ts';
import { drawPicture, pictureSize } from '../embeds/index.ts';
import type { WrittenPage } from './written-pages.ts';

interface Drawing {
  /** The built site. */
  readonly directory: string;
  readonly written: (path: string) => Promise<WrittenPage | null>;
  /** Refuses whoever asks for too many. */
  readonly begin: (address: string) => Promise<void>;
}

const config = { policy: 'public', surface: 'asset' } as const;
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** `/picture.png?page=/2.0/en/adults`: the preview of a link to a page that is only read, in the words of its heading. */
export function mountPagePicture(app: FastifyInstance, { directory, written, begin }: Drawing): void {
  const files = createFileStore(directory);
  const cache = createPictureCache();
  app.get('/picture.png', { config }, async (request, reply) => {
    const { page } = request.query as { page?: unknown };
    const path = typeof page === 'string' ? page.replace(/\/$/, '') : '/none';
    const file = await files.find(`${path}/index.html`);
    const heading = file ? headingOf(file.bytes.toString('utf8')) : ((await written(path))?.fields.title ?? null);
    if (heading === null) throw new ApiError('notFound');
    const picture = await cache.take(heading, async () => {
      await begin(request.ip);
      return drawPicture({ description: heading, pictures: [] }, pictureSize.width);
    });
    return reply.header('cache-control', DAY).type('image/png').send(picture);
  });
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What a built page is called on itself; null: nothing. */
function headingOf(html: string): string | null {
  const [, inner = ''] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const text = inner
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#x27);/g, (entity, name: string) => named[name] ?? entity);
  return text.trim() || null;
}
