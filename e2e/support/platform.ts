import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
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

/** The whole platform as `npm start` runs it, on a free port and a freshly seeded data directory; `env` tells it more. */
export async function startPlatform(env: Readonly<Record<string, string>> = {}): Promise<RunningPlatform> {
  const data = await seededData();
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

/** The partner's page of the example, on an origin of its own. */
export function startPartner(platform: { readonly url: string }): Promise<RunningPlatform> {
  return start('examples/html-embed/server.ts', '', { LOGIKIT_URL: platform.url });
}

async function start(script: string, path: string, env: Readonly<Record<string, string>>): Promise<RunningPlatform> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = run(script, { PORT: String(port), ...env });
  await answers(url + path);
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

/** Five minutes is what a fresh machine that is busy otherwise may take for its very first start. */
async function answers(url: string): Promise<void> {
  for (const until = Date.now() + 300_000; Date.now() < until;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}
