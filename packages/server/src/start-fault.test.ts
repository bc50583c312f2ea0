import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from './testing/databases.ts';
import { hasPostgres } from './testing/platform.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Starts the platform, which is to fail: its exit code and what it says of the fault. */
async function failedStart(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--conditions=@logikit/source', main], {
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, said: said.trim() };
}

const postgresAt = (changes: { pathname?: string; username?: string; password?: string }): string =>
  Object.assign(new URL(testServer), changes).href;

describe('a start that fails says what to do, in one line', () => {
  let folder: string;
  let taken: Server;
  let silent: Server;
  const portOf = (server: Server): number => (server.address() as { port: number }).port;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'logikit-start-'));
    writeFileSync(join(folder, 'file'), '');
    taken = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    silent = createServer().listen(0, '127.0.0.1');
    await Promise.all([once(taken, 'listening'), once(silent, 'listening')]);
  });
  afterAll(() => {
    taken.close();
    silent.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    [
      'nobody listens',
      () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/logikit' }),
      'No PostgreSQL answers at 127.0.0.1:1.',
    ],
    [
      'no such machine',
      () => ({ DATABASE_URL: 'postgres://nowhere.invalid/logikit' }),
      'no machine called "nowhere.invalid"',
    ],
    ['no address', () => ({ DATABASE_URL: 'logikit:secret' }), 'DATABASE_URL must be an address such as postgres://'],
    ['another kind of database', () => ({ DATABASE_URL: 'mysql://u:secret@db/x' }), 'DATABASE_URL must be an address'],
    ['a Redis that is none', () => ({ REDIS_URL: 'localhost' }), 'REDIS_URL must be an address such as redis://'],
    ['a folder that is a file', () => ({ LOGIKIT_DATA: join(folder, 'file') }), 'where a file stands'],
    ['a folder inside of a file', () => ({ LOGIKIT_DATA: join(folder, 'file/data') }), 'where a file stands'],
    [
      'a port that is taken',
      () => ({ LOGIKIT_DATA: join(folder, 'a'), PORT: String(portOf(taken)) }),
      'is taken by another program',
    ],
    [
      'a foreign address',
      () => ({ LOGIKIT_DATA: join(folder, 'b'), LOGIKIT_HOST: '203.0.113.9' }),
      'no address of this machine',
    ],
    [
      'a server that hangs up',
      () => ({ DATABASE_URL: `postgres://127.0.0.1:${portOf(taken)}/logikit` }),
      'No PostgreSQL answers at',
    ],
    [
      'a server that never speaks',
      () => ({ DATABASE_URL: `postgres://127.0.0.1:${portOf(silent)}/logikit` }),
      'cannot be reached',
    ],
  ])('%s', async (_, env, sentence) => {
    const { code, said } = await failedStart(env());
    expect(said).toContain(sentence);
    expect([code, said.split('\n').length]).toEqual([1, 1]);
    expect(said).not.toContain('secret');
  });

  it.skipIf(!hasPostgres).each([
    ['no such database', { pathname: '/nobody_made_it' }, 'has no database "nobody_made_it"'],
    ['no such role', { username: 'nobody_made_it', password: 'x' }, 'does not let "nobody_made_it" in'],
  ])('%s', async (_, changes, sentence) => {
    const { code, said } = await failedStart({ DATABASE_URL: postgresAt(changes) });
    expect(said).toContain(sentence);
    expect([code, said.split('\n').length]).toEqual([1, 1]);
  });
});
