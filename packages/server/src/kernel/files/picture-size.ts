import { numbers } from '@logikit/contract';
import sharp from 'sharp';

/** False for a picture that says it has more pixels than a browser could unpack: a small file may unpack to gigabytes. */
export async function isSmallEnough(mediaType: string, bytes: Buffer): Promise<boolean> {
  if (!mediaType.startsWith('image/')) return true;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: numbers.file.pixels }).metadata();
    return width * height <= numbers.file.pixels;
  } catch {
    return false;
  }
}
