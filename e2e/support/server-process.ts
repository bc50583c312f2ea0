import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { atWorkerEnd } from './worker-end.ts';

const root = join(import.meta.dirname, '../..');

export interface ServerProcess {
  /** Everything that it has said so far. */
  said(): string;
  /** Resolves when it answers; rejects when it ends before. */
  ready(): Promise<void>;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** The server alone, on a port and a data directory that outlive it. */
export function startServer(port: number, data: string): ServerProcess {
  const child: ChildProcess = spawn(
    join(root, 'node_modules/node/bin/node'),
    ['--conditions=@logikit/source', '--disable-warning=ExperimentalWarning', 'packages/server/src/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        PORT: String(port),
        LOGIKIT_DATA: data,
        LOGIKIT_ANSWER_BURST: '1000000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  atWorkerEnd(() => child.kill('SIGKILL'));
  let text = '';
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    said: () => text,
    ended,
    ready: async () => {
      await Promise.race([
        ended.then((code) => Promise.reject(new Error(`The server ended with ${code}:\n${text}`))),
        healthy(`http://localhost:${port}/health`),
      ]);
    },
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

async function healthy(url: string): Promise<void> {
  for (const until = Date.now() + 300_000; Date.now() < until;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
