import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { seededData } from '../packages/server/src/testing/seeded.ts';

const root = join(import.meta.dirname, '..');
const node = join(root, 'node_modules/node/bin/node');

export interface RunningPlatform {
  readonly url: string;
  /** The partner's page, on an origin of its own. */
  readonly partnerUrl: string;
  stop(): Promise<void>;
}

/** The whole platform as `npm start` runs it, on free ports and a freshly seeded data directory; `env` tells it more. */
export async function startPlatform(env: Readonly<Record<string, string>> = {}): Promise<RunningPlatform> {
  const data = await seededData();
  const [port, partnerPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const partnerUrl = `http://localhost:${partnerPort}`;
  const children = [
    run('packages/server/src/main.ts', { PORT: String(port), LOGIKIT_DATA: data, ...env }),
    run('examples/html-embed/server.ts', { PORT: String(partnerPort), LOGIKIT_URL: url }),
  ];
  await answers(`${url}/health`);
  await answers(partnerUrl);
  return {
    url,
    partnerUrl,
    async stop() {
      await Promise.all(children.map(end));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function run(script: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(node, ['--conditions=@logikit/source', '--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Two minutes is what a fresh machine may take for its very first start. */
async function answers(url: string): Promise<void> {
  for (const until = Date.now() + 120_000; Date.now() < until;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
