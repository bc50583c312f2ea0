import { calls, numbers } from '@logikit/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../kernel/errors/index.ts';
import { type Limit, route, type Route, slowRoute } from '../../../kernel/http/index.ts';
import { chooseAvatar, listAvatars, preparePicture } from './avatars.ts';
import { drawAnimal } from './animals.ts';
import { drawAvatar, drawBorder } from './drawn.ts';

const uploads: Limit = {
  name: 'avatar',
  points: numbers.avatar.perHour,
  seconds: 3600,
  key: ({ userId }) => String(userId),
  isFor: ({ body }) => typeof body === 'object' && body !== null && 'file' in body,
  byAddress: false,
};

export const avatarRoutes: readonly Route[] = [
  route(calls.listAvatars, async () => listAvatars()),
  slowRoute(calls.chooseAvatar, { before: preparePicture, handle: chooseAvatar }, { limits: [uploads] }),
];

/** The drawn ones: the same for everybody and for ever. */
export function mountAvatars(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/avatars/:file',
    { config: { policy: 'public', surface: 'asset' } },
    async (request, reply) => {
      const drawing = drawingOf(request.params.file);
      if (drawing === null) throw new ApiError('notFound');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/svg+xml')
        .send(drawing);
    },
  );
}

function drawingOf(file: string): string | null {
  const [, animal, paper] = /^animal-([0-9]{1,2})-([0-9])\.svg$/.exec(file) ?? [];
  if (animal !== undefined) return drawAnimal(Number(animal), Number(paper));
  const [, kind, id] = /^(kit|ring)-([0-9]{1,3})\.svg$/.exec(file) ?? [];
  if (kind === undefined) return null;
  return kind === 'kit' ? drawAvatar(Number(id)) : drawBorder(Number(id));
}
