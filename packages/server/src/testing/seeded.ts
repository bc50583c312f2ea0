import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { type Clock, systemClock } from '../kernel/clock/clock.ts';
import { type Config, defaultConfig } from '../kernel/config/config.ts';
import { connectEmbedded } from '../kernel/database/database.ts';
import { openEmbedded } from '../kernel/database/embedded.ts';
import { startPlatform } from '../platform.ts';
import { testServer } from './databases.ts';
import { testClock } from './test-clock.ts';

/*
 * What a platform is after its first start, kept per state of the sources: seeding takes seconds, and the tests start
 * dozens of platforms. Several test processes may ask at once; the first one makes it and the others wait.
 */
const folder = join(tmpdir(), 'logikit-seeded');
/** A lock is renewed so often by whoever holds it; one that is older than the second was left by a process that was killed. */
const RENEW_MS = 5000;
const STALE_MS = 120_000;

/** A dump for an embedded database in memory, seeded at the moment at which every test clock begins. */
export async function seededSnapshot(): Promise<string> {
  const file = join(folder, `${sourcesDigest()}.tar.gz`);
  await once(file, async (part) => {
    const data = mkdtempSync(join(tmpdir(), 'logikit-seeding-'));
    await startAndClose({ data }, testClock());
    const embedded = await openEmbedded({ directory: data });
    await embedded.dump(part, Number.POSITIVE_INFINITY);
    await embedded.close();
    rmSync(data, { recursive: true, force: true });
  });
  return file;
}

/** The name of a seeded PostgreSQL database to copy from. */
export async function seededTemplate(): Promise<string> {
  const name = `logikit_seeded_${sourcesDigest()}`;
  const admin = postgres(testServer, { max: 1, onnotice: () => undefined });
  try {
    const mark = join(folder, name);
    // The server may have forgotten what the folder remembers. NOTE: the mark is looked at first, because it is made last.
    const isMarked = existsSync(mark);
    if (isMarked && !(await templatesOf(admin)).includes(name)) rmSync(mark, { recursive: true, force: true });
    await once(mark, async (part) => {
      // Its name says that it is whole. The folder may have forgotten it, and another run may be copying it just now.
      if (!(await templatesOf(admin)).includes(name)) await makeTemplate(admin, name);
      mkdirSync(part);
    });
    renew(mark);
    return name;
  } finally {
    await admin.end({ timeout: 1 });
  }
}

async function makeTemplate(admin: postgres.Sql, name: string): Promise<void> {
  await dropTemplates(admin);
  await admin.unsafe(`drop database if exists ${name}_part with (force)`);
  await admin.unsafe(`create database ${name}_part`);
  const url = new URL(testServer);
  url.pathname = `/${name}_part`;
  await startAndClose({ data: null, databaseUrl: url.href }, testClock());
  await admin.unsafe(`alter database ${name}_part rename to ${name}`);
}

/**
 * A data directory of its own, seeded today: for a platform in a process that follows the real clock. The statements
 * put into it what a test must be able to rely on.
 */
export async function seededData(statements: readonly string[] = []): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const plain = join(folder, `${sourcesDigest()}-${today}`);
  await once(plain, (part) => startAndClose({ data: part }, systemClock));
  let original = plain;
  if (statements.length > 0) {
    original = `${plain}-${createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16)}`;
    await once(original, async (part) => {
      cpSync(plain, part, { recursive: true });
      await changeData(part, statements);
    });
  }
  const copy = join(mkdtempSync(join(tmpdir(), 'logikit-data-')), 'data');
  cpSync(original, copy, { recursive: true });
  return copy;
}

async function changeData(directory: string, statements: readonly string[]): Promise<void> {
  const embedded = await openEmbedded({ directory });
  const sql = connectEmbedded(embedded);
  for (const statement of statements) await sql.unsafe(statement);
  await sql.end({ timeout: 1 });
  await embedded.close();
}

async function startAndClose(config: Pick<Config, 'data'> & Partial<Config>, clock: Clock): Promise<void> {
  const whole: Config = { ...defaultConfig, port: 0, host: '127.0.0.1', environment: 'test', quiet: true, ...config };
  const platform = await startPlatform(whole, { clock });
  await platform.close();
}

/** Kept for a day after its last use: other work trees on this machine have sources of their own. */
const OLD_MS = 86_400_000;

/** Templates of sources that are no more. Those that somebody is just filling have no mark yet and are left alone. */
async function dropTemplates(admin: postgres.Sql): Promise<void> {
  for (const datname of await templatesOf(admin)) {
    const mark = statSync(join(folder, datname), { throwIfNoEntry: false });
    if (mark && Date.now() - mark.mtimeMs > OLD_MS) {
      await admin.unsafe(`drop database if exists ${datname} with (force)`);
      rmSync(join(folder, datname), { recursive: true, force: true });
    }
  }
}

async function templatesOf(admin: postgres.Sql): Promise<readonly string[]> {
  const rows = await admin<{ datname: string }[]>`
    select datname from pg_database where datname like 'logikit\\_seeded\\_%'`;
  return rows.map(({ datname }) => datname);
}

/** Makes `path` unless it is there; `work` fills a name beside it, so that a half-made one never counts. */
async function once(path: string, work: (part: string) => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lock = `${path}.lock`;
  while (!existsSync(path)) {
    try {
      mkdirSync(lock);
    } catch {
      if (isStale(lock)) takeAway(lock);
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    const renewing = setInterval(() => renew(lock), RENEW_MS);
    try {
      if (existsSync(path)) return;
      const part = `${path}.${randomUUID()}`;
      await work(part);
      renameSync(part, path);
    } finally {
      clearInterval(renewing);
      rmSync(lock, { recursive: true, force: true });
    }
  }
}

function isStale(lock: string): boolean {
  const found = statSync(lock, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > STALE_MS;
}

/** One at a time and looking again, so that nobody takes away what another one has just put in its place. */
function takeAway(lock: string): void {
  const taking = `${lock}.taking`;
  try {
    mkdirSync(taking);
  } catch {
    return;
  }
  if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
  rmSync(taking, { recursive: true, force: true });
}

/** It is in use. Whoever cleans up may have been quicker. */
function renew(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch (error) {
    if (existsSync(path)) throw error;
  }
}

let digest: string | null = null;

function sourcesDigest(): string {
  if (digest !== null) return digest;
  const hash = createHash('sha256');
  const packages = join(import.meta.dirname, '../../..');
  for (const room of ['contract/src', 'problems/src', 'server/src', 'server/migrations'])
    for (const file of filesOf(join(packages, room))) hash.update(file).update(readFileSync(file));
  return (digest = hash.digest('hex').slice(0, 16));
}

function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
