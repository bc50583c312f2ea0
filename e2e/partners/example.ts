import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/server-process.ts';
import { endWithWorker } from '../support/worker-end.ts';

const root = join(import.meta.dirname, '../..');
const node = join(root, 'node_modules/node/bin/node');
const flags = ['--disable-warning=ExperimentalWarning'];

/** Installs all examples as strangers do and answers the folder that they lie in. */
export async function installExamples(): Promise<string> {
  const script = join(root, 'scripts/packages/install-examples.mjs');
  const { stdout } = await promisify(execFile)(node, ['--conditions=@logikit/source', ...flags, script], { cwd: root });
  return join(stdout.trim().split('\n').at(-1) ?? '', 'examples');
}

export interface RunningExample {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs the server of an installed example, as its README says. */
export async function runExample(
  folder: string,
  platform: string,
  entry: string = 'server.ts',
): Promise<RunningExample> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = start(folder, entry, { LOGIKIT_URL: platform, PORT: String(port) });
  try {
    await Promise.race([answers(url), ended(child)]);
  } catch (error) {
    await kill(child);
    throw error;
  }
  return { url, stop: () => kill(child) };
}

/** At once: a development server would wait for the connections of its page. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Runs an example that ends by itself and answers what it said. */
export async function runScript(folder: string, platform: string): Promise<string> {
  const child = start(folder, 'main.ts', { LOGIKIT_URL: platform });
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`It ended with ${code}: ${said}`);
  return said;
}

function start(folder: string, entry: string, env: Readonly<Record<string, string>>): ChildProcess {
  if (!existsSync(join(folder, entry))) throw new Error(`${folder} has no ${entry}`);
  const child = spawn(node, [...flags, entry], {
    cwd: folder,
    // Vitest says "test", and tools of the page would believe it.
    env: { ...process.env, NODE_ENV: 'development', VITEST: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return endWithWorker(child);
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`The example ended with ${code}`);
}

async function answers(url: string): Promise<void> {
  for (const until = Date.now() + 300_000; Date.now() < until;) {
    const response = await fetch(url).catch(() => null);
    // A fault as well: the page shows it.
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer`);
}
