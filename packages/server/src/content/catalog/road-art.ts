import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Model } from '@logikit/contract';
import { ApiError } from '../../kernel/errors/index.ts';

const folder = fileURLToPath(new URL('../../../assets/roads', import.meta.url));

type Motif = Model<'Thread'>['view']['roadImage'];

/** What a thread's view shows of a landscape; `packages/widgets/scripts/draw-roads.ts` draws the files. */
type Slot = 'head' | 'top' | 'paper' | 'mark' | 'dashboard';

/** Address of a picture of a thread's view, on the platform. */
export function roadArt(slot: Slot, motif: Motif): string {
  return `/roads/${slot}-${motif}.svg`;
}

/** The pictures themselves, for the site and for every page that shows a road. */
export function mountRoadArt(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/roads/:file',
    { config: { policy: 'public', surface: 'asset' } },
    async (request, reply) => {
      const { file } = request.params;
      if (!/^[a-z]+-[a-z]+\.svg$/.test(file)) throw new ApiError('notFound');
      const drawing = await readFile(join(folder, file)).catch(() => null);
      if (drawing === null) throw new ApiError('notFound');
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type('image/svg+xml')
        .send(drawing);
    },
  );
}
