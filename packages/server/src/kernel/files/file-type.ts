import { extensionOf } from '@logikit/contract';

interface FileType {
  readonly mediaType: string;
  /** Whether a browser may show it inside a page. */
  readonly isPicture: boolean;
  readonly begins: (bytes: Buffer) => boolean;
}

const starts =
  (...heads: readonly (readonly number[])[]) =>
  (bytes: Buffer): boolean =>
    heads.some((head) => head.every((byte, index) => bytes[index] === byte));

const packed = starts([0x50, 0x4b, 0x03, 0x04], [0x50, 0x4b, 0x05, 0x06]);
const older = starts([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const download = (mediaType: string, begins: FileType['begins']): FileType => ({ mediaType, begins, isPicture: false });
const picture = (mediaType: string, begins: FileType['begins']): FileType => ({ mediaType, begins, isPicture: true });
const jpeg = picture('image/jpeg', starts([0xff, 0xd8, 0xff]));

/** What may be uploaded. A name alone proves nothing, so the first bytes must agree with it. */
const types: ReadonlyMap<string, FileType> = new Map([
  ['pdf', download('application/pdf', starts([0x25, 0x50, 0x44, 0x46, 0x2d]))],
  ['zip', download('application/zip', packed)],
  ['rar', download('application/vnd.rar', starts([0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]))],
  ['doc', download('application/msword', older)],
  ['docx', download('application/vnd.openxmlformats-officedocument.wordprocessingml.document', packed)],
  ['xls', download('application/vnd.ms-excel', older)],
  ['xlsx', download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', packed)],
  ['ppt', download('application/vnd.ms-powerpoint', older)],
  ['pptx', download('application/vnd.openxmlformats-officedocument.presentationml.presentation', packed)],
  ['txt', download('text/plain; charset=utf-8', isText)],
  ['png', picture('image/png', starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['jpg', jpeg],
  ['jpeg', jpeg],
]);

/** The type of an upload, or null when it is not allowed or is not what its name says. */
export function fileTypeOf(name: string, bytes: Buffer): FileType | null {
  const type = types.get(extensionOf(name));
  return type?.begins(bytes) === true ? type : null;
}

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
