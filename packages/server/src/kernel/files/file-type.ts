import { extensionOf } from '@logikit/contract';
import { fileTypeFromBuffer } from 'file-type';

interface FileType {
  readonly mediaType: string;
  /** What the bytes are, in the words of the library; null: text, which has no sign of its own. */
  readonly contents: string | null;
}

const ofOffice = 'application/vnd.openxmlformats-officedocument';
/** The container of older documents of every kind. */
const older = 'application/x-cfb';
const same = (mediaType: string): FileType => ({ mediaType, contents: mediaType });

/** What may be uploaded. A name alone proves nothing, so the contents must agree with it. */
const types: ReadonlyMap<string, FileType> = new Map([
  ['pdf', same('application/pdf')],
  ['zip', same('application/zip')],
  ['rar', { mediaType: 'application/vnd.rar', contents: 'application/x-rar-compressed' }],
  ['doc', { mediaType: 'application/msword', contents: older }],
  ['docx', same(`${ofOffice}.wordprocessingml.document`)],
  ['xls', { mediaType: 'application/vnd.ms-excel', contents: older }],
  ['xlsx', same(`${ofOffice}.spreadsheetml.sheet`)],
  ['ppt', { mediaType: 'application/vnd.ms-powerpoint', contents: older }],
  ['pptx', same(`${ofOffice}.presentationml.presentation`)],
  ['txt', { mediaType: 'text/plain; charset=utf-8', contents: null }],
  ['png', same('image/png')],
  ['jpg', same('image/jpeg')],
  ['jpeg', same('image/jpeg')],
]);

/** The media type of an upload, or null when it is not allowed or is not what its name says. */
export async function mediaTypeOf(name: string, bytes: Buffer): Promise<string | null> {
  const type = types.get(extensionOf(name));
  if (!type) return null;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const fits = type.contents === null ? found === undefined && isText(bytes) : found?.mime === type.contents;
  return fits && isWhole(type, bytes) ? type.mediaType : null;
}

const ENDS_ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
/** A container of documents has a header of this size at least. */
const OLDER_BYTES = 512;

/** A few first bytes make no file. */
function isWhole({ contents }: FileType, bytes: Buffer): boolean {
  if (contents === older) return bytes.length > OLDER_BYTES;
  const isZip = contents === 'application/zip' || contents?.startsWith(ofOffice) === true;
  return !isZip || bytes.includes(ENDS_ZIP);
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
