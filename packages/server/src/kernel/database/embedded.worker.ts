import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** What the main thread asks of the embedded database beside SQL. */
export type WorkerRequest =
  { readonly type: 'dump'; readonly file: string; readonly keep: number } | { readonly type: 'close' };
export type WorkerReply = { readonly type: 'ready' | 'done' } | { readonly type: 'failed'; readonly message: string };
export interface WorkerStart {
  readonly directory: string | null;
  /** A dump to begin with when the database is in memory. */
  readonly snapshot: string | null;
  readonly socket: string;
}

const port = parentPort;
if (!port) throw new Error('embedded.worker.ts runs as a worker thread only');
const start = workerData as WorkerStart; // the one caller is embedded.ts
// PostgreSQL's 128 MB would stay in this process for ever; what falls out of 16 MB is read from the system's cache again.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const answer = (reply: WorkerReply): void => port.postMessage(reply);

const database = await PGlite.create({
  startParams,
  ...(start.directory === null ? {} : { dataDir: start.directory }),
  ...(start.snapshot === null ? {} : { loadDataDir: new Blob([readFileSync(start.snapshot)]) }),
});
// Nobody analyzes tables here: a plan that was kept while a table was small would read the whole of it for ever.
await database.exec('set enable_seqscan = off');
const server = new PGLiteSocketServer({ db: database, path: start.socket, maxConnections: 1 });
await server.start();

port.on('message', (request: WorkerRequest) => {
  serve(request).then(
    () => answer({ type: 'done' }),
    (error: unknown) => answer({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
answer({ type: 'ready' });

async function serve(request: WorkerRequest): Promise<void> {
  if (request.type === 'dump') return dump(request.file, request.keep);
  await server.stop();
  await database.close();
}

async function dump(file: string, keep: number): Promise<void> {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const image = await database.dumpDataDir('gzip');
  writeFileSync(`${file}.part`, Buffer.from(await image.arrayBuffer()));
  renameSync(`${file}.part`, file);
  const dumps = readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .sort();
  for (const old of dumps.slice(0, -keep)) rmSync(join(folder, old));
}
