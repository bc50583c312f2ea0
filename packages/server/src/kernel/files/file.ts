import { extensionOf, fileIconOf, type Model, numbers } from '@logikit/contract';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../database/index.ts';
import { UploadedFile } from '../http/index.ts';
import { ApiError } from '../errors/index.ts';
import {
  deleteFile,
  insertFile,
  lockFilesOf,
  type NewFile,
  selectContent,
  selectFilesOf,
  selectStoredBytes,
} from './file.db.ts';
import { mediaTypeOf } from './file-type.ts';
import { isSmallEnough } from './picture-size.ts';
import { withoutNotes } from './picture-notes.ts';

/** Parts of the platform that people hand files to. */
const services = ['training', 'profiles', 'school', 'messages'];
const TOKEN_BYTES = 18;
const NAME_LENGTH = 120;

interface Upload {
  readonly tx: Tx;
  readonly userId: number;
  readonly tenantId: number;
  readonly service: string;
  readonly file: unknown;
  readonly now: Date;
  readonly urlOf: (path: string) => string;
}

/** Stores a file under a name that nobody can guess. Refuses with the message keys that the specification names. */
export async function storeFile({
  tx,
  userId,
  tenantId,
  service,
  file,
  now,
  urlOf,
}: Upload): Promise<Model<'StoredFile'>> {
  if (!services.includes(service)) throw new ApiError('notFound');
  if (!(file instanceof UploadedFile) || file.bytes.length === 0) throw fileError('validation.uploaded');
  if (file.bytes.length > numbers.file.bytes) throw new ApiError('payloadTooLarge');
  const name = cleanName(file.name);
  const mediaType = await mediaTypeOf(name, file.bytes);
  const content = mediaType === null ? null : withoutNotes(mediaType, file.bytes);
  if (mediaType === null || !content) throw fileError('validation.mimes');
  if (!(await isSmallEnough(mediaType, content))) throw fileError('validation.image');
  const extension = extensionOf(name);
  const url = urlOf(await keepFile(tx, { userId, tenantId, service, name, extension, mediaType, content, now }));
  return { data: { name, extension, icon: fileIconOf(extension), url, size: content.length } };
}

/** Keeps what has been looked at, and answers its address here. */
export async function keepFile(
  tx: Tx,
  { userId, ...file }: Omit<NewFile, 'token'> & { readonly userId: number },
): Promise<string> {
  await lockFilesOf(tx, userId);
  const limit = numbers.file.quotaBytes;
  if ((await selectStoredBytes(tx, userId)) + file.content.length > limit)
    throw new ApiError('limitReached', { data: { limit } });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertFile(tx, userId, { token, ...file });
  return `/files/${token}.${file.extension}`;
}

/** What somebody has handed in, each with its contents, one after the other. */
export async function* filesOf(
  sql: Tx,
  userId: number,
): AsyncGenerator<{ readonly name: string; readonly createdAt: Date; readonly content: Uint8Array }> {
  for (const { id, name, createdAt } of await selectFilesOf(sql, userId))
    yield { name: `${id}-${name}`, createdAt, content: await selectContent(sql, id) };
}

/** Forgets a file of this person by its address here. */
export async function forgetFile(tx: Tx, userId: number, path: string): Promise<void> {
  const token = /^\/files\/([\w-]+)\./.exec(path)?.[1];
  if (token !== undefined) await deleteFile(tx, userId, token);
}

function fileError(key: string): ApiError {
  return new ApiError('invalidFields', { fields: { file: [key] } });
}

/** A name without a path, and without signs that make it look like another one. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(-NAME_LENGTH);
}
