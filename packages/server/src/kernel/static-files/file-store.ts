import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface StoredFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Buffer;
  /** The bytes in this encoding; the plain ones where that would not be smaller. */
  encoded(encoding: Encoding): Promise<{ readonly bytes: Buffer; readonly encoding: Encoding }>;
}

/** Files of one built directory, read and compressed once and again when they change. */
export interface FileStore {
  /** Null when there is no such file below the directory. */
  find(path: string): Promise<StoredFile | null>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  // Modules, which are UTF-8 whatever is said.
  '.js': 'text/javascript',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.wav': 'audio/wav',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const SMALLEST_COMPRESSED = 256;
const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

export function createFileStore(directory: string): FileStore {
  const known = new Map<string, { readonly stamp: string; readonly file: Promise<StoredFile> }>();
  return {
    find: async (path) => {
      const full = join(directory, normalize(`/${path}`));
      if (!full.startsWith(directory + sep) || path.includes('\0')) return null;
      const found = await stat(full).catch(() => null);
      if (!found?.isFile()) return null;
      const stamp = `${found.mtimeMs} ${found.size}`;
      const cached = known.get(full);
      if (cached?.stamp === stamp) return cached.file;
      const file = load(full);
      known.set(full, { stamp, file });
      file.catch(() => known.delete(full));
      return file;
    },
  };
}

async function load(full: string): Promise<StoredFile> {
  return fileOf(TYPES[extname(full).toLowerCase()] ?? 'application/octet-stream', await readFile(full));
}

/** How well a page is compressed that is made for one request: what takes longest is left out. */
export const MADE_ONCE = 5;

/** Bytes that are served as a file is, whether they came from one or were made. */
export function fileOf(type: string, bytes: Buffer, quality = bestFor(bytes)): StoredFile {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const compress = (encoding: Encoding): Promise<Buffer> => {
    const done = encodings.get(encoding) ?? compressed(bytes, encoding, quality);
    encodings.set(encoding, done);
    return done;
  };
  return {
    type,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}"`,
    encoded: async (encoding) => {
      if (encoding === 'identity' || !isText(type) || bytes.length < SMALLEST_COMPRESSED)
        return { bytes, encoding: 'identity' };
      const smaller = await compress(encoding);
      return smaller.length < bytes.length ? { bytes: smaller, encoding } : { bytes, encoding: 'identity' };
    },
  };
}

/** The last two per cent are worth their time where somebody waits for a small file: it is compressed once. */
const BEST_COMPRESSED = 100_000;

const bestFor = (bytes: Buffer): number => (bytes.length < BEST_COMPRESSED ? 11 : 10);

async function compressed(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return gunzippable(bytes, { level: Math.min(quality, 9) });
  const inMode = (mode: number): Promise<Buffer> =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  const usual = await inMode(constants.BROTLI_MODE_GENERIC);
  if (quality < 11) return usual;
  // Which of the two makes a small file smallest depends on its names and hashes: by up to one per cent.
  const other = await inMode(constants.BROTLI_MODE_FONT);
  return other.length < usual.length ? other : usual;
}

function isText(type: string): boolean {
  return /^text\/|json|svg|xml|javascript|wasm/.test(type);
}

/** The best encoding that the header allows. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase());
  const allows = (name: string): boolean =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)));
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity';
}
