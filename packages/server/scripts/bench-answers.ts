// What an answer costs: durable answers over HTTP as a ratio to `select 1` and to inserting one row on the same server,
// by 1, 32 and 128 clients, on PostgreSQL (where one answers), also with JIT on, and on the embedded database on a disk. The platform is a
// process of its own; the clients are this one. `npm run bench:answers [seconds of each run] [rounds]`
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { createTestDatabase, postgresAnswers } from '../src/testing/databases.ts';
import type { Served } from './bench-answers-server.ts';
import { hangUp, median, say, send, type Server, startServer } from './bench-platform.ts';

const SECONDS = Number(process.argv[2] ?? 2);
const ROUNDS = Number(process.argv[3] ?? 3);
const CLIENTS = [1, 32, 128] as const;
const WORKS = ['select 1', 'insert', 'answer'] as const;
type Work = (typeof WORKS)[number];
type Clients = (typeof CLIENTS)[number];

/** Ratio of answers to `select 1` by clients that answer-path.md sets as the goal. */
const GOALS: Readonly<Record<string, Partial<Record<Clients, number>>>> = {
  PostgreSQL: { 1: 0.25, 32: 0.27, 128: 0.5 },
  embedded: { 32: 0.2 },
};

interface Learner {
  readonly token: string;
  /** Problems that are still to be answered. */
  left: readonly number[];
}

async function newLearner({ url, problemIds }: Served): Promise<Learner> {
  const body = { target_lesson: 2 };
  const session = JSON.parse(await send({ method: 'POST', url: `${url}/auth/anonymous.json`, body })) as {
    token: string;
  };
  return { token: session.token, left: problemIds };
}

/** One request of a kind after the other. */
type Client = () => Promise<unknown>;

async function clientOf(work: Work, served: Served): Promise<Client> {
  if (work === 'select 1') return () => send({ method: 'GET', url: `${served.plainUrl}/select` });
  if (work === 'insert') return () => send({ method: 'POST', url: `${served.plainUrl}/insert`, body: {} });
  let learner = await newLearner(served);
  return async () => {
    if (learner.left.length === 0) learner = await newLearner(served);
    const [problemId, ...left] = learner.left;
    learner.left = left;
    const url = `${served.url}/service/training/api/problem/${problemId}/passing?threadId=${served.threadId}`;
    const body = { content: { selected_variants: [], graphic_state: null, auto_validate_string: '7' } };
    return send({ method: 'POST', url, token: learner.token, body });
  };
}

/** Requests a second. */
async function run(work: Work, clients: Clients, served: Served): Promise<number> {
  const all = await Promise.all(Array.from({ length: clients }, () => clientOf(work, served)));
  const from = performance.now();
  let done = 0;
  const drive = async (client: Client): Promise<void> => {
    while (performance.now() - from < SECONDS * 1000) {
      await client();
      done += 1;
    }
  };
  await Promise.all(all.map(drive));
  return done / ((performance.now() - from) / 1000);
}

interface House {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds of CPU that the database's own processes have used; null where they cannot be seen. */
  databaseCpu(): Promise<number | null>;
  close(): Promise<void>;
}

/** `withJit`: as a server has it that nobody has set up, by a role that may set nothing. */
async function postgresHouse({ withJit }: { readonly withJit: boolean }): Promise<House> {
  const database = await createTestDatabase();
  const sql = postgres(database.url, { max: 1 });
  if (withJit) await sql.unsafe(`alter database ${new URL(database.url).pathname.slice(1)} set jit = on`);
  const pids = async (): Promise<readonly number[]> =>
    (await sql<{ pid: number }[]>`select pid from pg_stat_activity where datname = current_database()`).map(
      ({ pid }) => pid,
    );
  return {
    name: withJit ? 'PostgreSQL with JIT' : 'PostgreSQL',
    environment: { DATABASE_URL: database.url, ...(withJit && { LOGIKIT_BENCH_AS_IT_IS: '1' }) },
    databaseCpu: async () => {
      const used = (await pids()).map(cpuOf);
      return used.includes(null) ? null : used.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    },
    close: async () => {
      await sql.end();
      await database.drop();
    },
  };
}

function embeddedHouse(): House {
  const folder = mkdtempSync(join(tmpdir(), 'logikit-bench-'));
  return {
    name: 'embedded',
    environment: { LOGIKIT_BENCH_DATA: folder },
    // It runs in the platform's own process.
    databaseCpu: async () => null,
    close: async () => rmSync(folder, { recursive: true }),
  };
}

/** CPU of a process in milliseconds, where the system tells (Linux; a hundredth of a second is its unit). */
function cpuOf(pid: number): number | null {
  if (!readdirSync('/').includes('proc')) return null;
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ').map(Number);
    return ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10;
  } catch {
    return null;
  }
}

interface Figures {
  readonly speeds: Map<string, number[]>;
  readonly cost: readonly string[];
  readonly settings: string;
}

const MEASURED = 32;

async function measure(house: House): Promise<Figures> {
  const server = await startServer(house.environment);
  const speeds = new Map<string, number[]>();
  try {
    for (const work of WORKS) await run(work, MEASURED, server.served); // warm
    for (let round = 0; round < ROUNDS; round += 1)
      for (const clients of CLIENTS)
        for (const work of WORKS) {
          const speed = await run(work, clients, server.served);
          speeds.set(`${work} ${clients}`, [...(speeds.get(`${work} ${clients}`) ?? []), speed]);
          await server.usage();
        }
    const cost = [await costOf(house, server, 1), await costOf(house, server, MEASURED)];
    return { speeds, cost, settings: server.served.settings };
  } finally {
    await server.close();
    await house.close();
  }
}

/** What answers cost beside time, with all that follows from them. */
async function costOf(house: House, server: Server, clients: Clients): Promise<string> {
  const before = { ...(await server.usage()), database: await house.databaseCpu() };
  const speed = await run('answer', clients, server.served);
  const after = { ...(await server.usage()), database: await house.databaseCpu() };
  const answers = after.answers - before.answers;
  const each = (what: 'statements' | 'wal' | 'disk' | 'cpu'): number => (after[what] - before[what]) / answers;
  const database =
    before.database === null || after.database === null
      ? ''
      : ` + ${((after.database - before.database) / answers).toFixed(2)} of the database`;
  return [
    `${clients} clients, ${answers} answers (${speed.toFixed(0)}/s), each: ${each('statements').toFixed(1)} statements`,
    `${(each('wal') / 1024).toFixed(2)} KB of WAL, ${(each('disk') / 1024).toFixed(2)} KB of disk`,
    `${each('cpu').toFixed(2)} ms of CPU${database}`,
  ].join(', ');
}

function tell({ name }: House, { speeds, cost, settings }: Figures): void {
  const speedOf = (work: Work, clients: Clients) => median(speeds.get(`${work} ${clients}`) ?? []);
  say(`\n${name}, medians of ${ROUNDS} rounds of ${SECONDS} s; ${settings}`);
  for (const clients of CLIENTS) {
    const [one, insert, answer] = WORKS.map((work) => speedOf(work, clients)) as [number, number, number];
    const goal = GOALS[name]?.[clients];
    say(
      `  ${String(clients).padStart(3)} clients: select 1 ${one.toFixed(0)}/s, insert ${insert.toFixed(0)}/s, answer ${answer.toFixed(0)}/s;` +
        ` answer / select 1 = ${(answer / one).toFixed(3)}${goal ? ` (goal ${goal})` : ''}, answer / insert = ${(answer / insert).toFixed(3)}`,
    );
  }
  for (const line of cost) say(`  ${line}`);
}

const hasPostgres = await postgresAnswers();
const postgresHouses = [() => postgresHouse({ withJit: false }), () => postgresHouse({ withJit: true })];
for (const open of [...(hasPostgres ? postgresHouses : []), embeddedHouse]) {
  const house = await open();
  tell(house, await measure(house));
}
if (!hasPostgres) say('\nNo PostgreSQL answers here; LOGIKIT_TEST_POSTGRES names one.');
hangUp();
