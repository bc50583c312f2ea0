import { Readable } from 'node:stream';
import { type CallOutput, type calls, type Model, toWire } from '@logikit/contract';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Tx } from '../../kernel/database/index.ts';
import { filesOf } from '../../kernel/files/index.ts';

type PersonalData = Model<'PersonalData'>;

/**
 * Everything that is kept about somebody and their pupils, with the contents of their files. One file at a time is read
 * while the zip goes out, however many there are.
 */
export function personalArchive(
  sql: Tx,
  data: PersonalData,
  now: Date,
): CallOutput<typeof calls.exportPersonalArchive> {
  return Readable.from(zipped(sql, data, now)) as never; // the router sends the bytes as they are
}

async function* zipped(sql: Tx, data: PersonalData, now: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const add = (entry: ZipDeflate | ZipPassThrough, mtime: Date, content: Uint8Array): void => {
    entry.mtime = mtime;
    zip.add(entry);
    entry.push(content, true);
  };
  add(new ZipDeflate('data.json'), now, Buffer.from(JSON.stringify(toWire(data), null, 2)));
  yield* ready.splice(0);
  for (const { userId } of data.people) {
    for await (const { name, createdAt, content } of filesOf(sql, userId)) {
      // Pictures and papers are packed already.
      add(new ZipPassThrough(`files/${userId}/${plain(name)}`), createdAt, content);
      yield* ready.splice(0);
    }
  }
  zip.end();
  yield* ready.splice(0);
}

/** A name that every system can unpack. */
function plain(name: string): string {
  return name.replace(/[<>:"/\\|?*]/g, '_').replace(/[. ]+$/, '');
}
