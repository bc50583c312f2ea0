import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

interface Owner {
  readonly pid: number;
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  readonly startedAt: string;
}

/**
 * Takes the data directory for this process. PGlite itself has no lock: two processes on one directory
 * lose rows without an error. A lock whose process is gone is taken over; one of a live process never is.
 */
export function lockDirectory(directory: string): { release: () => void } {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'embedded.lock');
  const mine = JSON.stringify(describe(process.pid));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(path, mine)) return { release: () => release(path, mine) };
    const found = readText(path);
    if (found === null) continue;
    const owner = parseOwner(found);
    if (owner && isAlive(owner)) throw new Error(occupied(directory, owner.pid));
    takeAway(path, found);
  }
  throw new Error(`The lock ${path} changes hands too quickly; start again.`);
}

function occupied(directory: string, pid: number): string {
  return (
    `The data directory ${directory} is in use by process ${pid}. ` +
    'Two processes on one embedded database would lose data. ' +
    'Stop the other one, choose another directory with LOGIKIT_DATA, or use PostgreSQL with DATABASE_URL.'
  );
}

function tryCreate(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves a dead process's lock out of the way; if somebody replaced it meanwhile, puts theirs back. */
function takeAway(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readText(aside) !== stale) linkSync(aside, path);
    unlinkSync(aside);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
  }
}

function release(path: string, mine: string): void {
  if (readText(path) === mine) unlinkSync(path);
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    return {
      pid: value.pid,
      startedAt: 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : '',
    };
  } catch {
    // NOTE: a half-written lock is one of a process that died while writing it.
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  const { state, startedAt: now } = statOf(owner.pid);
  // NOTE: a process that has ended keeps its number until its parent asks for it, which may be never.
  return state !== 'Z' && state !== 'X' && (now === '' || owner.startedAt === '' || now === owner.startedAt);
}

function describe(pid: number): Owner {
  return { pid, startedAt: statOf(pid).startedAt };
}

/** What the system says of a process; empty where it does not say. */
function statOf(pid: number): { readonly state: string; readonly startedAt: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; its state and, as the 20th field, its start follow.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return { state: '', startedAt: '' };
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
