import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { fillNames } from '../accounts/user.db.ts';
import { eachDatabase } from '../../testing/platform.ts';

const password = 'a long password';

eachDatabase('user names of every script', (platform) => {
  const register = (username: string) =>
    platform().call(calls.register, { body: { username, password, who: 'adult', targetLessons: [3] } });
  const login = async (username: string) =>
    (await platform().call(calls.authenticate, { body: { username, password } })).body.userId;
  const rename = async (token: string, username: string) =>
    (await platform().call(calls.saveSettings, { body: { type: 13, username } }, { token })).body;

  it.each([
    ['Hindi', 'आराध्या', 'कृष्णा'],
    ['Bengali', 'শ্রেয়া', 'র‍্যাচেল'],
    ['Sinhala', 'ක්‍රිෂාන්', 'සඳුනි'],
    ['Persian', 'علی‌رضا', 'می‌نا'],
  ])('[C-145] %s: somebody registers, signs in with joiners or without, and is renamed', async (_, first, second) => {
    const { status, body } = await register(first);
    expect(status).toBe(200);
    expect(await login(first.normalize('NFD'))).toBe(body.userId);
    expect(await login(first.replace(/[\u200c\u200d]/gu, ''))).toBe(body.userId);
    expect(await rename(body.token, second)).toEqual({ status: 'ok', fields: {} });
    expect([await login(second), await login(first)]).toEqual([body.userId, undefined]);
    expect(await rename(body.token, first)).toEqual({ status: 'ok', fields: {} });
  });

  it('[C-145] a name that looks like another’s is taken, and one’s own may change its look', async () => {
    const [own, other] = [await register('Карета'), await register('Vasiliy')];
    expect([own.status, other.status]).toEqual([200, 200]);
    for (const alike of ['Kapeтa', 'КАРЕТА', 'VasiIiy', 'vаsіliy', 'Ｖａｓｉｌｉｙ']) {
      const { status, code } = await register(alike);
      expect([alike, status, code]).toEqual([alike, 422, 'notUnique']);
    }
    const taken = { status: 'error', fields: { username: ['taken'] } };
    expect(await rename(own.body.token, 'VaSlLIY')).toEqual(taken);
    expect(await rename(own.body.token, 'КАРЕТА')).toEqual({ status: 'ok', fields: {} });
    const again = { body: { type: 13, username: 'VasiIiy' } };
    expect((await platform().call(calls.validateSettings, again, { token: own.body.token })).body).toEqual(taken);
  });

  it('[C-145] of two who ask at once for names of one look one gets it', async () => {
    const answers = await Promise.all(['bобер', 'bобер'.replace('о', 'o')].map(register));
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[C-145] names that are older than their keys get them at the start, and open all the same', async () => {
    const { sql } = platform();
    const [one, other] = [(await register('Старый')).body.userId, (await register('Новый')).body.userId];
    await sql`update "user" set name_key = null, name_look = null where id in (${one}, ${other})`;
    await sql`update "user" set username = 'Cтapый' where id = ${other}`;
    await fillNames(sql);
    const rows = await sql`select name_key is null as key, name_look is null as look from "user"
      where id in (${one}, ${other}) order by id`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { key: false, look: false },
      { key: false, look: true },
    ]);
    expect([await login('СТАРЫЙ'), await login('CТAPЫЙ')]).toEqual([one, other]);
  });
});
