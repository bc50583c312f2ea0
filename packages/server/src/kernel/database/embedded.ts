import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest, WorkerStart } from './embedded.worker.ts';
import { lockDirectory } from './lock.ts';
import { copyDatabase } from './seeded.ts';

export interface Embedded {
  /** The socket on which the worker speaks PostgreSQL's protocol. */
  readonly socket: string;
  dump(file: string, keep: number): Promise<void>;
  close(): Promise<void>;
}

export const DURABILITY_NOTICE =
  'durability: process-crash only. The embedded database survives a crash of this process, but not a power cut: ' +
  'it never fsyncs. A copy is kept in dumps/. Use PostgreSQL (DATABASE_URL) where answers must never be lost.';

interface EmbeddedOptions {
  /** Null: in memory. */
  readonly directory: string | null;
  readonly snapshot?: string | null;
  /** A closed database to begin with, when there is none in the directory yet. */
  readonly seeded?: string | null;
}

/** Starts PGlite in a worker thread, so that a slow query never stalls the event loop. */
export async function openEmbedded({ directory, snapshot = null, seeded = null }: EmbeddedOptions): Promise<Embedded> {
  const lock = directory === null ? null : lockDirectory(directory);
  if (directory !== null && seeded !== null) copyDatabase(seeded, join(directory, 'database'));
  const folder = mkdtempSync(join(tmpdir(), 'logikit-'));
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\logikit-${randomUUID()}` : join(folder, 'db.sock');
  const start: WorkerStart = { directory: directory === null ? null : join(directory, 'database'), snapshot, socket };
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: start });
  const clean = (): void => {
    rmSync(folder, { recursive: true, force: true });
    lock?.release();
  };
  try {
    await nextReply(worker);
  } catch (error) {
    await worker.terminate();
    clean();
    throw error;
  }
  const ask = oneAtATime(async (request: WorkerRequest) => {
    const reply = nextReply(worker);
    worker.postMessage(request);
    await reply;
  });
  return {
    socket,
    dump: (file, keep) => ask({ type: 'dump', file, keep }),
    close: async () => {
      await ask({ type: 'close' });
      await worker.terminate();
      clean();
    },
  };
}

const replyTypes: readonly string[] = ['ready', 'done', 'failed'] satisfies WorkerReply['type'][];

function nextReply(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const onMessage = (reply: WorkerReply): void => {
      // NOTE: under `node --watch` the loader of the worker posts its own messages through the same port.
      if (!replyTypes.includes(reply.type)) return;
      settle(() => (reply.type === 'failed' ? reject(new Error(reply.message)) : resolve()));
    };
    const onError = (error: unknown): void =>
      settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    const onExit = (): void => settle(() => reject(new Error('The embedded database stopped')));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

function oneAtATime<T>(work: (input: T) => Promise<void>): (input: T) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (input) => {
    const next = last.then(() => work(input));
    last = next.catch(() => undefined);
    return next;
  };
}
