import type { calls, Model } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { forgetFile, keepFile } from '../../../kernel/files/index.ts';
import { type Handling, UploadedFile } from '../../../kernel/http/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { assertRelation } from '../relation.ts';
import { assertParentZone } from '../../accounts/index.ts';
import { selectFace, writeFace } from './avatars.db.ts';
import { avatarIds, avatarPath, borderIds, borderPath } from './drawn.ts';
import { readPicture } from './picture.ts';

export function listAvatars(): Model<'Avatars'> {
  return {
    avatars: avatarIds.map((id) => ({ id, url: avatarPath(id) })),
    borders: borderIds.map((id) => ({ id, url: borderPath(id) })),
  };
}

/** Said instead of a border's id by whoever wears none any more. */
const NO_BORDER = 0;

type Choosing = Handling<typeof calls.chooseAvatar>;

/** Reads the picture, if there is one. Slow, so it happens before the transaction. */
export async function preparePicture({ body }: Pick<Choosing, 'body'>): Promise<Buffer | null> {
  const { file, avatarId, avatarBorderId } = body;
  const unknown = [
    ...(avatarId !== undefined && !avatarIds.includes(avatarId) ? ['avatarId'] : []),
    ...(avatarBorderId !== undefined && ![NO_BORDER, ...borderIds].includes(avatarBorderId) ? ['avatarBorderId'] : []),
  ];
  if (unknown.length > 0)
    throw new ApiError('invalidFields', { fields: Object.fromEntries(unknown.map((field) => [field, ['unknown']])) });
  if (file === undefined) return null;
  if (!(file instanceof UploadedFile)) throw new ApiError('avatarExtError', { fields: { file: ['validation.image'] } });
  return readPicture(file);
}

/** Chooses a drawn avatar or takes an uploaded one, for oneself or for an own pupil; what is left out stays. */
export async function chooseAvatar(choosing: Choosing, picture: Buffer | null): Promise<Model<'AvatarChosen'>> {
  const { tx, user, body, clock } = choosing;
  const userId = body.userId ?? user.id;
  const relation = await assertRelation(tx, { callerId: user.id, userId }, ['self', 'owner']);
  if (relation === 'owner') await assertParentZone(tx, user, clock.now());
  const face = await selectFace(tx, userId);
  const avatar = await avatarOf(choosing, { picture, userId, before: face.file });
  const asked = body.avatarBorderId ?? face.borderId;
  const borderId = asked === NO_BORDER ? null : asked;
  const next = { ...face, ...avatar, borderId, borderUrl: borderId === null ? null : borderPath(borderId) };
  await writeFace(tx, userId, next);
  return { avatar: next.url, avatarBorderUrl: next.borderUrl };
}

interface Avatar {
  readonly id: number | null;
  readonly file: string | null;
  readonly url: string | null;
}

async function avatarOf(
  { tx, tenant, body, clock }: Choosing,
  {
    picture,
    userId,
    before,
  }: { readonly picture: Buffer | null; readonly userId: number; readonly before: string | null },
): Promise<Avatar | null> {
  if (picture === null && body.avatarId === undefined) return null;
  await forgetBefore(tx, userId, before);
  if (picture === null) {
    const id = body.avatarId ?? 1;
    return { id, file: null, url: avatarPath(id) };
  }
  const file = await keepFile(tx, {
    userId,
    tenantId: tenant.id,
    service: 'profiles',
    name: 'avatar.webp',
    extension: 'webp',
    mediaType: 'image/webp',
    content: picture,
    now: clock.now(),
  });
  return { id: null, file, url: file };
}

async function forgetBefore(tx: Tx, userId: number, path: string | null): Promise<void> {
  if (path !== null) await forgetFile(tx, userId, path);
}
