import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Usage } from './usage-report.ts';

/** The platform as a process of its own, which a test may kill. */
export interface PlatformProcess {
  readonly url: string;
  /** Ends it at once, as a crash would, and starts it again; resolves when it answers. */
  crash(): Promise<void>;
  /** Resolves when it answers. */
  ready(): Promise<void>;
  /** What it has used since it was started last. */
  usage(): Promise<Usage>;
  /** Everything that it has written since it was started last: its log. */
  said(): string;
  close(): Promise<void>;
}

/** What main.ts says when it answers. */
const READY = 'Logikit is ready';
const DEADLINE_MS = 300_000;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What makes node load one of the modules of this folder before anything else. */
export const preload = (name: 'usage-report' | 'slow-clock'): string =>
  `--import=${new URL(`./${name}.ts`, import.meta.url).href}`;

/** Starts main.ts on a free port. `env` names its database: LOGIKIT_DATA or DATABASE_URL. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<PlatformProcess> {
  const port = await freePort();
  const start = () => launch({ ...env, PORT: String(port), LOGIKIT_HOST: '127.0.0.1' });
  let current = start();
  await current.listening;
  return {
    url: `http://127.0.0.1:${port}`,
    ready: () => current.listening,
    usage: async () => {
      const told = once(current.child, 'message');
      current.child.send('usage');
      const [usage] = (await told) as [Usage];
      return usage;
    },
    said: () => current.said(),
    crash: async () => {
      const { child } = current;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      const listening = exited.then(() => {
        current = start();
        return current.listening;
      });
      current = { child, listening, said: () => '' };
      await listening;
    },
    close: async () => {
      const exited = once(current.child, 'exit');
      current.child.kill('SIGTERM');
      await exited;
    },
  };
}

interface Launched {
  readonly child: ChildProcess;
  readonly listening: Promise<void>;
  readonly said: () => string;
}

function launch(env: Readonly<Record<string, string>>): Launched {
  const child = spawn(process.execPath, ['--conditions=@logikit/source', preload('usage-report'), main], {
    env: { LOGIKIT_ANSWER_BURST: '1000000', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const listening = new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      if (said.includes(READY)) resolve();
    };
    const late = `The platform was not ready in time:\n`;
    setTimeout(() => reject(new Error(late + said)), DEADLINE_MS).unref();
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`The platform ended with ${code}:\n${said}`)));
  });
  // A process that is killed before it listens has failed nobody who is not waiting for it.
  listening.catch(() => undefined);
  return { child, listening, said: () => said };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
