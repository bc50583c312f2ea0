import { numbers } from '@logikit/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { UploadedFile } from '../../../kernel/http/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';

const { bytes: MOST_BYTES, pixels, side, frames, seconds } = numbers.avatar;
const MEGABYTES = 5;

/** What may be uploaded, by the names that such files have. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
};
/** A file that is a picture and something else as well is no picture that a person has taken. */
const ANOTHER = /<script|<html|<!doctype|<svg|<\?php|<iframe|javascript:|%PDF-|PK\x05\x06|\x7fELF/i;
/** Signs with which a name pretends to be another one. */
const STRANGE_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:]|\.\./u;

/**
 * The picture as it is kept: one still frame, cut to a square, written anew, so that nothing of the file but its colours
 * is left. The keys of the refusals are the specification's.
 */
export async function readPicture(file: UploadedFile): Promise<Buffer> {
  const { bytes, name } = file;
  if (bytes.length === 0) throw tooLarge('validation.uploaded');
  if (bytes.length > MOST_BYTES) throw tooLarge('validation.max.file');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const fits = type !== undefined && EXTENSIONS[type.mime]?.includes(extensionOf(name)) === true;
  if (!fits || STRANGE_NAME.test(name)) throw wrongType('validation.mimes');
  // A gif's frames may be small on a screen that is not, and only the frames are counted later.
  if (type.mime === 'image/gif' && bytes.readUInt16LE(6) * bytes.readUInt16LE(8) > pixels)
    throw wrongType('validation.image');
  if (ANOTHER.test(bytes.toString('latin1'))) throw wrongType('validation.image');
  return redraw(bytes);
}

async function redraw(bytes: Buffer): Promise<Buffer> {
  try {
    const { pages = 1 } = await sharp(bytes, { limitInputPixels: pixels }).metadata();
    if (pages > frames) throw wrongType('validation.image');
    return await sharp(bytes, { limitInputPixels: pixels, pages: 1, failOn: 'warning', sequentialRead: true })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer();
  } catch {
    // Whatever is wrong with a picture, it is not one that can be shown.
    throw wrongType('validation.image');
  }
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

function wrongType(key: 'validation.image' | 'validation.mimes'): ApiError {
  return new ApiError('avatarExtError', { fields: { file: [key] } });
}

function tooLarge(key: 'validation.max.file' | 'validation.uploaded'): ApiError {
  return new ApiError('avatarSizeError', { fields: { file: [key] }, data: { limit: MEGABYTES } });
}
