import { crc32 } from 'node:zlib';

// Baking as Open Badges 3.0 says it: a badge is a text of its picture, under this keyword.
const KEYWORD = 'openbadgecredential';
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature and the chunk IHDR, which comes first. */
const HEAD_BYTES = SIGNATURE.length + 25;
/** Not compressed; no language, no translation of the keyword. */
const BEFORE_TEXT = Buffer.from(`${KEYWORD}\0\0\0\0\0`, 'latin1');

/** A PNG with a badge within. */
export function bake(png: Buffer, badge: string): Buffer {
  const data = Buffer.concat([Buffer.from('iTXt'), BEFORE_TEXT, Buffer.from(badge)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([png.subarray(0, HEAD_BYTES), length, data, sum, png.subarray(HEAD_BYTES)]);
}

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** The badge within a PNG; null: there is none. */
export function unbake(png: Buffer): string | null {
  for (let at = SIGNATURE.length; at + 8 <= png.length;) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    if (png.toString('latin1', at + 4, at + 8) === 'iTXt' && data.subarray(0, BEFORE_TEXT.length).equals(BEFORE_TEXT))
      return data.toString('utf8', BEFORE_TEXT.length);
    at += 12 + length;
  }
  return null;
}
