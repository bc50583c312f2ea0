import { type Call, calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { selectBody } from '../../content/catalog/problem.db.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { CANARY, draftOf, graphicDraft, numberDraft, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

/** Names that may never stand in what a learner receives before the problem is closed. */
const forbidden =
  /"(is_?right|tag|check|rules|seed|family|right_?\w*|steps|praise|explanation\w*|solution_\w+|solution(?!":null)\w*|internal\w*|hints)":/i;

oneDatabase('secrecy', (platform) => {
  /** Every GET of training that a learner may make, with what it answered as it came over the wire. */
  const crawl = async (user: TestUser, ids: Readonly<Record<string, number>>): Promise<readonly [string, string][]> => {
    const gets = Object.entries<Call>(calls).filter(
      ([, { method, path, auth }]) =>
        method === 'GET' && path.startsWith('/service/training') && (auth === 'session' || auth === 'none'),
    );
    return Promise.all(
      gets.flatMap(([name, { path }]) =>
        ['', `?threadId=${ids['threadId'] ?? 0}`].map(async (query): Promise<[string, string]> => {
          const filled = path.replace(/\{(\w+)\}/g, (_all, key: string) =>
            String(key === 'id' ? idFor(path, ids) : (ids[key] ?? 1)),
          );
          const url = `${platform().url}${filled}${query}`;
          const answer = await fetch(url, { headers: { authorization: `Bearer ${user.token}`, locale: 'en' } });
          return [`${name} ${answer.status}`, await answer.text()];
        }),
      ),
    );
  };
  const idFor = (path: string, ids: Readonly<Record<string, number>>): number =>
    (path.includes('/thread/')
      ? ids['threadId']
      : path.includes('/block/')
        ? ids['blockId']
        : path.includes('/theory/')
          ? ids['theoryId']
          : ids['problemId']) ?? 1;

  it('nothing that bears an answer reaches a learner before the problem is closed', async () => {
    const drafts = [draftOf(['two']), numberDraft('4321'), graphicDraft()];
    const { threadId, blockIds, problemIds, theoryId } = await writeThread(platform().sql, [{ problems: drafts }], {
      isSequential: false,
    });
    const child = learnerOf(await platform().anonymous());
    for (const problemId of problemIds) {
      const ids = { threadId, blockId: blockIds[0] ?? 0, theoryId, problemId };
      const answers = await crawl(child.user, ids);
      expect(answers.filter(([name]) => name.endsWith(' 200')).length).toBeGreaterThan(12);
      for (const [name, text] of answers) {
        expect(text, name).not.toContain(CANARY);
        expect(text, name).not.toMatch(forbidden);
        expect(text, name).not.toContain('4321');
      }
    }
  });

  it('[E-013] isRight never reaches a learner, not even afterwards', async () => {
    const [problemId = 0] = (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds;
    const child = learnerOf(await platform().anonymous());
    const wrong = await child.choose(problemId, ['one']);
    const right = await child.choose(problemId, ['two']);
    for (const seen of [wrong.body, right.body, await child.open(problemId)]) {
      expect(JSON.stringify(seen)).not.toMatch(/"is_?right"|"tag"|test\.slip|internal|"check"|"seed"|"family"/i);
    }
    expect(JSON.stringify(wrong.body)).not.toMatch(
      new RegExp(`${CANARY} (praise|step|hint|narration|comment|note|description)`),
    );
  });

  it('the answer is told once the problem is closed', async () => {
    const [problemId = 0] = (await writeThread(platform().sql, [{ problems: [numberDraft('12')] }])).problemIds;
    const child = learnerOf(await platform().anonymous());
    for (const autoValidateString of ['1', '2', '3']) await child.send(problemId, { autoValidateString });
    const { solution } = await child.open(problemId);
    expect(solution).toMatchObject({ rightNumber: '12', praise: `${CANARY} praise`, steps: [{}, {}] });
    expect(solution?.explanationImage).not.toBeNull();
  });

  it('two problems that differ only in which answer is right look the same to the byte', async () => {
    const [problemId = 0] = (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds;
    const child = learnerOf(await platform().anonymous());
    const look = async () => {
      const url = `${platform().url}/service/training/api/problem/${problemId}`;
      return (await fetch(url, { headers: { authorization: `Bearer ${child.user.token}` } })).text();
    };
    const before = await look();
    await platform().sql`
      update problem set secret = jsonb_set(jsonb_set(secret, '{right}', '["four"]'), '{tags}', '{"one": "test.other"}'),
        version = version + 1 where id = ${problemId}`;
    // That it was changed is told, so that an answer can say which one it is to; what was changed is not.
    expect(await look()).toBe(before.replace('"version":1,', '"version":2,'));
    expect((await child.choose(problemId, ['four'])).body.isCorrect).toBe(true);
  });

  it('a saved problem of the bank names neither its family nor its seed', async () => {
    const rows = await platform().sql<{ id: number; family: string; seed: string }[]>`
      select id, family, seed from problem where seed is not null order by id limit 20`;
    expect(rows.length).toBe(20);
    for (const { id, family, seed } of rows) {
      const { content } = await selectBody(platform().sql, id);
      expect(JSON.stringify(content)).not.toContain(seed);
      expect(content.tags).not.toContain(family);
    }
  });

  it('variants stand in another order for other learners, and in the same order at every visit', async () => {
    const [problemId = 0] = (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds;
    const orders = new Set<string>();
    for (let index = 0; index < 12; index += 1) {
      const child = learnerOf(await platform().anonymous());
      const order = async () =>
        (await child.open(problemId)).variants.map(({ translations }) => translations.en?.text).join();
      const first = await order();
      expect(await order()).toBe(first);
      orders.add(first);
    }
    expect(orders.size).toBeGreaterThan(3);
  });
});
