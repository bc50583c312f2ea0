// Two figures of signing in, which no test decides because they are measured: how well time tells a known address from an
// unknown one (AUC; 0.5 is not at all), and how many of 1,000 races of six refreshing tabs sign somebody out.
import { randomUUID } from 'node:crypto';
import { defaultConfig } from '../src/kernel/config/config.ts';
import { startPlatform } from '../src/platform.ts';

const PAIRS = Number(process.argv[2] ?? 300);
const RACES = Number(process.argv[3] ?? 1000);
const TABS = 6;

const platform = await startPlatform({
  ...defaultConfig,
  port: 0,
  host: '127.0.0.1',
  data: null,
  environment: 'test',
  quiet: true,
});

function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(platform.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  });
}

const fresh = (): string => `${randomUUID()}@example.org`;
const wish = (email: string) => ({ email, password: 'a long password', who: 'adult', target_lessons: [3] });
/** How many checks one learner makes before another takes over: fewer than are allowed in an hour. */
const CHECKS_EACH = 8;

interface Question {
  readonly name: string;
  readonly ask: (email: string, token: string) => Promise<Response>;
  /** Left out: by a guest. */
  readonly byLearner?: true;
}

const questions: readonly Question[] = [
  { name: 'login', ask: (username) => post('/auth/authenticate.json', { username, password: 'wrong' }) },
  { name: 'recovery', ask: (email) => post('/auth/recovery.json', { email }) },
  { name: 'registration', ask: (email) => post('/user/registration', wish(email)) },
  { name: 'check-email', byLearner: true, ask: (email, token) => post('/api/check-email', { email }, bearer(token)) },
  {
    name: 'save progress',
    byLearner: true,
    ask: (email, token) => post('/user/validate-settings.json', { type: 9, email, birth_year: 1985 }, bearer(token)),
  },
];

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Learners who ask, made before anything is timed. */
async function learners(count: number): Promise<readonly string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const session = (await (await post('/auth/anonymous.json', {})).json()) as { token: string };
    tokens.push(session.token);
  }
  return tokens;
}

async function known(): Promise<string> {
  const email = fresh();
  await post('/user/registration', wish(email));
  return email;
}

/** Milliseconds until the whole answer is here. A refusal by a limit would say nothing about addresses. */
async function timed(ask: () => Promise<Response>): Promise<number> {
  const since = performance.now();
  const response = await ask();
  await response.arrayBuffer();
  if (response.status === 429 || response.status >= 500) throw new Error(`It answered ${response.status}`);
  return performance.now() - since;
}

/** How often a known address takes longer than an unknown one, ties by half. */
function auc(one: readonly number[], other: readonly number[]): number {
  let wins = 0;
  for (const a of one) for (const b of other) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (one.length * other.length);
}

for (const { name, ask, byLearner } of questions) {
  const addresses: { readonly known: string; readonly unknown: string }[] = [];
  for (let index = 0; index < PAIRS; index += 1) addresses.push({ known: await known(), unknown: fresh() });
  const tokens = byLearner ? await learners(Math.ceil((2 * PAIRS) / CHECKS_EACH)) : [];
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [index, address] of addresses.entries()) {
    // Which comes first is chance, so that nothing else that comes and goes falls on one of them.
    const pair = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of pair) {
      const token = tokens[Math.floor((2 * index) / CHECKS_EACH)] ?? '';
      times[kind].push(await timed(() => ask(address[kind], token)));
    }
  }
  say(
    `${name}: AUC ${auc(times.known, times.unknown).toFixed(3)}, medians ${medianOf(times.known)} and ${medianOf(times.unknown)} ms, over ${PAIRS} pairs (goal 0.45–0.55)`,
  );
}

function medianOf(times: readonly number[]): string {
  return (times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0).toFixed(2);
}

let cookie = cookieOf(await post('/auth/anonymous.json', {}));
let refused = 0;
for (let race = 0; race < RACES; race += 1) {
  const tabs = await Promise.all(
    Array.from({ length: TABS }, () => fetch(`${platform.url}/api/user/gettoken?type=jwt`, { headers: { cookie } })),
  );
  refused += tabs.filter(({ status }) => status !== 200).length;
  // The browser keeps the cookie that came last, whichever that was.
  const kept = tabs[race % TABS];
  if (kept?.status === 200) cookie = cookieOf(kept);
}
say(`refreshes: ${refused} unwanted logouts in ${RACES} races of ${TABS} tabs (goal 0)`);
await platform.close();

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
