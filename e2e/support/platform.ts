import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededData } from '../../packages/server/src/testing/seeded.ts';
import { freePort } from './server-process.ts';
import { atWorkerEnd, endWithWorker } from './worker-end.ts';

const root = join(import.meta.dirname, '../..');
const node = join(root, 'node_modules/node/bin/node');

export interface RunningPlatform {
  readonly url: string;
  stop(): Promise<void>;
}

/** The address name of an event that runs on every day of the week, the last to end. */
export const standingEvent = 'standing';

/** Only the olympiad runs from Monday to Wednesday; with its problems of another edition, something always runs beside it. */
const addStandingEvent = `
  insert into event (slug, thread_id, target_lesson, starts_at, ends_at, minutes, content)
  select '${standingEvent}', other.id, e.target_lesson, now() - interval '1 day', now() + interval '20 days', e.minutes, e.content
  from event e
  join thread t on t.id = e.thread_id
  join thread other on other.slug like 'olympiad-%' and other.id not in (select thread_id from event)
  where t.slug like 'olympiad-%' order by e.id, other.id limit 1`;

/**
 * The whole platform as `npm start` runs it, on a free port and a freshly seeded data directory; `env` tells it more,
 * and the statements change what is in its database.
 */
export async function startPlatform(
  env: Readonly<Record<string, string>> = {},
  statements: readonly string[] = [],
): Promise<RunningPlatform> {
  const data = await seededData([addStandingEvent, ...statements]);
  const running = await start('packages/server/src/main.ts', '/health', { LOGIKIT_DATA: data, ...env });
  atWorkerEnd(() => rmSync(data, { recursive: true, force: true }));
  return {
    url: running.url,
    async stop() {
      await running.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The platform at its very first start: a copy of the database that the build has filled with the demo's life. */
export async function startDemo(): Promise<RunningPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'logikit-demo-'));
  const running = await start('packages/server/src/main.ts', '/health', { LOGIKIT_DATA: join(folder, 'data') });
  atWorkerEnd(() => rmSync(folder, { recursive: true, force: true }));
  return running;
}

/** The partner's page of the example, on an origin of its own. */
export function startPartner(platform: { readonly url: string }): Promise<RunningPlatform> {
  return start('examples/html-embed/server.ts', '', { LOGIKIT_URL: platform.url });
}

async function start(script: string, path: string, env: Readonly<Record<string, string>>): Promise<RunningPlatform> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = run(script, { PORT: String(port), ...env });
  const gone = new AbortController();
  await Promise.race([answers(url + path, gone.signal), ended(child, script)]).finally(() => gone.abort());
  return { url, stop: () => end(child) };
}

function run(script: string, env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(node, ['--conditions=@logikit/source', '--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', LOGIKIT_ANSWER_BURST: '1000000', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return endWithWorker(child);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Rejects with what it said last when it ends: nobody has to wait for it any longer. */
function ended(child: ChildProcess, script: string): Promise<never> {
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4000)));
  const rejected = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    // Its output is whole by then.
    child.once('close', (code, signal) => reject(new Error(`${script} ended with ${code ?? signal}:\n${said}`)));
  });
  // One that ends when it is told to has failed nobody.
  rejected.catch(() => undefined);
  return rejected;
}

/** Five minutes is what a fresh machine that is busy otherwise may take for its very first start. */
async function answers(url: string, gone: AbortSignal): Promise<void> {
  for (const until = Date.now() + 300_000; Date.now() < until && !gone.aborted;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}
