import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { startProcess } from '../../testing/process.ts';
import { connectEmbedded, openDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { lockDirectory } from './lock.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'logikit-embedded-'));
  folders.push(folder);
  return folder;
};
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

it('begins as a copy of another database, once', async () => {
  const [from, to] = [newFolder(), newFolder()];
  const change = async (directory: string, seeded: string | null, statement: string): Promise<unknown[]> => {
    const embedded = await openEmbedded({ directory, seeded });
    const sql = connectEmbedded(embedded);
    const rows = await sql.unsafe(statement);
    await sql.end();
    await embedded.close();
    return rows;
  };
  await change(from, null, `create table word as select 'built' as text`);
  mkdirSync(join(to, 'database.part')); // of a copy that was cut off
  const seeded = join(from, 'database');
  expect(await change(to, seeded, `insert into word values ('own') returning text`)).toEqual([{ text: 'own' }]);
  expect(await change(to, seeded, 'select text from word')).toEqual([{ text: 'built' }, { text: 'own' }]);
});

describe('lock of the data directory', () => {
  it('a live process keeps it, a dead one loses it', () => {
    const folder = newFolder();
    const lock = lockDirectory(folder);
    expect(() => lockDirectory(folder)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    writeFileSync(join(folder, 'embedded.lock'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
    lockDirectory(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  const hasProcesses = existsSync('/proc/self/stat');
  it.skipIf(!hasProcesses)('one that has ended keeps nothing, though its parent never asks for it', async () => {
    const folder = newFolder();
    // A shell that becomes a program which does not ask what became of the shell's child; one that ends sooner is asked for.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(line.toString());
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      await expect.poll(() => stat()[0]).toBe('Z');
      writeFileSync(join(folder, 'embedded.lock'), JSON.stringify({ pid, startedAt: stat()[19] }));
      lockDirectory(folder).release();
    } finally {
      parent.kill();
    }
  });

  it('a later process with the number of a dead one does not keep it', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'embedded.lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    lockDirectory(folder).release();
  });

  it('a lock that its process died writing is taken over', () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'embedded.lock'), '{"pid":');
    lockDirectory(folder).release();
  });

  it('a second platform on the same data is refused with a clear text, and the first goes on', async () => {
    const folder = newFolder();
    const first = await startProcess({ LOGIKIT_DATA: folder, DATABASE_URL: '' });
    try {
      await expect(startProcess({ LOGIKIT_DATA: folder, DATABASE_URL: '' })).rejects.toThrow(
        /in use by process \d+.*LOGIKIT_DATA/s,
      );
      expect(await (await fetch(`${first.url}/health`)).json()).toEqual({ status: 'ok' });
    } finally {
      await first.close();
    }
  });
});

describe('embedded database', () => {
  const log = createLog({ quiet: true, pretty: false });

  it('is refused in production unless it is asked for', async () => {
    const open = openDatabase({ ...defaultConfig, data: newFolder(), environment: 'production' }, log);
    await expect(open).rejects.toThrow(/never fsyncs.*LOGIKIT_ALLOW_EMBEDDED=1/s);
  });

  it('answers as PostgreSQL does: bigint and numeric are numbers, an error leaves the connection whole', async () => {
    const { sql, close } = await openDatabase({ ...defaultConfig, data: null }, log);
    expect(
      await sql`select 9007199254740991::bigint as big, 1.5::numeric as part, count(*) from (values (1), (2)) v`,
    ).toEqual([{ big: 9007199254740991, part: 1.5, count: 2 }]);
    await expect(sql`select 1 / 0`).rejects.toThrow('division by zero');
    await expect(sql.begin((tx) => tx`select nonsense`)).rejects.toThrow('does not exist');
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    await close();
  });

  it('a slow query does not stall the event loop', async () => {
    const { sql, close } = await openDatabase({ ...defaultConfig, data: null }, log);
    let longest = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const began = performance.now();
    await sql`select count(*) from generate_series(1, 2000000)`;
    const took = performance.now() - began;
    clearInterval(pulse);
    expect(longest).toBeLessThan(took / 2);
    await close();
  });

  it('a dump opens again with what was in it, and only so many are kept', async () => {
    const folder = newFolder();
    const first = await openEmbedded({ directory: null });
    const sql = connectEmbedded(first);
    await sql`create table kept (word text)`;
    await sql`insert into kept values ('kit')`;
    for (const name of ['a', 'b', 'c', 'd']) await first.dump(join(folder, `${name}.tar.gz`), 3);
    await sql.end();
    await first.close();
    expect(readdirSync(folder)).toEqual(['b.tar.gz', 'c.tar.gz', 'd.tar.gz']);
    const again = await openEmbedded({ directory: null, snapshot: join(folder, 'd.tar.gz') });
    const reopened = connectEmbedded(again);
    expect(await reopened`select word from kept`).toEqual([{ word: 'kit' }]);
    await reopened.end();
    await again.close();
  });
});
