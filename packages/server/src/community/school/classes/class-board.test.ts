import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase, type TestUser } from '../../../testing/platform.ts';
import { ratedPeople } from '../../../testing/rated-people.ts';
import { schoolOf } from '../../../testing/test-school.ts';

const { classRows } = numbers.rating;

eachDatabase('the board of a class', (platform) => {
  const { teacher, classOf, guest, agreeByLetter, room } = schoolOf(platform);
  const { problems, close } = ratedPeople(platform);

  const boardOf = (user: TestUser, classId: number) => user.call(calls.getClassBoard, { params: { classId } });
  const turn = (by: TestUser, id: number, hasBoard?: boolean) =>
    by.call(calls.changeClass, {
      params: { id },
      body: { name: '2 A', targetLesson: 2, ...(hasBoard !== undefined && { hasBoard }) },
    });
  const classesOf = async (user: TestUser) => (await user.call(calls.getRatingSeason)).body.classes;

  /** A class with so many pupils whose parents have agreed. */
  async function classWith(count: number) {
    const by = await teacher();
    const { class: one, code } = await classOf(by);
    const pupils = [];
    for (let at = 0; at < count; at += 1) {
      const pupil = await guest(code.code, `Pupil ${at}`);
      await agreeByLetter(pupil, one.id);
      pupils.push(pupil);
    }
    return { by, id: one.id, code: code.code, pupils };
  }

  it('[D-235] is off until the teacher turns it on, and is there for nobody else', async () => {
    const { by, id, code, pupils } = await classWith(1);
    const [pupil] = pupils;
    if (!pupil) throw new Error('No pupil.');
    expect([(await boardOf(pupil, id)).status, await classesOf(pupil)]).toEqual([404, []]);
    expect((await turn(by, id, true)).body.hasBoard).toBe(true);
    // A class that is only named keeps what it has.
    expect((await turn(by, id)).body.hasBoard).toBe(true);
    expect(await classesOf(pupil)).toEqual([{ id, name: '2 A' }]);
    expect((await boardOf(pupil, id)).body).toMatchObject({ id, name: '2 A', data: [], me: null });
    const waiting = await guest(code, 'Waiting');
    const stranger = (await classWith(1)).pupils[0];
    for (const other of [waiting, by, stranger ?? by])
      expect([(await boardOf(other, id)).status, await classesOf(other)]).toEqual([404, []]);
    await turn(by, id, false);
    expect((await boardOf(pupil, id)).status).toBe(404);
  });

  it('[D-235] shows the first five by stars of this week, by nicknames, and oneself; equal stars share a place', async () => {
    const { by, id, pupils } = await classWith(classRows + 2);
    await turn(by, id, true);
    const ids = await problems(pupils.length, 2);
    // The last two have as many as each other.
    for (const [at, pupil] of pupils.entries()) {
      const count = Math.max(1, pupils.length - 1 - at);
      await close(pupil, ids.slice(0, count));
    }
    await platform().settled();
    const last = pupils.at(-1) ?? by;
    const { data, me } = (await boardOf(last, id)).body;
    expect(data.map(({ userId }) => userId)).toEqual(pupils.slice(0, classRows).map(({ userId }) => userId));
    expect(data.map(({ place, points }) => [place, points])).toEqual(
      [1, 2, 3, 4, 5].map((place) => [place, 3 * (pupils.length - place)]),
    );
    expect(me).toMatchObject({ userId: last.userId, place: classRows + 1, points: 3, isMe: true });
    expect(JSON.stringify(data)).not.toContain('Pupil ');
    const rows = (await room(by, id)).pupils;
    expect(rows.map(({ starsThisWeek }) => starsThisWeek)).toEqual(
      pupils.map((_, at) => 3 * Math.max(1, pupils.length - 1 - at)),
    );
  });

  it('[D-235] counts from Monday, and forgets whoever leaves at once', async () => {
    const { by, id, pupils } = await classWith(2);
    const [first, second] = pupils;
    if (!first || !second) throw new Error('No pupils.');
    await turn(by, id, true);
    const ids = await problems(1, 2);
    for (const one of pupils) await close(one, ids);
    await platform().settled();
    expect((await boardOf(second, id)).body.data.map(({ userId }) => userId).toSorted()).toEqual(
      pupils.map(({ userId }) => userId).toSorted(),
    );
    await by.call(calls.removeFromClass, { params: { id, userId: first.userId } });
    expect((await boardOf(second, id)).body.data.map(({ userId }) => userId)).toEqual([second.userId]);
    expect((await boardOf(first, id)).status).toBe(404);
    await platform().sql`update learning_day set day = day - 7 where user_id = ${second.userId}`;
    expect((await boardOf(second, id)).body).toMatchObject({ data: [], me: null });
  });
});
