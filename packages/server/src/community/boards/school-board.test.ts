import { calls, type Model, numbers } from '@logikit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { givePartnerSchools } from '../../identity/partner-keys/index.ts';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import { inMoscow, ratedPeople } from '../../testing/rated-people.ts';
import { drawnNickname } from '../profiles/index.ts';

const origin = 'http://localhost:8098';
const { leastPeople } = numbers.rating;

eachDatabase('the board of a school on a page of a partner', (platform) => {
  const { adult, problems, close, save } = ratedPeople(platform);
  const sql = () => platform().sql;
  let schoolId = 0;
  let pupils: readonly TestUser[] = [];

  interface Asking extends Partial<Model<'SchoolBoardQuery'>> {
    readonly id?: number;
    readonly from?: string | null;
    /** True: a page of ours asks, with which browsers send no origin. */
    readonly isOurs?: boolean;
  }
  const ask = ({ id = schoolId, from = origin, isOurs = false, ...query }: Asking = {}) =>
    platform().call(
      calls.getSchoolBoard,
      { params: { institutionId: id }, query: { key: 'pk_demo', ...query } },
      {
        headers: {
          locale: 'en',
          ...(isOurs ? { 'sec-fetch-site': 'same-origin' } : from !== null && { origin: from }),
        },
      },
    );
  const demoTenant = async (): Promise<number> => {
    const [row] = await sql()<{ id: number }[]>`select id from tenant where slug = 'demo'`;
    return row?.id ?? 0;
  };

  beforeAll(async () => {
    const ids = await problems(2, 2);
    pupils = await Promise.all(Array.from({ length: leastPeople + 1 }, () => adult()));
    for (const [at, pupil] of pupils.entries()) {
      await save(pupil, inMoscow);
      await save(pupil, { type: 12, institutionType: 1, institutionNumber: '239' });
      await close(pupil, ids.slice(0, at === 0 ? 2 : 1));
    }
    await sql()`update profile set display_name = 'Canary', first_name = 'Canary', rating_name = 'Canary'
      where user_id = any(${pupils.map(({ userId }) => userId)}::int[])`;
    await sql()`update rating set audience = 'junior' where user_id = any(${pupils.map(({ userId }) => userId)}::int[])`;
    const [school] = await sql()<{ id: number }[]>`select id from institution where number = '239'`;
    schoolId = school?.id ?? 0;
    await givePartnerSchools(sql(), await demoTenant(), [schoolId]);
  });

  it('names the first by places, with drawn names, and nothing that leads to anybody', async () => {
    const { body, status } = await ask({ rows: 5 });
    const [best] = pupils;
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: leastPeople + 1, institution: { id: schoolId, name: '239', type: 1 } });
    expect(body.data).toHaveLength(5);
    expect(body.data[0]).toEqual({
      place: 1,
      points: 6,
      displayName: drawnNickname(best?.userId ?? 0, 'en'),
      level: 1,
      league: 'paper',
    });
    expect(body.data.slice(1).map(({ place, points }) => [place, points])).toEqual(Array(4).fill([2, 3]));
    expect(JSON.stringify(body)).not.toMatch(/canary|user_?id|avatar/i);
    expect((await ask({ tab: 'all-time' })).body.data.slice(0, 5)).toEqual(body.data);
  });

  it('forgets at once who takes their yes back, and shows nobody where fewer than ten are left', async () => {
    const [best, second] = pupils as [TestUser, TestUser];
    const name = drawnNickname(best.userId, 'en');
    const names = async () => (await ask({ rows: 50 })).body.data.map(({ displayName }) => displayName);
    const before = await names();
    expect(before).toContain(name);
    await save(best, { type: 1, agree: false });
    // Two people may have been drawn the same name.
    expect(await names()).toEqual(before.toSpliced(before.indexOf(name), 1));
    expect((await ask()).body.total).toBe(leastPeople);
    await save(second, { type: 1, agree: false });
    expect((await ask()).body).toMatchObject({ total: null, data: [] });
    for (const one of [best, second]) await save(one, { type: 1, agree: true });
  });

  it.each([
    ['in a frame of ours on such a page', origin],
    ['in the preview of the console', undefined],
  ])('is shown %s', async (_where, parent) => {
    const answer = await ask({ isOurs: true, ...(parent !== undefined && { parent }) });
    expect([answer.status, answer.body.institution.id]).toEqual([200, schoolId]);
  });

  describe('is refused', () => {
    it.each<readonly [string, Asking, string]>([
      ['to a key that there is not', { key: 'pk_nobody' }, 'originNotAllowed'],
      ['to a page that the key does not list', { from: 'https://stranger.example' }, 'originNotAllowed'],
      ['to a program without a page', { from: null }, 'originNotAllowed'],
      ['in a frame of ours on another page', { isOurs: true, parent: 'https://stranger.example' }, 'originNotAllowed'],
      ['to a page that names a frame of ours', { parent: 'http://localhost:1' }, 'originNotAllowed'],
      ['for a school that does not exist', { id: 2_000_000_000 }, 'notFound'],
      ['with more rows than there may be', { rows: 51 }, 'invalidRequest'],
      ['with fewer rows than there may be', { rows: 2 }, 'invalidRequest'],
    ])('%s', async (_what, asking, code) => {
      expect((await ask(asking)).code).toBe(code);
    });

    it('for a school that its partner was not given, as if there were none', async () => {
      await givePartnerSchools(sql(), await demoTenant(), []);
      const refused = await ask();
      const unknown = await ask({ id: 2_000_000_000 });
      expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
      await givePartnerSchools(sql(), await demoTenant(), [schoolId]);
      expect((await ask()).status).toBe(200);
    });
  });
});
