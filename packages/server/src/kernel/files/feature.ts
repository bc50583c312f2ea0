import { calls, numbers } from '@logikit/contract';
import type { FastifyInstance } from 'fastify';
import type { FeatureFactory } from '../feature/index.ts';
import { ApiError } from '../errors/index.ts';
import { type Limit, route } from '../http/index.ts';
import { storeFile } from './file.ts';
import { deleteFiles, moveFiles, selectFile } from './file.db.ts';

const uploadLimit: Limit = {
  name: 'upload',
  points: numbers.file.perHour,
  seconds: 3600,
  key: ({ userId }) => `user ${userId ?? 0}`,
  byAddress: false,
};

/** Files that people hand in. Kept in the database, so every process serves every file. */
export const files: FeatureFactory = ({ sql, publicUrl }) => ({
  name: 'files',
  routes: [
    route(
      calls.uploadFile,
      ({ tx, user, tenant, params, body, clock }) =>
        storeFile({
          tx,
          userId: user.id,
          tenantId: tenant.id,
          service: params.service,
          file: body.file,
          now: clock.now(),
          urlOf: (path) => `${publicUrl()}${path}`,
        }),
      { limits: [uploadLimit] },
    ),
  ],
  mount: (app: FastifyInstance) => {
    app.get<{ Params: { file: string } }>(
      '/files/:file',
      { config: { policy: 'public', surface: 'asset' } },
      async (request, reply) => {
        const token = /^([\w-]{24})\.[a-z0-9]{1,8}$/.exec(request.params.file)?.[1];
        const found = token === undefined ? null : await selectFile(sql, token);
        if (!found) throw new ApiError('notFound');
        const isPicture = found.mediaType.startsWith('image/');
        const disposition = `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(found.name)}`;
        return reply
          .header('cache-control', 'private, max-age=31536000, immutable')
          .header('content-disposition', disposition)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type(found.mediaType)
          .send(Buffer.from(found.content));
      },
    );
  },
  person: { hasProgress: async () => false, move: moveFiles, erase: deleteFiles },
});
