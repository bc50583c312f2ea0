// How long the platform takes from its command to its first answer, and what it holds then: a first start and further
// ones on the embedded database, further ones on PostgreSQL where one answers (LOGIKIT_TEST_POSTGRES). After the build.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildDatabase, buildDocs, install, startNode } from './ready.mjs';

const ROUNDS = Number(process.argv[2] ?? 3);
const PORT = 4290;
const REST_MS = 5000;
const postgres = process.env.LOGIKIT_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';

install();
build();
buildDocs();
buildDatabase();

const folder = mkdtempSync(join(tmpdir(), 'logikit-start-'));
const rows = { 'first, embedded (goal 2000 ms)': [], 'again, embedded (goal 1000 ms)': [] };
for (let round = 0; round < ROUNDS; round += 1) {
  const env = { LOGIKIT_DATA: join(folder, String(round)) };
  rows['first, embedded (goal 2000 ms)'].push(await start(env));
  rows['again, embedded (goal 1000 ms)'].push(await start(env));
}
rmSync(folder, { recursive: true });
const database = `logikit_start_${process.pid}`;
if (psql(`create database ${database}`)) {
  const env = { DATABASE_URL: Object.assign(new URL(postgres), { pathname: `/${database}` }).href };
  await start(env);
  rows['again, PostgreSQL (goal 1500 ms)'] = [];
  for (let round = 0; round < ROUNDS; round += 1) rows['again, PostgreSQL (goal 1500 ms)'].push(await start(env));
  psql(`drop database ${database}`);
} else console.log('PostgreSQL is left out: psql does not reach one.');
for (const [name, runs] of Object.entries(rows))
  console.log(`${name}: ${list(runs, 'ms')} ms; at rest ${list(runs, 'megabytes')} MB (goal 400)`);

/** Milliseconds until /health answers, and megabytes some seconds later, where the system tells them. */
async function start(env) {
  const from = performance.now();
  const server = startNode(['packages/server/src/main.ts'], { env: { ...env, PORT: String(PORT) }, stdio: 'ignore' });
  while (!(await fetch(`http://127.0.0.1:${PORT}/health`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`The platform ended with ${server.exitCode}`);
    await sleep(10);
  }
  const ms = Math.round(performance.now() - from);
  await sleep(REST_MS);
  const megabytes = memoryOf(server.pid);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  return { ms, megabytes };
}

function memoryOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return '?';
  }
}

function psql(statement) {
  return spawnSync('psql', [postgres, '-c', statement], { stdio: 'ignore' }).status === 0;
}

function list(runs, what) {
  return runs.map((run) => run[what]).join(', ');
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
