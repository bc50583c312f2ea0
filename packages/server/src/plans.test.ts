import { calls } from '@logikit/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultConfig } from './kernel/config/config.ts';
import { connectPostgres, type Sql } from './kernel/database/database.ts';
import { migrate } from './kernel/database/migrate.ts';
import { startPlatform } from './platform.ts';
import { tableOwners } from './tables.ts';
import { createTestDatabase } from './testing/databases.ts';
import { callerOf } from './testing/caller.ts';
import { hasPostgres } from './testing/platform.ts';
import { seededTemplate } from './testing/seeded.ts';
import { testClock } from './testing/test-clock.ts';
import { nothing } from './testing/test-course.ts';

/**
 * A tenth of what PostgreSQL must guess to compile a statement at each execution, where JIT is on. On a filled database
 * it guesses up to three times as much as on the empty one here. The read of an answer was at 38,590 before decision 0030.
 */
const MOST_COST = 10_000;

/** As long with a million learners as with ten; so are the tables of `content`. Every other table grows. */
const settledTables = [
  'course',
  'event',
  'event_cursor',
  // What consumers could not bear: as long as there are faults. Whoever looks what is due is heard by chance.
  'event_failure',
  'family_difficulty',
  'lesson_ability',
  'problem_difficulty',
  'seeding',
  'signing_key',
  'tenant',
];

function isGrowing(table: string): boolean {
  const name = table.replace(/^event_log_(\d+|rest)$/, 'event_log');
  return !tableOwners[name]?.startsWith('content/') && !settledTables.includes(name);
}

/**
 * Joined where a list of ten is guessed, which is as much as PostgreSQL guesses a table of ten pages to be worth. They
 * change when the tables have been analyzed.
 */
const keptReads = [
  'additional_trial, profile, user: select p.user_id as "userId", p.who, p.target_lessons as "ta',
  'class: select 1 from class_pupil p join class c on c.id = p.class_i',
  'learner_review: select r.user_id as "userId", r.skill, r.due, r.stability, r',
  'learning_day: update learning_day d set run = a.run, best_run = a."bestRun',
  'profile: select p.user_id as "userId", p.all_completed_problems as pr',
  'user: select c.owner_id as "ownerId" from card c join "user" u on ',
  'user: select u.id as "userId", u.anonymous as "isAnonymous", u.rol',
  'user: select c.user_id as "cardId", coalesce(p.display_name, p.fir',
];

/** A statement with the numbers of its parameters' types; 0 is left to PostgreSQL. */
interface Statement {
  readonly text: string;
  readonly types: readonly number[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Total Cost': number;
  readonly Plans?: readonly Plan[];
}

/** Growing tables that a plan reads as wholes. Below a limit an index without a condition is read in its order only. */
function wholeReads(plan: Plan, isLimited = false): readonly string[] {
  const { 'Node Type': node, 'Relation Name': table = '', Plans: below = [] } = plan;
  const isWhole =
    node === 'Seq Scan' || (/^Index (Only )?Scan/.test(node) && plan['Index Cond'] === undefined && !isLimited);
  return [
    ...(isWhole && isGrowing(table) ? [table] : []),
    ...below.flatMap((one) => wholeReads(one, (isLimited || node === 'Limit') && node !== 'Sort')),
  ];
}

/** A statement with a plan, and not the driver's question for types. */
function isOurs(text: string): boolean {
  return /^\s*(select|with|insert|update|delete)/i.test(text) && !text.includes('pg_catalog.');
}

/** What a platform says while a learner looks at their profile and the threads, opens a problem and answers it. */
async function hearStatements(): Promise<readonly Statement[]> {
  const home = await createTestDatabase(await seededTemplate());
  const heard = new Map<string, Statement>();
  let isHearing = false;
  const sql = connectPostgres(home.url, (...[, text, , types]) => {
    if (isHearing && isOurs(text)) heard.set(text, { text, types });
  });
  const platform = await startPlatform(
    { ...defaultConfig, port: 0, host: '127.0.0.1', data: null, environment: 'test', quiet: true, answerBurst: 1000 },
    { clock: testClock(), scheduleMs: null, database: { kind: 'postgres', sql, close: () => sql.end({ timeout: 5 }) } },
  );
  try {
    const call = callerOf(platform.url);
    const { token } = (await call(calls.startAnonymous, { body: { targetLesson: 4 } })).body;
    isHearing = true;
    await call(calls.getProfile, {}, { token });
    await call(calls.listThreads, { query: { targetLesson: 4 } }, { token });
    const thread = await call(calls.getThread, { params: { id: 1 } }, { token });
    const problemId = thread.body.problems[0]?.id ?? 0;
    const query = { threadId: 1 };
    const { body: problem } = await call(calls.getProblem, { params: { id: problemId }, query }, { token });
    // Which of them is right is another each time, so both ways are gone.
    const statuses: number[] = [];
    for (const { id } of problem.variants) {
      const body = { content: { ...nothing, selectedVariants: [id] } };
      const answer = await call(calls.submitPassing, { params: { problemId }, query, body }, { token });
      statuses.push(answer.status);
      await platform.settled();
    }
    expect(statuses[0]).toBe(200);
    await platform.settled();
    return [...heard.values()];
  } finally {
    await platform.close();
    await home.drop();
  }
}

/** The plan that is kept for all parameters. */
async function genericPlan(sql: Sql, { text, types }: Statement): Promise<Plan> {
  const named = await sql<{ name: string }[]>`
    select case when type = 0 then 'unknown' else format_type(type::oid, null) end as name
    from unnest(${[...types]}::int[]) with ordinality as t (type, n) order by n`;
  const list = (words: readonly string[]) => (words.length > 0 ? `(${words.join(', ')})` : '');
  await sql.unsafe(`prepare heard${list(named.map(({ name }) => name))} as ${text}`);
  const [row] = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    `explain (format json) execute heard${list(named.map(() => 'null'))}`,
  );
  await sql.unsafe('deallocate heard');
  if (!row) throw new Error(`No plan for ${text}`);
  return row['QUERY PLAN'][0].Plan;
}

/** A statement by its first words. */
const nameOf = ({ text }: Statement): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);

describe.runIf(hasPostgres)('plans on a database without statistics', () => {
  let home: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: Sql;
  /** One connection, because it is told settings. */
  let sql: Awaited<ReturnType<Sql['reserve']>>;
  let statements: readonly Statement[];
  beforeAll(async () => {
    statements = await hearStatements();
    home = await createTestDatabase();
    pool = connectPostgres(home.url);
    await migrate(pool);
    sql = await pool.reserve();
    const [row] = await sql`select count(*) as analyzed from pg_statistic s join pg_class c on c.oid = s.starelid
      where c.relnamespace = 'public'::regnamespace`;
    expect(row).toEqual({ analyzed: 0 });
  });
  afterAll(async () => {
    sql.release();
    await pool.end({ timeout: 5 });
    await home.drop();
  });

  interface Planned {
    readonly name: string;
    readonly cost: number;
    /** Growing tables that are read as wholes. */
    readonly whole: string;
  }

  async function plansWith(setting: string): Promise<readonly Planned[]> {
    const plans: Planned[] = [];
    for (const one of ['set plan_cache_mode = force_generic_plan', setting]) await sql.unsafe(one);
    for (const one of statements) {
      const plan = await genericPlan(sql, one);
      const whole = [...new Set(wholeReads(plan))].toSorted().join(', ');
      plans.push({ name: nameOf(one), cost: plan['Total Cost'], whole });
    }
    return plans;
  }

  it('an answer is read, written and followed by the statements that are looked at here', () => {
    const all = statements.map(({ text }) => text).join('\n');
    for (const part of ['from session', 'insert into passing', 'from event_cursor', 'wrongToday', 'learner_ability'])
      expect(all).toContain(part);
  });

  it('no statement is guessed to be so dear that PostgreSQL would compile it', async () => {
    const plans = await plansWith('set enable_seqscan = on');
    expect(plans.filter(({ cost }) => cost > MOST_COST)).toEqual([]);
  });

  it('every table that grows with learners can be read by an index', async () => {
    // Where nothing else is left, PostgreSQL reads a table as a whole all the same.
    const plans = await plansWith('set enable_seqscan = off');
    expect(plans.filter(({ whole }) => whole !== '')).toEqual([]);
  });

  it('a plan that is kept from when tables were short reads none as a whole, but for those that are named', async () => {
    const plans = await plansWith('set enable_seqscan = on');
    const reads = plans.flatMap(({ name, whole }) => (whole === '' ? [] : [`${whole}: ${name}`]));
    expect(reads.filter((one) => !keptReads.includes(one))).toEqual([]);
  });

  it('catches an injected statement', async () => {
    const dear = { text: 'select p.* from passing p, passing q, passing r where p.stars > $1', types: [23] };
    const plan = await genericPlan(sql, dear);
    expect(plan['Total Cost']).toBeGreaterThan(MOST_COST);
    expect(new Set(wholeReads(plan))).toEqual(new Set(['passing']));
  });
});
