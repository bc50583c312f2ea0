import { type Call, type CallInput, calls, type Model } from '@logikit/contract';
import { families } from '@logikit/problems';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { CANARY, draftOf, graphicDraft, numberDraft, variantOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

type Draft = Model<'ProblemDraft'>;

oneDatabase('writing problems', (platform) => {
  const editor = () => platform().login('editor');
  const create = async (user: TestUser, body: Model<'NewProblem'>) => user.call(calls.createProblem, { body });
  const change = (user: TestUser, id: number, body: Draft) => user.call(calls.updateProblem, { params: { id }, body });
  const idsOf = async (user: TestUser, tag: string) =>
    (await user.call(calls.listProblems, { query: { tag, paginate: 0 } })).body.data.map(({ id }) => id);
  const fieldsOf = ({ body }: { readonly body: unknown }) => (body as { fields?: Record<string, string[]> }).fields;

  it('[C-043] a new problem is kept as it was sent, and disabled whatever it says', async () => {
    const author = await editor();
    for (const draft of [draftOf(['two']), numberDraft('-12'), graphicDraft()]) {
      const { status, body } = await create(author, { ...draft, isEnabled: true });
      expect(status).toBe(200);
      const { id, version, isDeleted, author: by, ...kept } = body;
      expect(kept).toEqual({ ...draft, isEnabled: false });
      expect([version, isDeleted, by]).toEqual([1, false, author.userId]);
      const read = await author.call(calls.getProblemDraft, { params: { id } });
      expect(read.body).toEqual(body);
      expect((await (await platform().anonymous()).call(calls.getProblem, { params: { id }, query: {} })).status).toBe(
        404,
      );
    }
  });

  it('[C-043] an import saves all or none, disabled, and says first what it would do', async () => {
    const author = await editor();
    const [tag, good] = ['imported-here', draftOf(['two'], { tags: ['imported-here'] })];
    const run = async (problems: Draft[], isDryRun: boolean) =>
      (await author.call(calls.importProblems, { body: { problems, isDryRun } })).body;
    expect(await run([good, good], true)).toEqual({ saved: 0, problems: Array(2).fill({ id: null, faults: {} }) });
    const faulty = await run([good, draftOf([])], false);
    expect(faulty).toEqual({
      saved: 0,
      problems: [
        { id: null, faults: {} },
        { id: null, faults: { variants: ['noneIsRight'] } },
      ],
    });
    expect(await idsOf(author, tag)).toEqual([]);
    const { saved, problems } = await run([{ ...good, isEnabled: true }, good], false);
    expect(saved).toBe(2);
    expect(await idsOf(author, tag)).toEqual(problems.map(({ id }) => id));
    const states = await platform().sql`select is_enabled from problem where id = any(${problems.map(({ id }) => id)})`;
    expect(states).toEqual([{ is_enabled: false }, { is_enabled: false }]);
  });

  it('[S-001] a copy has the same content, an id of its own, and is disabled', async () => {
    const author = await editor();
    const [id = 0] = (await writeThread(platform().sql, [{ problems: [graphicDraft()] }])).problemIds;
    const original = (await author.call(calls.getProblemDraft, { params: { id } })).body;
    const copy = (await create(author, { copyOf: id })).body;
    expect(original.isEnabled).toBe(true);
    expect(copy).toEqual({ ...original, id: copy.id, isEnabled: false, version: 1, author: author.userId });
    expect(copy.id).not.toBe(id);
    expect((await create(author, { copyOf: 2_000_000_000 })).code).toBe('notFound');
  });

  it('[S-001] a problem of the bank of every family can be copied whole', async () => {
    const author = await editor();
    const rows = await platform().sql<{ id: number }[]>`
      select min(id) as id from problem where seed is not null and not is_deleted group by family, mode order by 1`;
    expect(rows.length).toBeGreaterThanOrEqual(families.length);
    for (const { id } of rows) {
      const answer = await create(author, { copyOf: id });
      expect([id, answer.status, fieldsOf(answer)]).toEqual([id, 200, undefined]);
      // What an editor reads is what an editor may send.
      const { id: own, version, isDeleted, author: by, ...draft } = answer.body;
      expect([version, isDeleted, by]).toEqual([1, false, author.userId]);
      const saved = await change(author, own, draft);
      expect([own, saved.status, fieldsOf(saved)]).toEqual([own, 200, undefined]);
      expect(saved.body).toEqual({ ...answer.body, version: 2 });
    }
  });

  it('[C-044] of two who save what both have read, the later hears of it, and nothing is overwritten', async () => {
    const author = await editor();
    const { id, version } = (await create(author, draftOf(['two']))).body;
    const save = async (emoji: string, baseVersion?: number) => {
      const body = { ...draftOf(['two'], { emoji }), ...(baseVersion && { baseVersion }) };
      return author.call(calls.updateProblem, { params: { id }, body });
    };
    const both = await Promise.all([save('🐢', version), save('🐇', version)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect([refused?.code, refused?.body]).toEqual(['editConflict', expect.objectContaining({ data: { version: 2 } })]);
    const kept = (await author.call(calls.getProblemDraft, { params: { id } })).body;
    expect(kept).toEqual(both.find(({ status }) => status === 200)?.body);
    expect((await save('🦔', 2)).body).toMatchObject({ version: 3, emoji: '🦔' });
    // A program that does not tell what it has read overwrites, as before.
    expect((await save('🐢')).body).toMatchObject({ version: 4, emoji: '🐢' });
  });

  it('[C-044] a change is kept, with what the problem was before', async () => {
    const author = await editor();
    const before = draftOf(['two'], { tags: ['changed-here'] });
    const { id } = (await create(author, before)).body;
    const after = draftOf(['three'], { complexity: 5, isEnabled: true, tags: ['changed-here'] });
    const changed = (await change(author, id, after)).body;
    expect(changed).toMatchObject({ ...after, id, version: 2 });
    const history = await platform().sql`
      select version, complexity, is_enabled, secret -> 'right' as "right", replaced_by, replaced_at
      from problem_version where problem_id = ${id}`;
    const editedAt = platform().clock.now();
    expect(history).toEqual([
      {
        version: 1,
        complexity: 2,
        is_enabled: false,
        right: ['two'],
        replaced_by: author.userId,
        replaced_at: editedAt,
      },
    ]);
    const child = learnerOf(await platform().anonymous());
    expect((await child.choose(id, ['three'])).body.isCorrect).toBe(true);
  });

  it('[C-044] an answer that is judged right away is judged by the changed problem', async () => {
    const author = await editor();
    const { id } = (await create(author, draftOf(['two']))).body;
    await change(author, id, draftOf(['two'], { isEnabled: true }));
    const [one, other] = [learnerOf(await platform().anonymous()), learnerOf(await platform().anonymous())];
    expect((await one.choose(id, ['two'])).body.isCorrect).toBe(true);
    await change(author, id, draftOf(['four'], { isEnabled: true }));
    expect((await other.choose(id, ['two'])).body.isCorrect).toBe(false);
    expect((await other.choose(id, ['four'])).body.isCorrect).toBe(true);
  });

  it('[C-044] a problem of the bank that nobody has met yet can be changed too', async () => {
    const author = await editor();
    const [row] = await platform().sql<{ id: number }[]>`
      select id from problem where seed is not null and content is null order by id limit 1`;
    const {
      id,
      version,
      isDeleted,
      author: by,
      ...draft
    } = (await author.call(calls.getProblemDraft, { params: { id: row?.id ?? 0 } })).body;
    expect([isDeleted, by]).toEqual([false, null]);
    expect((await change(author, id, { ...draft, solutionComment: 'Changed by hand' })).body).toMatchObject({
      solutionComment: 'Changed by hand',
      version: version + 1,
    });
    const kept = await platform()
      .sql`select secret ->> 'solutionComment' as said from problem_version where problem_id = ${id}`;
    expect(kept).toEqual([{ said: '' }]);
  });

  const bad: readonly (readonly [string, Draft, Record<string, string[]>])[] = [
    ['no language', draftOf(['two'], { translations: {} }), { translations: ['required'] }],
    [
      'a variant without words',
      draftOf(['two'], { variants: [variantOf('one', []), { ...variantOf('two', ['two']), translations: {} }] }),
      { translations: ['languages'] },
    ],
    ['one variant', draftOf(['two'], { variants: [variantOf('two', ['two'])] }), { variants: ['required'] }],
    [
      'twins',
      draftOf(['two'], { variants: [variantOf('two', ['two']), variantOf('two', ['two'])] }),
      { variants: ['keys'] },
    ],
    ['no right variant', draftOf([]), { variants: ['noneIsRight'] }],
    ['two right variants of one choice', draftOf(['one', 'two']), { variants: ['severalAreRight'] }],
    ['a word for a number', numberDraft('five'), { rightNumber: ['number'] }],
    ['no number', { ...numberDraft('5'), rightNumber: null }, { rightNumber: ['required'] }],
    ['no graphic', { ...graphicDraft(), graphic: null }, { graphic: ['required'] }],
    ['a check that nothing fulfils', graphicDraft(['left', 'nowhere']), { graphic: ['check'] }],
    ['theory that is not there', draftOf(['two'], { theory: 2_000_000_000 }), { theory: ['notFound'] }],
  ];
  it.each(bad)('[C-043] [C-044] a problem that nobody could solve is refused: %s', async (_what, draft, fields) => {
    const author = await editor();
    const created = await create(author, draft);
    expect([created.status, created.code, fieldsOf(created)]).toEqual([422, 'invalidFields', fields]);
    const { id } = (await create(author, draftOf(['two']))).body;
    const changed = await change(author, id, draft);
    expect([changed.status, fieldsOf(changed)]).toEqual([422, fields]);
    expect((await author.call(calls.getProblemDraft, { params: { id } })).body.version).toBe(1);
  });

  it('[K-034] complexity is one of 1 to 5', async () => {
    const author = await editor();
    for (const complexity of [0, 6, 2.5] as unknown as Draft['complexity'][]) {
      expect((await create(author, draftOf(['two'], { complexity }))).status).toBe(400);
    }
    for (const complexity of [1, 2, 3, 4, 5] as const) {
      expect((await create(author, draftOf(['two'], { complexity }))).status).toBe(200);
    }
  });

  it('[C-047] a deleted problem is gone from every list, and what was answered stays', async () => {
    const author = await editor();
    const { threadId, problemIds } = await writeThread(platform().sql, [
      { problems: [draftOf(['two'], { tags: ['deleted-here'] }), draftOf(['two'], { tags: ['deleted-here'] })] },
    ]);
    const [id = 0, other = 0] = problemIds;
    const child = learnerOf(await platform().anonymous());
    await child.choose(id, ['two'], { threadId });
    expect((await author.call(calls.deleteProblem, { params: { id } })).body).toEqual({ status: 'ok' });
    expect((await author.call(calls.deleteProblem, { params: { id } })).status).toBe(404);
    expect(await platform().sql`select is_deleted from problem where id = ${id}`).toEqual([{ is_deleted: true }]);
    for (const user of [child.user, author]) expect(await idsOf(user, 'deleted-here')).toEqual([other]);
    const road = (await child.user.call(calls.getThread, { params: { id: threadId } })).body;
    expect(road.problems.map((station) => station.id)).toEqual([other]);
    expect((await child.user.call(calls.getProblem, { params: { id }, query: {} })).status).toBe(404);
    const { data } = (await child.user.call(calls.listPassings, { query: {} })).body;
    expect(data).toMatchObject([{ problemId: id, isCorrect: true }]);
  });

  it('[C-043] [C-044] [C-046] [C-047] [C-048] nobody else may write, read or delete, and nothing leaks to them', async () => {
    const [id = 0] = (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds;
    const closed: readonly [Call, CallInput<Call>][] = [
      [calls.createProblem, { body: draftOf(['two']) }],
      [calls.createProblem, { body: { copyOf: id } }],
      [calls.importProblems, { body: { problems: [draftOf(['two'])], isDryRun: false } }],
      [calls.getProblemDraft, { params: { id } }],
      [calls.updateProblem, { params: { id }, body: draftOf(['two']) }],
      [calls.openOnDevice, { params: { id } }],
      [calls.deleteProblem, { params: { id } }],
      [calls.getProblemStats, { params: { id } }],
    ] as readonly [Call, CallInput<Call>][]; // each input is that of its call
    const others = [
      await platform().anonymous(),
      ...(await Promise.all(['child', 'parent', 'teacher', 'adult'].map((name) => platform().login(name)))),
    ];
    const before = await platform().sql`select count(*) as count from problem`;
    for (const [call, input] of closed) {
      expect((await platform().call(call, input)).status).toBe(401);
      for (const user of others) {
        const answer = await user.call(call, input);
        expect([call.path, answer.status]).toEqual([call.path, 403]);
        expect(JSON.stringify(answer.body)).not.toContain(CANARY);
      }
    }
    expect(await platform().sql`select count(*) as count from problem`).toEqual(before);
    expect(await platform().sql`select is_deleted, version from problem where id = ${id}`).toEqual([
      { is_deleted: false, version: 1 },
    ]);
  });
});
