import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fill, send, startLearner } from '../support/operations.ts';
import { type RunningPlatform, startPlatform } from '../support/platform.ts';
import { code, meet, type Stranger } from './openapi-client.ts';
import { someOf } from '../../packages/contract/src/testing/index.ts';
import { sampleOf, wrongsOf } from './wrong-bodies.ts';

let platform: RunningPlatform;
let stranger: Stranger;

beforeAll(async () => {
  platform = await startPlatform();
  stranger = await meet(platform.url);
});
afterAll(() => platform.stop());

describe('a change', () => {
  /** One that anybody may do again and again, seen in the profile. */
  const theme = (value: unknown) => ({ method: 'PUT', body: { theme: value } });

  it('without an Idempotency-Key is 400, whatever it is', async () => {
    const changes = [
      ...(await stranger.implemented((method) => method !== 'GET', stranger.token)),
      ...(await stranger.implemented((method) => method !== 'GET', stranger.editor)),
    ];
    expect(changes.length).toBeGreaterThan(10);
    const { schemas } = stranger.document.components as { schemas: Readonly<Record<string, object>> };
    for (const { method, path, body, needsKey } of changes) {
      if (!needsKey) continue;
      const sample = body === null ? undefined : sampleOf({ $ref: body }, schemas);
      for (const by of [stranger.token, stranger.editor]) {
        const answer = await send(stranger.at(fill(path)), { method, token: by, key: null, body: sample });
        if (answer.status !== 403)
          expect([path, answer.status, code(answer)]).toEqual([path, 400, 'idempotencyKeyRequired']);
      }
    }
    for (const key of ['short', 'x'.repeat(81), 'with a space in it'])
      expect(code(await send(stranger.at('/auth/anonymous.json'), { method: 'POST', key, body: {} }))).toBe(
        'idempotencyKeyRequired',
      );
  });

  it('with the same key is done once and answered alike; with another body it is 422', async () => {
    const { token: own } = await startLearner(platform.url);
    const { variants } = (await send(stranger.at('/service/training/api/problem/1'), { token: own })).body as {
      variants: { id: string }[];
    };
    const passing = (index: number) => ({
      content: { selected_variants: [variants[index]?.id], graphic_state: null, auto_validate_string: null },
    });
    const url = stranger.at('/service/training/api/problem/1/passing?threadId=1');
    const key = randomUUID();
    const sent = { method: 'POST', token: own, key, body: passing(0) };
    const answers = [await send(url, sent), ...(await Promise.all([send(url, sent), send(url, sent)]))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[1]?.headers.get('idempotency-replayed')).toBe('true');
    const other = await send(url, { ...sent, body: passing(1) });
    expect([other.status, code(other)]).toEqual([422, 'idempotencyMismatch']);
    const { body } = await send(stranger.at('/service/training/api/passing/stats'), { token: own });
    expect(body).toMatchObject({ passings: 1 });
  });

  it('eight at once with one key are one', async () => {
    const key = randomUUID();
    const start = () => send(stranger.at('/auth/anonymous.json'), { method: 'POST', key, body: {} });
    const answers = await Promise.all(Array.from({ length: 8 }, start));
    const done = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as { user_id: number }).user_id);
    expect(new Set(done).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  });

  it('that was refused is refused again with the same words', async () => {
    const sent = {
      method: 'POST',
      token: stranger.token,
      key: randomUUID(),
      body: { content: { selected_variants: ['aaaaaaaaaaaaaaaa'], graphic_state: null, auto_validate_string: null } },
    };
    const url = stranger.at('/service/training/api/problem/1/passing');
    const [first, second] = [await send(url, sent), await send(url, sent)];
    expect([first.status, code(first), second.status, second.text]).toEqual([422, 'invalidSolution', 422, first.text]);
  });

  it('of somebody else with the same key is a change of its own', async () => {
    const key = randomUUID();
    const [one, two] = await Promise.all([startLearner(platform.url), startLearner(platform.url)]);
    for (const { token: own } of [one, two]) {
      const answer = await send(stranger.at('/service/training/api/problem/1/hint'), {
        method: 'POST',
        token: own,
        key,
      });
      expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([200, null]);
    }
  });

  it.each([
    ['an empty body announced as JSON', '', 200],
    ['an empty object', '{}', 200],
    ['a body that nobody declared', '{"surplus":1}', 400],
  ])('without a declared body: %s', async (_what, text, status) => {
    const { token: own } = await startLearner(platform.url);
    const headers = { 'content-type': 'application/json' };
    const answer = await send(stranger.at('/service/training/api/problem/1/hint'), {
      method: 'POST',
      token: own,
      text,
      headers,
    });
    expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
  });

  it('refuses every body that its shape refuses, and never breaks', async () => {
    const { schemas } = stranger.document.components as { schemas: Readonly<Record<string, object>> };
    const changes = (await stranger.implemented((method) => method !== 'GET', stranger.editor)).filter(
      ({ body, isTenantForm }) => body !== null && !isTenantForm,
    );
    expect(changes.length).toBeGreaterThan(6);
    const passed: string[] = [];
    let count = 0;
    for (const { method, path, body } of someOf(changes, 3)) {
      const reference = body ?? '';
      const check = stranger.shape(reference);
      const good = sampleOf({ $ref: reference }, schemas);
      expect([path, check(good), check.errors]).toEqual([path, true, null]);
      for (const [name, text] of spread(wrongsOf(good))) {
        if (isFine(check, text)) continue;
        count += 1;
        const answer = await send(stranger.at(fill(path)), { method, token: stranger.editor, text });
        if (answer.status >= 500 || answer.status < 400 || stranger.strange(path, answer).length > 0)
          passed.push(`${path} ${name}: ${answer.status} ${text.slice(0, 120)}`);
      }
    }
    expect(passed).toEqual([]);
    expect(count).toBeGreaterThan(200);
    expect((await send(stranger.at('/health'))).status).toBe(200);
  });

  /** Evenly chosen where a body has many places: the draft of a problem speaks nine languages. */
  const spread = <T>(all: readonly T[], most = 250): readonly T[] => {
    const step = Math.ceil(all.length / most);
    return all.filter((_, index) => index % step === 0);
  };

  const isFine = (check: (value: unknown) => boolean, text: string): boolean => {
    try {
      return check(JSON.parse(text));
    } catch {
      return false;
    }
  };

  it('takes hostile words as words: refused or kept, never a fault', async () => {
    const words = [
      '\0',
      'a\0b',
      '\uD800',
      '\u202Eevil',
      '__proto__',
      '1e308',
      "' or 1=1 --",
      '<img src=x onerror=alert(1)>',
      'x'.repeat(60_000),
      ' '.repeat(5_000),
      '%00',
      '{{7*7}}',
    ];
    for (const word of words) {
      const sends: [string, string, unknown][] = [
        ['POST', '/auth/authenticate.json', { username: word, password: word }],
        ['POST', '/auth/token.json', { external_sub_token: word }],
        ['POST', '/auth/token.json', { refresh_token: word }],
        [
          'POST',
          '/service/training/api/problem/1/passing',
          { content: { selected_variants: [word], graphic_state: null, auto_validate_string: null } },
        ],
        [
          'POST',
          '/service/training/api/problem/1/passing',
          { content: { selected_variants: [], graphic_state: { [word]: word }, auto_validate_string: word } },
        ],
        ['PUT', '/user/interface.json', { theme: word }],
      ];
      for (const [method, path, body] of sends) {
        const answer = await send(stranger.at(path), {
          method,
          token: path.startsWith('/auth') ? null : stranger.token,
          body,
        });
        expect([
          path,
          word.slice(0, 20),
          answer.status >= 400 && answer.status < 500,
          stranger.strange(path, answer),
        ]).toEqual([path, word.slice(0, 20), true, []]);
      }
    }
    expect(
      (await send(stranger.at('/user/interface.json'), { ...theme('light'), token: stranger.token })).status,
    ).toBeLessThan(500);
  });
});
