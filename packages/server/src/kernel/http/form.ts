import { numbers } from '@logikit/contract';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ApiError } from '../errors/index.ts';

/** A file of a form. Its bytes are no enumerable property: whoever walks over a body sees name and digest only. */
export class UploadedFile {
  readonly name: string;
  readonly digest: string;
  readonly #bytes: Buffer;

  constructor(name: string, bytes: Buffer) {
    this.name = name;
    this.digest = createHash('sha256').update(bytes).digest('base64url');
    this.#bytes = bytes;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }
}

/** Names and boundaries around the file. */
const AROUND_BYTES = 16_384;
const MAX_FIELDS = 10;

/** Reads a multipart body as fields by name: texts and files. */
export async function readForm(
  contentType: string,
  payload: Readable,
): Promise<Readonly<Record<string, string | UploadedFile>>> {
  const bytes = await collect(payload, numbers.file.bytes + AROUND_BYTES);
  // oxlint-disable-next-line typescript/no-deprecated -- said of bodies that are still arriving; this one is bounded and here
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new ApiError('invalidRequest', { fields: { body: ['form'] } });
  });
  const fields: Record<string, string | UploadedFile> = Object.create(null) as Record<string, string | UploadedFile>; // a field may be called __proto__
  for (const [name, value] of form) {
    if (Object.hasOwn(fields, name)) throw new ApiError('invalidRequest', { fields: { [name]: ['repeated'] } });
    if (Object.keys(fields).length >= MAX_FIELDS)
      throw new ApiError('invalidRequest', { fields: { body: ['fields'] } });
    fields[name] =
      typeof value === 'string' ? value : new UploadedFile(value.name, Buffer.from(await value.arrayBuffer()));
  }
  return fields;
}

async function collect(payload: Readable, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of payload as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // What is too much is read and dropped, so that the client hears the error instead of a broken line.
    if (size <= limit) chunks.push(chunk);
    else if (size > limit * 4) throw new ApiError('payloadTooLarge');
  }
  if (size > limit) throw new ApiError('payloadTooLarge');
  return Buffer.concat(chunks);
}
