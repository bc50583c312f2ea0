import { calls, numbers } from '@logikit/contract';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';

eachDatabase('families', (platform) => {
  const names = async (user: Awaited<ReturnType<typeof newParent>>) =>
    (await user.call(calls.getFamily)).body.pupils.map(({ displayName }) => displayName);

  it('[V-042] [C-149] [E-042] a parent adds, renames and removes pupils; a stranger’s are refused', async () => {
    const parent = await newParent(platform());
    const stranger = await newParent(platform());
    const holds = async () => (await parent.call(calls.getCommonProfile)).body.commonProfile?.hasPupils;
    expect(await holds()).toBe(false);
    const ada = await addChild(parent, '  Ada ');
    expect(await holds()).toBe(true);
    const bob = await addChild(parent, 'Bob');
    expect(await names(parent)).toEqual(['Ada', 'Bob']);
    await parent.call(calls.changePupil, { body: { cardId: bob, name: 'Bobby', targetLesson: 4, gradeId: 0 } });
    const [, bobby] = (await parent.call(calls.getFamily)).body.pupils;
    expect(bobby).toMatchObject({ cardId: bob, displayName: 'Bobby', targetLesson: 4, gradeId: 0 });
    const { availableUsers } = (await parent.call(calls.getProfile)).body;
    expect(availableUsers.map(({ userId }) => userId)).toEqual([ada, bob]);
    const empty = await parent.call(calls.changePupil, { body: { cardId: ada, name: ' ' } });
    expect([empty.status, empty.code]).toEqual([422, 'invalidFields']);
    for (const cardId of [ada, parent.userId, 999_999]) {
      expect((await stranger.call(calls.removeUser, { body: { cardId } })).status).toBe(403);
      expect((await stranger.call(calls.changePupil, { body: { cardId, name: 'Mine' } })).status).toBe(403);
    }
    expect((await parent.call(calls.removeUser, { body: { cardId: ada } })).status).toBe(200);
    expect(await names(parent)).toEqual(['Bobby']);
    expect((await parent.call(calls.removeUser, { body: { cardId: ada } })).status).toBe(403);
    expect((await parent.call(calls.switchUser, { body: { userId: ada } })).status).toBe(403);
  });

  it('a parent opens the whole road to one pupil and shuts it again; the pupil cannot', async () => {
    const parent = await newParent(platform());
    const [ada, bob] = [await addChild(parent, 'Ada'), await addChild(parent, 'Bob')];
    const schemes = async () =>
      (await parent.call(calls.getFamily)).body.pupils.map(({ cardId, lockScheme }) => [cardId, lockScheme]);
    await parent.call(calls.changePupil, { body: { cardId: ada, lockScheme: 'open' } });
    // Another change leaves it as it is.
    await parent.call(calls.changePupil, { body: { cardId: ada, name: 'Ada L.' } });
    expect(await schemes()).toEqual([
      [ada, 'open'],
      [bob, 'sequential'],
    ]);
    await parent.call(calls.changePupil, { body: { cardId: ada, lockScheme: 'sequential' } });
    const child = await switchTo(platform(), parent, ada);
    const tried = await child.call(calls.changePupil, { body: { cardId: ada, lockScheme: 'open' } });
    expect(tried.status).toBe(403);
    expect((await child.call(calls.getFamily)).body.pupils[0]).toMatchObject({ lockScheme: 'sequential' });
  });

  it('[V-042] [V-010] a parent holds five cards, a teacher two hundred; who may hold none is refused', async () => {
    const parent = await newParent(platform());
    for (const name of ['1', '2', '3', '4', '5']) await addChild(parent, name);
    const sixth = await parent.call(calls.addPupil, { body: { name: '6', targetLesson: 2 } });
    expect([sixth.status, sixth.code]).toEqual([409, 'limitReached']);
    expect(sixth.body).toMatchObject({ data: { limit: numbers.family.parentCards } });
    const teacher = await newParent(platform(), { who: 'teacher' });
    expect((await teacher.call(calls.getFamily)).body.limit).toBe(200);
    const pupil = await newParent(platform(), { who: 'pupil' });
    expect((await pupil.call(calls.addPupil, { body: { name: 'x', targetLesson: 2 } })).status).toBe(403);
    expect((await pupil.call(calls.getFamily)).body).toMatchObject({ owner: null, limit: null, pupils: [] });
  });

  it('[V-042] two tabs that add the fifth pupil at once add one', async () => {
    const parent = await newParent(platform());
    for (const name of ['1', '2', '3', '4']) await addChild(parent, name);
    const both = ['5', '6'].map((name) => parent.call(calls.addPupil, { body: { name, targetLesson: 2 } }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('[C-066] [S-064] a device is handed to a child, to a sibling and back; the session before is over', async () => {
    const parent = await newParent(platform());
    const ada = await addChild(parent, 'Ada');
    const bob = await addChild(parent, 'Bob');
    const child = await switchTo(platform(), parent, ada);
    expect(decodeJwt(child.token)).toMatchObject({ uid: ada, act: { uid: parent.userId } });
    expect((await parent.call(calls.getCommonProfile)).status).toBe(401);
    expect((await parent.call(calls.getFamily)).status).toBe(401);
    const profile = (await child.call(calls.getCommonProfile)).body.commonProfile;
    expect(profile).toMatchObject({ userId: ada, cardId: ada, who: 'pupil', withSeparatedZones: true });
    const sibling = await switchTo(platform(), child, bob);
    expect((await child.call(calls.getFamily)).status).toBe(401);
    expect((await sibling.call(calls.getFamily)).body).toMatchObject({
      isOwner: false,
      owner: { userId: parent.userId },
    });
    const closed = await sibling.call(calls.switchUser, { body: { userId: parent.userId } });
    expect([closed.status, closed.code]).toEqual([403, 'parentZoneClosed']);
    expect((await openGate(sibling)).body.isOpen).toBe(true);
    const back = await switchTo(platform(), sibling, parent.userId);
    expect(decodeJwt(back.token)['act']).toBeUndefined();
    expect((await back.call(calls.getParentZone)).body.isOpen).toBe(true);
  });

  it('[C-066] only inside the family: other ids are 403, and so is a parent whom nobody has seen here', async () => {
    const parent = await newParent(platform());
    const stranger = await newParent(platform());
    const ada = await addChild(parent, 'Ada');
    const other = await addChild(stranger, 'Eve');
    const child = await switchTo(platform(), parent, ada);
    await openGate(child);
    for (const userId of [other, stranger.userId, 999_999])
      expect((await child.call(calls.switchUser, { body: { userId } })).status).toBe(403);
    // A pupil who came by a password of their own: who holds the card has never handed them this device.
    await platform().sql`update session set actor_id = null where user_id = ${ada}`;
    expect((await child.call(calls.switchUser, { body: { userId: parent.userId } })).status).toBe(403);
  });

  it('[S-064] with a PIN the way back asks for it, and five wrong ones are enough', async () => {
    const parent = await newParent(platform());
    const ada = await addChild(parent, 'Ada');
    expect((await parent.call(calls.saveParentPin, { body: { pin: '2580' } })).status).toBe(200);
    const [kept] = await platform().sql<
      { hash: string }[]
    >`select hash from parent_pin where user_id = ${parent.userId}`;
    expect(kept?.hash).toMatch(/^\$argon2id\$/);
    const child = await switchTo(platform(), parent, ada);
    expect((await child.call(calls.saveParentPin, { body: { pin: null } })).status).toBe(403);
    expect((await child.call(calls.getParentZone)).body).toMatchObject({ isOpen: false, needsPin: true });
    expect((await openGate(child)).code).toBe('wrongPin');
    for (const pin of ['0000', '1111', '2222', '3333']) expect((await openGate(child, pin)).code).toBe('wrongPin');
    expect((await openGate(child, '2580')).code).toBe('tooManyRequests');
    expect((await openGate(parent)).code).toBe('unauthorized');
  });

  it('[D-096] the gate asks a product of two numbers of six to nine, and opens for fifteen minutes', async () => {
    const parent = await newParent(platform());
    const child = await switchTo(platform(), parent, await addChild(parent));
    const first = (await child.call(calls.getParentZone)).body;
    expect(first).toMatchObject({ isSeparated: true, isOpen: false, until: null, needsPin: false });
    const { a = 0, b = 0 } = first.question ?? {};
    for (const factor of [a, b]) expect([6, 7, 8, 9]).toContain(factor);
    expect((await child.call(calls.getParentZone)).body.question).toEqual(first.question);
    const wrong = await child.call(calls.openParentZone, { body: { answer: a * b + 1 } });
    expect([wrong.status, wrong.code]).toEqual([422, 'wrongGateAnswer']);
    const opened = await openGate(child);
    expect(opened.body).toMatchObject({ isOpen: true, question: null });
    platform().clock.advance(numbers.parentZone.seconds * 1000 - 1000);
    expect((await child.call(calls.getParentZone)).body.isOpen).toBe(true);
    platform().clock.advance(2000);
    expect((await child.call(calls.getParentZone)).body.isOpen).toBe(false);
    await openGate(child);
    await child.call(calls.closeParentZone);
    expect((await child.call(calls.getParentZone)).body.isOpen).toBe(false);
  });

  it('[E-042] [V-031] [V-009] [V-010] a whole profile has every field, and asking again takes nothing down', async () => {
    const parent = await newParent(platform());
    const ada = await addChild(parent, 'Ada');
    const profile = (await parent.call(calls.getProfile)).body;
    expect(profile).toMatchObject({
      userId: parent.userId,
      username: parent.email,
      email: parent.email,
      who: 'parent',
      perms: ['card'],
      role: 'user',
      theme: 1,
      isOnline: true,
      withMentor: false,
      stars: 0,
      phone: null,
      services: [],
      logic: { payed: false, freemium: true },
      availableUsers: [{ userId: ada, displayName: 'Ada', avatar: null }],
      globalPopup: { registered: true },
    });
    expect((await parent.call(calls.getProfile)).body.globalPopup.registered).toBe(true);
    const child = await switchTo(platform(), parent, ada);
    const own = (await child.call(calls.getProfile)).body;
    expect(own).toMatchObject({ userId: ada, who: 'pupil', perms: [], email: null, gradeId: 2, grade: '2' });
    expect(own.availableUsers).toEqual([]);
  });
});
