import { randomUUID } from 'node:crypto';
import { calls, type Model } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { switchTo, userOf } from '../../testing/test-family.ts';
import { learnerOf } from '../../testing/test-learner.ts';

eachDatabase('a parent registers for a child', (platform) => {
  const wish = (more: object = {}) => ({
    email: `parent-${randomUUID()}@family.example`,
    password: 'kit and the fox',
    who: 'parent' as const,
    targetLessons: [2 as const],
    child: { name: ' Ada ', targetLesson: 2 as const, gradeId: 2 },
    ...more,
  });
  const signedIn = ({ userId, token }: Model<'Session'>) => userOf(platform(), userId, token);

  it('whoever has learnt without an account becomes the pupil, with every star', async () => {
    const guest = await platform().anonymous();
    const { problemIds } = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
    await learnerOf(guest).choose(problemIds[0] ?? 0, ['two']);
    await guest.call(calls.saveInterface, { body: { timeZone: 'Asia/Tokyo' } });
    const made = await guest.call(calls.register, { body: wish() });
    expect(made.status).toBe(200);
    const parent = signedIn(made.body);
    const { pupils, isOwner } = (await parent.call(calls.getFamily)).body;
    expect(isOwner).toBe(true);
    expect(pupils).toMatchObject([{ cardId: guest.userId, displayName: 'Ada', targetLesson: 2, gradeId: 2, stars: 3 }]);
    expect((await parent.call(calls.getCommonProfile)).body.commonProfile).toMatchObject({
      who: 'parent',
      stars: 0,
    });
    const [place] = await platform().sql<{ zone: string }[]>`
      select time_zone as zone from profile where user_id = ${parent.userId}`;
    expect(place?.zone).toBe('Asia/Tokyo');
    // The road is opened over the parent's account alone.
    expect((await guest.call(calls.getCommonProfile)).status).toBe(401);
    const child = await switchTo(platform(), parent, guest.userId);
    expect((await child.call(calls.getCommonProfile)).body.commonProfile).toMatchObject({ anonymous: false, stars: 3 });
  });

  it('without a road a new pupil begins; an adult’s own road stays the adult’s', async () => {
    const made = await platform().call(calls.register, { body: wish() });
    const parent = signedIn(made.body);
    expect((await parent.call(calls.getFamily)).body.pupils).toMatchObject([{ displayName: 'Ada', gradeId: 2 }]);

    const adult = await platform().anonymous({ targetLesson: 3 });
    const own = signedIn((await adult.call(calls.register, { body: wish() })).body);
    const { owner, pupils } = (await own.call(calls.getFamily)).body;
    expect([owner?.userId, pupils.length]).toEqual([adult.userId, 1]);
    expect(pupils[0]?.cardId).not.toBe(adult.userId);
  });

  it('of parents who register at the same moment one gets the road, and nobody is refused without words', async () => {
    for (let round = 0; round < 5; round += 1) {
      const guest = await platform().anonymous();
      const made = await Promise.all([1, 2, 3].map(() => guest.call(calls.register, { body: wish() })));
      const homes = await Promise.all(
        made
          .filter(({ status }) => status === 200)
          .map(async ({ body }) => (await signedIn(body).call(calls.getFamily)).body.pupils),
      );
      expect(homes.filter((pupils) => pupils.some(({ cardId }) => cardId === guest.userId))).toHaveLength(1);
      expect(homes.every((pupils) => pupils.length === 1)).toBe(true);
      // Who comes when the guest's session has ended is told so.
      for (const { status } of made) expect([200, 401]).toContain(status);
    }
  });

  it('who has an account adopts nobody, and what is wrong makes no account', async () => {
    const other = await platform().call(calls.register, { body: wish() });
    const before = (await signedIn(other.body).call(calls.getFamily)).body.pupils.length;
    const made = await signedIn(other.body).call(calls.register, { body: wish() });
    const { pupils } = (await signedIn(made.body).call(calls.getFamily)).body;
    expect(pupils.map(({ cardId }) => cardId)).not.toContain(other.body.userId);
    expect((await signedIn(other.body).call(calls.getFamily)).body.pupils).toHaveLength(before);

    const guest = await platform().anonymous();
    const nameless = wish({ child: { name: '  ', targetLesson: 2 } });
    expect(await guest.call(calls.register, { body: nameless })).toMatchObject({ status: 422, code: 'invalidFields' });
    const adult = wish({ who: 'adult' });
    expect(await guest.call(calls.register, { body: adult })).toMatchObject({ status: 422, code: 'invalidFields' });
    const taken = wish();
    await platform().call(calls.register, { body: taken });
    expect(await guest.call(calls.register, { body: taken })).toMatchObject({ code: 'notUnique' });
    expect((await guest.call(calls.getCommonProfile)).body.commonProfile).toMatchObject({ anonymous: true });
  });
});
