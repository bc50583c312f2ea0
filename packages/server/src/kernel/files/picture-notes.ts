const JPEG_SCAN = 0xda;
const COMMENT = 0xfe;
/** What a decoder needs: the header, the colour profile and Adobe's note on colours. */
const KEPT_NOTES = [0xe0, 0xe2, 0xee];
const PNG_SIGNATURE = 8;
const PNG_NOTES = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];

/**
 * A picture without what a camera writes beside the pixels: the place of a child's home among it. The pixels stay as
 * they are to the byte. Null when the picture is broken.
 */
export function withoutNotes(mediaType: string, bytes: Buffer): Buffer | null {
  if (mediaType === 'image/jpeg') return cleanJpeg(bytes);
  if (mediaType === 'image/png') return cleanPng(bytes);
  return bytes;
}

function cleanJpeg(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (kind === JPEG_SCAN) return Buffer.concat([...parts, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const isNote = kind === COMMENT || ((kind & 0xf0) === 0xe0 && !KEPT_NOTES.includes(kind));
    if (!isNote) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function cleanPng(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, PNG_SIGNATURE)];
  let at = PNG_SIGNATURE;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return null;
    if (!PNG_NOTES.includes(kind)) parts.push(bytes.subarray(at, end));
    // Whatever hides behind the end of the picture is left there.
    if (kind === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}
