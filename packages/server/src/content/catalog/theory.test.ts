import { calls, type Model } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { writeThread } from '../../testing/test-course.ts';

const draft: Model<'TheoryDraft'> = {
  technicalName: 'scales',
  weight: 5,
  isEnabled: true,
  narrations: { en: 'A scale.', ru: 'Весы.' },
  emoji: '⚖️',
  tags: ['balance'],
  isCommon: false,
  isExplanation: true,
  image: { view: [0, 0, 10, 10], art: [['circle', { r: 4 }]] },
  audio: null,
  category: null,
  translations: {
    en: { title: 'Scales', paragraphs: ['Both sides weigh the same.'], alt: 'Scales' },
    ru: { title: 'Весы', paragraphs: ['Обе чаши весят одинаково.'], alt: 'Весы' },
  },
  settings: { imagePlacement: 'image-right' },
};

oneDatabase('theory', (platform) => {
  const editor = async (): Promise<TestUser> => {
    const user = await platform().anonymous();
    await platform().sql`update "user" set perms = '{quizEditor}' where id = ${user.userId}`;
    return user;
  };
  const inEnglish = { headers: { locale: 'en' } };

  it('[C-026] articles are listed in pages, filtered by target lesson', async () => {
    const [author, child] = [await editor(), await platform().anonymous()];
    const junior = (await writeThread(platform().sql, [], { targetLesson: 2 })).courseId;
    const adult = (await writeThread(platform().sql, [], { targetLesson: 3 })).courseId;
    const create = async (changes: Partial<typeof draft>) =>
      (await author.call(calls.createTheory, { body: { ...draft, ...changes } })).body.id;
    const [forJunior, forAdult] = [await create({ category: junior }), await create({ category: adult })];
    const [forAll, disabled] = [await create({ isCommon: true }), await create({ category: junior, isEnabled: false })];
    const list = async (query: Model<'TheoryQuery'>) => (await child.call(calls.listTheories, { query })).body;
    const found = (await list({ targetLesson: 2, paginate: 0 })).data.map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining([forJunior, forAll]));
    expect(found).not.toContain(forAdult);
    expect(found).not.toContain(disabled);
    const page = await list({ perPage: 2, page: 2 });
    expect(page.meta).toMatchObject({ currentPage: 2, perPage: 2, from: 3, to: 4 });
  });

  it('[C-027] an editor creates an article, nobody else does', async () => {
    const author = await editor();
    const created = await author.call(calls.createTheory, { body: draft });
    expect(created.status).toBe(200);
    expect(created.body).toEqual({ id: created.body.id, ...draft });
    expect((await (await platform().anonymous()).call(calls.createTheory, { body: draft })).status).toBe(403);
    expect((await platform().call(calls.createTheory, { body: draft })).status).toBe(401);
  });

  it('[C-028] a learner reads every field of an article, in the language that was asked for', async () => {
    const id = (await (await editor()).call(calls.createTheory, { body: draft })).body.id;
    const child = await platform().anonymous();
    const { body } = await child.call(calls.getTheory, { params: { id } }, inEnglish);
    expect(body).toEqual({ id, ...draft, narrations: { en: 'A scale.' }, translations: { en: draft.translations.en } });
    const german = await child.call(calls.getTheory, { params: { id } }, { headers: { locale: 'de' } });
    expect(Object.keys(german.body.translations)).toEqual(['en']);
    expect((await child.call(calls.getTheory, { params: { id: 2_000_000 } })).status).toBe(404);
  });

  it('[E-006] an article explains and has its picture below unless its author says otherwise', async () => {
    const author = await editor();
    const { isExplanation: _explains, settings: _placed, ...short } = draft;
    const { body } = await author.call(calls.createTheory, { body: short });
    expect(body).toEqual({
      id: body.id,
      ...short,
      isExplanation: true,
      settings: { imagePlacement: 'image-bottom' },
    });
    const aside: typeof draft = { ...draft, isExplanation: false, settings: { imagePlacement: 'image-right' } };
    await author.call(calls.updateTheory, { params: { id: body.id }, body: aside });
    const child = await platform().anonymous();
    const read = await child.call(calls.getTheory, { params: { id: body.id } }, inEnglish);
    expect(read.body).toMatchObject({ isExplanation: false, settings: { imagePlacement: 'image-right' } });
  });

  it('[C-029] a change is kept, and only an editor makes one', async () => {
    const author = await editor();
    const { id } = (await author.call(calls.createTheory, { body: draft })).body;
    const changed: typeof draft = {
      ...draft,
      weight: 1,
      isExplanation: false,
      settings: { imagePlacement: 'image-bottom' },
    };
    expect((await author.call(calls.updateTheory, { params: { id }, body: changed })).body).toEqual({ id, ...changed });
    expect((await author.call(calls.getTheory, { params: { id } })).body).toEqual({ id, ...changed });
    const child = await platform().anonymous();
    expect((await child.call(calls.updateTheory, { params: { id }, body: draft })).status).toBe(403);
    expect((await author.call(calls.updateTheory, { params: { id: 2_000_000 }, body: draft })).status).toBe(404);
  });
});
