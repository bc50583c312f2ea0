import { randomUUID } from 'node:crypto';
import { type Call, calls, needsIdempotencyKey } from '@logikit/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { access, doors, type Principal, principals } from '../../../testing/access.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

/** Calls whose policy is replaced by "allow" for a moment. */
const allowed = vi.hoisted(() => new Set<unknown>());

vi.mock(import('./policy.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    authorize: (call, options, user) => {
      if (!allowed.has(call)) actual.authorize(call, options, user);
    },
  };
});

type Name = keyof typeof calls;
interface Standing {
  readonly token: string | null;
  readonly origin: string | null;
}

const names = Object.keys(calls) as Name[]; // the contract's own keys
const page = 'http://localhost:8099';
let platform: TestPlatform;
const standings = new Map<Principal, Standing>();

beforeAll(async () => {
  platform = await startTestPlatform();
  for (const principal of principals) standings.set(principal, await stand(principal));
});
afterAll(() => platform.close());

/** A fresh session of the principal. */
async function stand(principal: Principal): Promise<Standing> {
  if (principal === 'guest') return { token: null, origin: null };
  if (principal === 'anonymous') return { token: (await platform.anonymous()).token, origin: null };
  if (principal === 'embed') {
    const { body } = await platform.call(
      calls.startAnonymous,
      { body: { key: 'pk_demo' } },
      { headers: { origin: page } },
    );
    return { token: body.token, origin: page };
  }
  if (principal === 'webview') {
    const app = await platform.login('parent');
    const { code } = (await app.call(calls.createWebviewCode)).body;
    const origin = platform.publicUrl;
    const { body } = await platform.call(calls.exchangeToken, { body: { webviewCode: code } }, { headers: { origin } });
    return { token: body.token, origin };
  }
  return { token: (await platform.login(principal === 'pupil' ? 'child' : principal)).token, origin: null };
}

/**
 * Whether the door lets this principal pass. The request is one that no handler likes: the places of the path and the
 * body are wrong, so what answers 401 or 403 is the door and not what lies behind it.
 */
async function comesIn(call: Call, principal: Principal): Promise<boolean> {
  const endsSession = call.path === calls.logout.path;
  const { token, origin } = endsSession ? await stand(principal) : (standings.get(principal) ?? fail(principal));
  const response = await fetch(`${platform.url}${call.path.replace(/\{\w+\}/g, '%2E%2Ex')}?page=x&type=none`, {
    method: call.method,
    redirect: 'manual',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(origin !== null && { origin }),
      ...(needsIdempotencyKey(call) && { 'idempotency-key': randomUUID() }),
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(call.method !== 'GET' && { body: '{"nothing":{"that":"fits"}}' }),
  });
  const { code } = (await response.json().catch(() => ({ code: null }))) as { code: string | null };
  return code !== 'unauthorized' && code !== 'forbidden';
}

function fail(principal: Principal): never {
  throw new Error(`Nobody stands for ${principal}`);
}

/** Where the platform and the table differ. */
async function mismatches(name: Name): Promise<readonly string[]> {
  const admitted: readonly Principal[] = doors[access[name]];
  const found: string[] = [];
  for (const principal of principals) {
    const isIn = await comesIn(calls[name], principal);
    if (isIn !== admitted.includes(principal)) found.push(`${principal} ${isIn ? 'comes in' : 'is refused'}`);
  }
  return found;
}

describe('[V-040] who may make which call', () => {
  it.each(names)('%s: every principal is let in or refused as declared', async (name) => {
    expect(await mismatches(name)).toEqual([]);
  });

  // A door that is open to everybody refuses nobody, so there is no policy to replace.
  it.each(names.filter((name) => access[name] !== 'open'))(
    '%s: a policy that allows everybody is found out',
    async (name) => {
      allowed.add(calls[name]);
      expect(await mismatches(name)).not.toEqual([]);
      allowed.delete(calls[name]);
    },
  );
});
