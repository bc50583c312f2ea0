// What a stranger gathers about children in ten minutes, who asks as much as the limits let them (security.md S-24): at most
// a hundred names that people chose, and no real name, school, city or address of anybody who has not agreed to it.
import { randomUUID } from 'node:crypto';
import { defaultConfig } from '../src/kernel/config/config.ts';
import { startPlatform } from '../src/platform.ts';

const MINUTES = Number(process.argv[2] ?? 10);
const PEOPLE = Number(process.argv[3] ?? 300);
/** Stands in everything that is nobody's business. */
const REAL = /Qz(?:first|last|middle|school|city|mail)\d*/gi;
const CHOSEN = /Qznick\d+/g;
const AT_ONCE = 50;

const platform = await startPlatform({
  ...defaultConfig,
  port: 0,
  host: '127.0.0.1',
  data: null,
  environment: 'test',
  quiet: true,
  // The stranger comes from far away.
  limitLoopback: false,
});

async function post(path: string, body: unknown): Promise<{ user_id: number; token: string }> {
  const response = await fetch(platform.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as { user_id: number; token: string };
}

const ids: number[] = [];
for (let index = 0; index < PEOPLE; index += 1) {
  const { user_id: id } = await post('/user/registration', {
    email: `qzmail${index}@example.org`,
    password: 'a long password',
    who: 'pupil',
    target_lessons: [2],
  });
  await platform.sql`update profile set display_name = ${`Qznick${index}`}, first_name = ${`Qzfirst${index}`},
    last_name = ${`Qzlast${index}`} where user_id = ${id}`;
  await platform.sql`insert into setting (user_id, middle_name, city_other, institution_other)
    values (${id}, ${`Qzmiddle${index}`}, ${`Qzcity${index}`}, ${`Qzschool${index}`})
    on conflict (user_id) do update set middle_name = excluded.middle_name, city_other = excluded.city_other,
      institution_other = excluded.institution_other`;
  ids.push(id);
}

const { token } = await post('/user/registration', {
  email: `stranger-${randomUUID()}@example.org`,
  password: 'a long password',
  who: 'adult',
  target_lessons: [3],
});

interface Question {
  readonly path: string;
  /** Left out: the question is a GET. */
  readonly body?: unknown;
}

/** Every question about others that takes an id or a text, over and over. */
function* questions(): Generator<Question> {
  for (let at = 0; ; at = (at + AT_ONCE) % ids.length) {
    const some = ids.slice(at, at + AT_ONCE);
    const list = encodeURIComponent(some.join(','));
    yield { path: `/service/profiles/api/profiles?ids=${list}` };
    yield { path: `/user/list?ids=${list}` };
    yield { path: `/user/institutions.json?text=Qzschool${at}` };
    yield { path: `/user/cities.json?text=Qzcity${at}` };
    for (const id of some) {
      yield { path: `/service/profiles/api/profiles/${id}` };
      yield { path: '/service/profiles/api/friends', body: { friend_id: id } };
      yield { path: '/service/profiles/api/likes', body: { likeable_id: id } };
    }
    yield { path: '/service/profiles/api/friends' };
    yield { path: '/service/profiles/api/classmates' };
    for (const text of ['Qznick', `Qzlast${at}`]) yield { path: '/rating/search.json', body: { text } };
    yield { path: '/rating/data/users.json', body: { user_ids: some } };
    yield { path: '/rating/search-institution.json?text=Qzschool' };
    yield { path: '/service/rating/api/top' };
  }
}

const names = new Set<string>();
const leaks = new Set<string>();
const statuses = new Map<number, number>();
const until = Date.now() + MINUTES * 60_000;
for (const { path, body } of questions()) {
  if (Date.now() > until) break;
  const response = await fetch(platform.url + path, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  for (const [name] of text.matchAll(CHOSEN)) names.add(name);
  for (const [leak] of text.matchAll(REAL)) leaks.add(`${path.split('?')[0] ?? ''} ${leak}`);
  // Nobody hurries who is told to wait; there are other doors meanwhile.
  if (response.status === 429) await new Promise((over) => setTimeout(over, 100));
}
const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
process.stdout.write(
  `harvest: ${names.size} chosen names (goal ≤ 100) and ${leaks.size} private words (goal 0) of ${PEOPLE} people in ${MINUTES} minutes: ${told}\n`,
);
for (const leak of [...leaks].slice(0, 10)) process.stdout.write(`  ${leak}\n`);
await platform.close();
