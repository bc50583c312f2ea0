import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';

const ids = ['analytics', 'marketing-email', 'third-parties'];

oneDatabase('consents', (platform) => {
  const list = async (user: TestUser) => (await user.call(calls.listPreferences)).body.data;
  const one = (user: TestUser, id: string) => user.call(calls.getPreference, { params: { id } });
  const save = (user: TestUser, id: string, isAllowed: boolean) =>
    user.call(calls.savePreference, { params: { id }, body: { isAllowed } });

  it('[C-127] [C-128] every consent is listed and can be read, and all of them begin as no', async () => {
    const adult = await platform().login('adult');
    expect(await list(adult)).toEqual(ids.map((id) => ({ id, isAllowed: false })));
    expect((await one(adult, 'analytics')).body).toEqual({ id: 'analytics', isAllowed: false });
    expect((await one(adult, 'no-such-thing')).status).toBe(404);
    expect((await platform().call(calls.listPreferences)).status).toBe(401);
  });

  it('[C-129] one is saved, and can be taken back', async () => {
    const adult = await platform().login('adult');
    expect((await save(adult, 'analytics', true)).body).toEqual({ id: 'analytics', isAllowed: true });
    expect((await one(adult, 'analytics')).body.isAllowed).toBe(true);
    expect((await one(await platform().login('teacher'), 'analytics')).body.isAllowed).toBe(false);
    expect((await save(adult, 'analytics', false)).body.isAllowed).toBe(false);
    expect((await one(adult, 'analytics')).body.isAllowed).toBe(false);
    expect((await save(adult, 'no-such-thing', true)).status).toBe(404);
  });

  it('[C-130] several are saved at once; those that are not named stay, and an unknown one saves none', async () => {
    const adult = await platform().login('adult');
    const saveAll = (preferences: { id: string; isAllowed: boolean }[]) =>
      adult.call(calls.savePreferences, { body: { preferences } });
    const saved = await saveAll([
      { id: 'analytics', isAllowed: true },
      { id: 'marketing-email', isAllowed: true },
    ]);
    expect(saved.body.data.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false]);
    await saveAll([{ id: 'analytics', isAllowed: false }]);
    expect((await list(adult)).map(({ isAllowed }) => isAllowed)).toEqual([false, true, false]);
    const refused = await saveAll([
      { id: 'third-parties', isAllowed: true },
      { id: 'no-such-thing', isAllowed: true },
    ]);
    expect([refused.status, refused.code]).toEqual([422, 'invalidFields']);
    expect((await list(adult)).map(({ isAllowed }) => isAllowed)).toEqual([false, true, false]);
  });

  it('a child cannot say yes, and can always say no', async () => {
    const child = await platform().login('child');
    const refused = await save(child, 'analytics', true);
    expect([refused.status, refused.code]).toEqual([403, 'forbidden']);
    expect((await save(child, 'analytics', false)).status).toBe(200);
    expect((await list(child)).some(({ isAllowed }) => isAllowed)).toBe(false);
  });
});
