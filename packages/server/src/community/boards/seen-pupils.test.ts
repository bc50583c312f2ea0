import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { CONSENT_TEXT } from '../../identity/trust/consent.ts';
import { oneDatabase } from '../../testing/platform.ts';
import { inMoscow, ratedPeople } from '../../testing/rated-people.ts';
import { addChild, newParent, openGate } from '../../testing/test-family.ts';
import { schoolOf } from '../../testing/test-school.ts';
import { drawnNickname } from '../profiles/index.ts';

oneDatabase('where pupils are seen', (platform) => {
  const { save } = ratedPeople(platform);
  const { teacher, classOf } = schoolOf(platform);

  it('[D-234] tells a parent where each of their children is seen and as whom, and nobody else', async () => {
    const parent = await newParent(platform());
    const [ada, ben] = [await addChild(parent, 'Ada'), await addChild(parent, 'Ben')];
    await openGate(parent);
    const seen = async () => (await parent.call(calls.getSeenPupils, {}, { headers: { locale: 'en' } })).body.data;
    const [first, second] = await seen();
    const nickname = drawnNickname(ada, 'en');
    const unseen = { missing: ['agreement'], city: null, school: null, classes: [] };
    expect(first).toEqual({ userId: ada, name: 'Ada', nickname, knownAs: nickname, ...unseen });
    expect(second).toMatchObject({ userId: ben, name: 'Ben', missing: ['agreement'] });

    await save(parent, { ...inMoscow, cardId: ada });
    await save(parent, { type: 12, cardId: ada, institutionType: 1, institutionNumber: '57' });
    // What is set to be shown is not shown yet.
    expect((await seen())[0]).toMatchObject({ city: null, school: null });
    await platform().sql`update profile set rating_name = 'Lovelace the Fox' where user_id = ${ada}`;
    await save(parent, { type: 1, cardId: ada, agree: true });
    expect((await seen())[0]).toMatchObject({
      missing: [],
      nickname,
      knownAs: 'Lovelace the Fox',
      city: 'Москва',
      school: '57',
    });
    expect((await seen())[1]).toEqual(second);

    const decided = await parent.call(calls.decideConsent, {
      body: { cardId: ada, purpose: 'publicRating', isGiven: false, textVersion: CONSENT_TEXT },
    });
    expect(decided.status).toBe(200);
    expect((await seen())[0]).toMatchObject({ missing: ['parent'], city: null, school: null });

    const by = await teacher();
    const { class: one, code } = await classOf(by);
    await by.call(calls.changeClass, {
      params: { id: one.id },
      body: { name: '2 A', targetLesson: 2, hasBoard: true },
    });
    await parent.call(calls.enterTeacherCode, { body: { cardId: ada, teacherCode: code.code } });
    expect((await seen())[0]?.classes).toEqual([]);
    await parent.call(calls.answerConsent, { body: { classId: one.id, userId: ada, agrees: true } });
    expect((await seen())[0]?.classes).toEqual(['2 A']);

    const other = await newParent(platform());
    expect((await other.call(calls.getSeenPupils)).body.data).toEqual([]);
  });
});
