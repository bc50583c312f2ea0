import { randomUUID } from 'node:crypto';
import { type Call, calls } from '@logikit/contract';
import { models } from '@logikit/contract/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneDatabase } from '../../../testing/platform.ts';

const all = Object.values<Call>(calls);
const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    '__proto__',
    'constructor',
    '\u202Eevil',
    '\uD800',
    "' or 1=1 --",
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    '1e308',
    '-1',
    '0',
    '99999999999999999999',
    'NaN',
    'null',
    '%',
    '%00',
    'a'.repeat(3000),
  ),
  fc.string({ maxLength: 30 }),
);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    hostile,
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(hostile, tie('any'), { maxKeys: 3 }),
  ),
})).any;

/** Right names with any values, or anything at all. */
function bodyOf(call: Call): fc.Arbitrary<unknown> {
  const schema = call.body === undefined ? {} : (models[call.body] as { properties?: object });
  const names = Object.keys(schema.properties ?? {}).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  const named = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  return fc.oneof(named, value);
}

const request = fc.constantFrom(...all).chain((call) =>
  fc.record({
    call: fc.constant(call),
    places: fc.array(fc.oneof(hostile, fc.constant('1')), { minLength: 4, maxLength: 4 }),
    search: fc.dictionary(fc.oneof(fc.constantFrom(...searchNames(call)), hostile), hostile, { maxKeys: 3 }),
    body: bodyOf(call),
    key: fc.oneof(fc.constant(null), hostile),
  }),
);

function searchNames(call: Call): [string, ...string[]] {
  const schema = call.query === undefined ? {} : (models[call.query] as { properties?: object });
  return ['page', ...Object.keys(schema.properties ?? {})];
}

oneDatabase('hostile input', (platform) => {
  it('is never a fault of ours: every answer is one of the declared shapes, and no prototype changes', async () => {
    const { token } = await platform().login('editor');
    const send = async ({
      call,
      places,
      search,
      body,
      key,
    }: typeof request extends fc.Arbitrary<infer T> ? T : never) => {
      let index = 0;
      const path = call.path.replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed(places[index++] ?? '1')) || '1');
      const query = new URLSearchParams();
      for (const [name, text] of Object.entries(search)) query.append(wellFormed(name), wellFormed(text));
      // Logging out would make every later request a guest's.
      if (call.path === '/auth/logout') return;
      const response = await fetch(`${platform().url}${path}?${query.toString()}`, {
        method: call.method,
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key === null ? randomUUID() : encodeURIComponent(wellFormed(key)).slice(0, 100),
        },
        ...(call.method === 'GET' ? {} : { body: JSON.stringify(body) ?? '' }),
      });
      // A paper or an archive is an answer, too.
      if (response.ok && !response.headers.get('content-type')?.startsWith('application/json'))
        return void (await response.arrayBuffer());
      const answer: unknown = await response.json();
      expect([response.status < 500 || response.status === 501, call.path, answer]).toEqual([true, call.path, answer]);
      if (!response.ok)
        expect(answer).toMatchObject({ code: expect.any(String) as unknown, message: expect.any(String) as unknown });
    };
    await fc.assert(fc.asyncProperty(request, send), { numRuns: 600 });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect((await fetch(`${platform().url}/health`)).status).toBe(200);
  });
});

/** What a URL can carry. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}

describe('generator', () => {
  it('reaches every declared call', () => {
    // So many that chance leaves none out: a call is missed once in 10^16 runs.
    const seen = new Set(fc.sample(request, 10_000).map(({ call }) => call.path));
    expect(seen.size).toBe(new Set(all.map((call) => call.path)).size);
  });
});
