import { calls, type Model } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';

const group = { volume: 0.3, enabled: true };

oneDatabase('settings', (platform) => {
  it('[C-145] an unknown type is refused, and so is saving for a stranger’s pupil', async () => {
    const adult = await platform().login('adult');
    const parent = await platform().login('parent');
    const unknown = await adult.call(calls.saveSettings, { body: { type: 2 } });
    expect([unknown.status, unknown.code]).toEqual([422, 'unknownSettingsType']);
    const foreign = await adult.call(calls.saveSettings, {
      body: { type: 14, cardId: parent.userId, audio: { ui: group, bg: group, narration: group, mentor: group } },
    });
    expect([foreign.status, foreign.code]).toEqual([403, 'forbidden']);
  });

  it('[K-129] [C-148] a user name is saved, free for this person only; validating tells without saving', async () => {
    const adult = await platform().login('adult');
    const name = async (username: string) => (await settle(adult, { type: 13, username })).body;
    expect(await name('ab')).toEqual({ status: 'error', fields: { username: ['tooShort'] } });
    expect(await name('a b c')).toEqual({ status: 'error', fields: { username: ['invalid'] } });
    expect(await name('PARENT')).toEqual({ status: 'error', fields: { username: ['taken'] } });
    const asked = await adult.call(calls.validateSettings, { body: { type: 13, username: 'night-owl' } });
    expect(asked.body).toEqual({ status: 'ok', fields: {} });
    expect((await adult.call(calls.getCommonProfile)).body.commonProfile?.username).toBe('adult');
    expect(await name('night-owl')).toEqual({ status: 'ok', fields: {} });
    expect((await adult.call(calls.getCommonProfile)).body.commonProfile?.username).toBe('night-owl');
    expect(await name('adult')).toEqual({ status: 'ok', fields: {} });
  });

  const save = async (user: TestUser, body: Model<'SettingsBody'>) => (await settle(user, body)).body;
  const own = async (user: TestUser, id = user.userId) => {
    const { pupils } = (await user.call(calls.getMultiSettings)).body;
    return pupils.find(({ userId }) => userId === id);
  };

  it('[K-123] [E-046] [C-146] a parent keeps a pupil’s names, city and school, and reads them again', async () => {
    const parent = await newParent(platform());
    const ada = await addChild(parent, 'Ada');
    const stranger = await newParent(platform());
    const body = {
      type: 3,
      cardId: ada,
      firstName: ' Ada ',
      middleName: 'Byron',
      lastName: "O'Hara",
      cityCode: '524901',
      institutionType: 1,
      institutionNumber: '57',
      institutionOther: 'Школа «Интеллектуал»',
    };
    expect(await save(parent, body)).toEqual({ status: 'ok', fields: {} });
    expect(await own(parent, ada)).toEqual({
      id: expect.any(Number) as number,
      userId: ada,
      firstName: 'Ada',
      middleName: 'Byron',
      lastName: "O'Hara",
      cityCode: '524901',
      cityName: 'Москва',
      cityOther: null,
      institutionType: 1,
      institutionNumber: '57',
      institutionOther: 'Школа «Интеллектуал»',
      avatarId: null,
      avatarBorderId: null,
      avatarFile: null,
      level: 1,
      isAllowedToResetProgress: true,
      maxResetProgressCount: 3,
      takenResetProgressCount: 0,
      nextProgressResetDate: null,
      username: null,
      countryCode: null,
      ratingAgreed: false,
      showsCity: false,
      showsInstitution: false,
      audio: null,
    });
    expect(await save(parent, { type: 3, cardId: ada, cityOther: 'Малые Вязёмы' })).toMatchObject({ status: 'ok' });
    expect(await own(parent, ada)).toMatchObject({ cityCode: null, cityOther: 'Малые Вязёмы', lastName: "O'Hara" });
    expect(await save(parent, { type: 3, cardId: ada, cityCode: '1', lastName: '<b>', institutionType: 99 })).toEqual({
      status: 'error',
      fields: { cityCode: ['unknown'], lastName: ['invalid'], institutionType: ['invalid'] },
    });
    expect((await settle(stranger, body)).status).toBe(403);
    expect((await stranger.call(calls.getMultiSettings)).body.pupils.map(({ userId }) => userId)).toEqual([
      stranger.userId,
    ]);
  });

  it('[K-122] [K-127] [K-128] the rating, the city and the institution are a parent’s to agree to', async () => {
    const parent = await newParent(platform());
    const ada = await addChild(parent, 'Ada');
    expect(await save(parent, { type: 1, cardId: ada, agree: true })).toMatchObject({ status: 'ok' });
    expect(await save(parent, { type: 1, cardId: ada })).toEqual({ status: 'error', fields: { agree: ['required'] } });
    await save(parent, { type: 11, cardId: ada, cityCode: '756135' });
    await save(parent, { type: 12, cardId: ada, institutionType: 1, institutionNumber: '8' });
    const agreed = { ratingAgreed: true, showsCity: true, cityName: 'Warszawa', showsInstitution: true };
    expect(await own(parent, ada)).toMatchObject({ ...agreed, institutionNumber: '8' });
    await save(parent, { type: 11, cardId: ada });
    await save(parent, { type: 12, cardId: ada });
    expect(await own(parent, ada)).toMatchObject({ showsCity: false, cityCode: '756135', showsInstitution: false });
    const child = await switchTo(platform(), parent, ada);
    for (const type of [1, 11, 12]) expect((await settle(child, { type, agree: true })).status).toBe(403);
  });

  it('[K-124] [C-148] an account’s address and telephone; what is wrong is told by field and nothing is saved', async () => {
    const parent = await newParent(platform());
    const other = await newParent(platform());
    expect(await save(parent, { type: 4, email: '  ', phone: '12' })).toEqual({
      status: 'error',
      fields: { email: ['enterEmailError'], phone: ['invalidPhone'] },
    });
    expect((await save(parent, { type: 4, email: 'kit' })).fields).toEqual({ email: ['emailAddressInvalid'] });
    expect((await save(parent, { type: 4, email: other.email })).fields).toEqual({ email: ['notUnique'] });
    const right = { type: 4, email: `new-${parent.email}`, phone: '+375 (29) 123-45-67' };
    expect((await parent.call(calls.validateSettings, { body: right })).body.status).toBe('ok');
    expect((await parent.call(calls.getProfile)).body).toMatchObject({ email: parent.email, phone: null });
    await save(parent, right);
    expect((await parent.call(calls.getProfile)).body).toMatchObject({ email: parent.email, phone: '+375291234567' });
    const [letter] = await platform().sql<
      { recipient: string }[]
    >`select recipient from job where kind = 'email' and user_id = ${parent.userId} order by id desc limit 1`;
    expect(letter?.recipient).toBe(right.email);
    await save(parent, { type: 4, phone: '' });
    expect((await parent.call(calls.getProfile)).body).toMatchObject({ email: parent.email, phone: null });
  });

  it('[K-125] another password needs the old one, and ends every other session', async () => {
    const parent = await newParent(platform());
    const { body: elsewhere } = await platform().call(calls.authenticate, {
      body: { username: parent.email, password: parent.password },
    });
    const change = (old: string, next: string) => save(parent, { type: 5, old, new: next });
    expect(await change('wrong', 'short')).toEqual({
      status: 'error',
      fields: { old: ['wrongPassword'], new: ['tooShort'] },
    });
    expect(await change(parent.password, 'a much better one')).toEqual({ status: 'ok', fields: {} });
    expect((await platform().call(calls.getFamily, {}, { token: elsewhere.token })).status).toBe(401);
    expect((await parent.call(calls.getFamily)).status).toBe(200);
    const again = (password: string) =>
      platform().call(calls.authenticate, { body: { username: parent.email, password } });
    expect((await again(parent.password)).status).toBe(401);
    expect((await again('a much better one')).status).toBe(200);
  });

  it('[V-031] [R-059] a pupil cannot change password, e-mail or country; own names and sounds they can', async () => {
    const parent = await newParent(platform());
    const ada = await addChild(parent, 'Ada');
    for (const body of [
      { type: 5, cardId: ada, old: 'x', new: 'long enough' },
      { type: 4, cardId: ada, email: 'a@b.co' },
    ])
      expect((await settle(parent, body)).status).toBe(403);
    const child = await switchTo(platform(), parent, ada);
    await openGate(child);
    for (const body of [
      { type: 5, old: 'x', new: 'long enough' },
      { type: 4, email: 'child@family.example' },
      { type: 15, countryCode: 'DE' },
    ])
      expect((await settle(child, body)).status).toBe(403);
    expect(await save(child, { type: 3, lastName: 'Lovelace' })).toMatchObject({ status: 'ok' });
    expect((await own(child))?.lastName).toBe('Lovelace');
  });

  it('[K-130] [K-131] sounds and the country are kept', async () => {
    const parent = await newParent(platform());
    const audio = { ui: group, bg: { volume: 0, enabled: false }, narration: group, mentor: group };
    expect(await save(parent, { type: 14, audio })).toMatchObject({ status: 'ok' });
    expect(await save(parent, { type: 14 })).toEqual({ status: 'error', fields: { audio: ['required'] } });
    expect(await save(parent, { type: 15, countryCode: 'TR' })).toMatchObject({ status: 'ok' });
    expect(await save(parent, { type: 15, countryCode: 'QQ' })).toMatchObject({ status: 'error' });
    expect(await own(parent)).toMatchObject({ audio, countryCode: 'TR' });
    // What the cabinet of every device starts with.
    expect((await parent.call(calls.getCommonProfile)).body.commonProfile?.audio).toEqual(audio);
  });

  it('[D-096] a closed gate closes the settings of the account on the server, too', async () => {
    const parent = await newParent(platform());
    const ada = await addChild(parent, 'Ada');
    await parent.call(calls.closeParentZone);
    for (const body of [
      { type: 4, phone: null },
      { type: 15, countryCode: 'TR' },
      { type: 3, cardId: ada, lastName: 'X' },
    ])
      expect((await settle(parent, body)).code).toBe('parentZoneClosed');
    for (const call of [calls.removeUser, calls.resetUserProgress])
      expect((await parent.call(call, { body: { cardId: ada } })).code).toBe('parentZoneClosed');
    await openGate(parent);
    expect(await save(parent, { type: 15, countryCode: 'TR' })).toMatchObject({ status: 'ok' });
  });

  it('[D-193] cities are found by their beginning, in either writing, those of the country first', async () => {
    const parent = await newParent(platform());
    const find = async (text: string, country?: string) =>
      (await parent.call(calls.searchCities, { query: { text, ...(country && { country }) } })).body.cities;
    expect((await find('моск'))[0]).toEqual({ code: '524901', name: 'Москва', country: 'RU' });
    expect((await find('mosc'))[0]?.name).toBe('Москва');
    expect((await find('lodz'))[0]?.name).toBe('Łódź');
    expect((await find('Ист', 'TR')).length).toBe(0);
    expect((await find('Brest'))[0]?.country).toBe('BY');
    expect((await find('Br', 'CZ'))[0]?.name).toBe('Brno');
    expect((await parent.call(calls.searchCities, { query: { text: 'a' } })).status).toBe(400);
  });

  it('[D-193] an institution is suggested once three people have named it, and one person’s words never are', async () => {
    const name = 'Gymnasium am Fuchsbau';
    const found = async (user: TestUser) =>
      (await user.call(calls.searchInstitutions, { query: { text: 'fuchsb' } })).body.institutions;
    for (const count of [1, 2, 3]) {
      const person = await newParent(platform());
      await save(person, { type: 3, institutionOther: name });
      expect(await found(person)).toEqual(count < 3 ? [] : [{ name }]);
    }
    const asker = await newParent(platform());
    expect((await asker.call(calls.searchInstitutions, { query: { text: '%%' } })).body.institutions).toEqual([]);
  });
});

function settle(user: TestUser, body: Model<'SettingsBody'>) {
  return user.call(calls.saveSettings, { body });
}
