import { calls, type Model, numbers, settingsTypes } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import { emailTo, emailsTo } from '../../testing/test-emails.ts';

const HOUR_MS = 3_600_000;

eachDatabase('saving the progress', (platform) => {
  let count = 0;
  const address = (): string => `saver${(count += 1)}@mail.example`;
  const save = async (by: TestUser, email: string, birthYear: number | undefined = 1990) =>
    (await by.call(calls.saveSettings, { body: { type: 9, email, ...(birthYear && { birthYear }) } })).body;
  const profileOf = async (who: TestUser) => (await who.call(calls.getCommonProfile)).body.commonProfile;
  const confirm = (body: { secret?: string; code?: string }, by?: TestUser) =>
    (by ?? platform()).call(calls.confirmEmail, { body });
  const letter = (to: string) => emailTo(platform().sql, to);

  it('[S-042] the code of the letter makes an anonymous learner an account, where it was asked for', async () => {
    const learner = await platform().anonymous();
    const email = address();
    expect(await save(learner, email)).toEqual({ status: 'ok', fields: {} });
    expect(await profileOf(learner)).toMatchObject({ anonymous: true, email });
    const { code } = await letter(email);
    const answer = await confirm({ code }, learner);
    expect([answer.status, answer.body.hasPassword]).toEqual([200, false]);
    const after = await profileOf(learner);
    expect(after).toMatchObject({ anonymous: false, email, globalPopup: { firstSaveProgress: true } });
    expect((await profileOf(learner))?.globalPopup.firstSaveProgress).toBe(false);
  });

  it('[S-042] so does the link, from any device, and pressing it twice is no fault', async () => {
    const learner = await platform().anonymous();
    const email = address();
    await save(learner, email);
    const { secret } = await letter(email);
    expect((await confirm({ secret })).status).toBe(200);
    expect((await confirm({ secret })).status).toBe(200);
    expect(await profileOf(learner)).toMatchObject({ anonymous: false, email });
  });

  it('the same link gives the account its first password, for an hour and once', async () => {
    const learner = await platform().anonymous();
    const email = address();
    await save(learner, email);
    const { secret } = await letter(email);
    const choose = (password: string) => platform().call(calls.chooseFirstPassword, { body: { secret, password } });
    expect((await choose('before confirming')).code).toBe('wrongEmailCode');
    await confirm({ secret });
    expect((await choose('a long password')).status).toBe(200);
    expect((await choose('another password')).code).toBe('wrongEmailCode');
    expect((await platform().login(email, 'a long password')).userId).toBe(learner.userId);

    const other = await platform().anonymous();
    const late = address();
    await save(other, late);
    const late2 = await letter(late);
    await confirm({ secret: late2.secret });
    platform().clock.advance(numbers.emailCheck.passwordSeconds * 1000 + 1);
    const body = { secret: late2.secret, password: 'a long password' };
    expect((await platform().call(calls.chooseFirstPassword, { body })).code).toBe('wrongEmailCode');
  });

  it('a code is good for five tries, a link for three days, and both only until the next letter', async () => {
    const learner = await platform().anonymous();
    const email = address();
    await save(learner, email);
    const first = await letter(email);
    const wrong = first.code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < numbers.emailCheck.codeTries; tries += 1)
      expect((await confirm({ code: wrong }, learner)).code).toBe('wrongEmailCode');
    expect((await confirm({ code: first.code }, learner)).code).toBe('wrongEmailCode');
    await save(learner, email);
    const second = await letter(email);
    expect((await confirm({ secret: first.secret })).code).toBe('wrongEmailCode');
    platform().clock.advance(numbers.emailCheck.goodSeconds * 1000);
    expect((await confirm({ secret: second.secret })).code).toBe('wrongEmailCode');
    expect((await confirm({ code: second.code }, await platform().anonymous())).code).toBe('wrongEmailCode');
  });

  it('neither both nor none of the two is an answer', async () => {
    const learner = await platform().anonymous();
    expect((await confirm({}, learner)).code).toBe('oneCredentialOnly');
    expect((await confirm({ code: '123456', secret: 'x'.repeat(32) }, learner)).code).toBe('oneCredentialOnly');
    expect((await confirm({ code: '123456' })).code).toBe('unauthorized');
  });

  it('[K-126] settings type 9 saves and validates: validating tells the same and sends nothing', async () => {
    const learner = await platform().anonymous();
    const email = address();
    const both = async (body: Omit<Model<'SettingsBody'>, 'type'>) => {
      const input = { body: { type: settingsTypes.saveProgress, ...body } };
      return [await learner.call(calls.validateSettings, input), await learner.call(calls.saveSettings, input)].map(
        (answer) => answer.body,
      );
    };
    const ok = { status: 'ok', fields: {} };
    const wrong = (fields: Record<string, string[]>) => ({ status: 'error', fields });
    expect(await both({ email: 'fox@den' })).toEqual(
      Array(2).fill(wrong({ email: ['emailAddressInvalidHostname'], birthYear: ['required'] })),
    );
    expect(await emailsTo(platform().sql, 'fox@den')).toEqual([]);
    const body = { type: settingsTypes.saveProgress, email, birthYear: 1990 };
    expect((await learner.call(calls.validateSettings, { body })).body).toEqual(ok);
    expect(await emailsTo(platform().sql, email)).toEqual([]);
    expect((await learner.call(calls.saveSettings, { body })).body).toEqual(ok);
    expect(await emailsTo(platform().sql, email)).toHaveLength(1);
    expect(await profileOf(learner)).toMatchObject({ anonymous: true, email });
    await confirm({ secret: (await letter(email)).secret });
    expect(await profileOf(learner)).toMatchObject({ anonymous: false, email });
  });

  it('[V-013] [V-016] the server trims the address and checks it too', async () => {
    const learner = await platform().anonymous();
    const email = address();
    expect(await save(learner, `  ${email}\t`)).toEqual({ status: 'ok', fields: {} });
    expect((await emailsTo(platform().sql, email)).length).toBe(1);
    const fields = async (text: string) => (await save(learner, text)).fields;
    expect(await fields('  ')).toEqual({ email: ['enterEmailError'] });
    expect(await fields('no address')).toEqual({ email: ['emailAddressInvalid'] });
    expect(await fields('a..b@mail.example')).toEqual({ email: ['emailAddressInvalid'] });
    expect(await fields('a@mail.invalid')).toEqual({ email: ['emailAddressInvalidHostname'] });
    expect(await fields('kit@пример.рф')).toEqual({});
    expect((await emailsTo(platform().sql, 'kit@xn--e1afmkfd.xn--p1ai')).length).toBe(1);
  });

  it('[V-016] an address that an account has is taken; one that is only wished for is not', async () => {
    const [one, two] = [await platform().anonymous(), await platform().anonymous()];
    const email = address();
    await save(one, email);
    expect((await save(two, email)).status).toBe('ok');
    const [second, first] = await emailsTo(platform().sql, email);
    await confirm({ secret: first?.secret ?? '' });
    expect((await confirm({ secret: second?.secret ?? '' })).code).toBe('notUnique');
    expect(await save(two, email.toUpperCase())).toEqual({ status: 'error', fields: { email: ['notUnique'] } });
    expect(await save(one, email)).toEqual({ status: 'ok', fields: {} });
  });

  it('the year of birth decides whose address it is, and is said once', async () => {
    const learner = await platform().anonymous();
    const email = address();
    const none = (await learner.call(calls.saveSettings, { body: { type: 9, email } })).body;
    expect(none).toEqual({ status: 'error', fields: { birthYear: ['required'] } });
    await save(learner, email, 2018);
    expect((await letter(email)).template).toBe('confirmParent');
    await save(learner, email, 1980);
    expect((await letter(email)).template).toBe('confirmParent');
    await confirm({ secret: (await letter(email)).secret });
    const [row] = await platform().sql`select email_owner, birth_year from "user" where id = ${learner.userId}`;
    expect({ ...row }).toEqual({ email_owner: 'parent', birth_year: 2018 });
  });

  it('the letter speaks the language of the page, and its link leads there with the secret behind a "#"', async () => {
    const learner = await platform().anonymous();
    const email = address();
    await learner.call(
      calls.saveSettings,
      { body: { type: 9, email, birthYear: 1990 } },
      { headers: { locale: 'tr' } },
    );
    const { locale, text } = await letter(email);
    expect(locale).toBe('tr');
    expect(text).toMatch(/\/2\.0\/tr\/confirm-email#[\w-]{32}\n/);
  });

  it('[S-043] an address that waits since yesterday is asked for once a day, until it is confirmed', async () => {
    const learner = await platform().anonymous();
    const email = address();
    await save(learner, email);
    const isForced = async () => (await profileOf(learner))?.globalPopup.forceEmailCheck;
    expect(await isForced()).toBe(false);
    const { sql, clock } = platform();
    const yesterday = new Date(clock.now().getTime() - 21 * HOUR_MS);
    await sql`update email_wish set created_at = ${yesterday} where user_id = ${learner.userId}`;
    expect([await isForced(), await isForced()]).toEqual([true, false]);
    await sql`update email_wish set asked_at = ${yesterday} where user_id = ${learner.userId}`;
    await confirm({ code: (await letter(email)).code }, learner);
    expect(await isForced()).toBe(false);
    const looked = await learner.call(calls.lookProfileNotice, { body: { notice: 'forceEmailCheck' } });
    expect(looked.body).toEqual({ status: 'ok' });
  });

  it('[C-071] [E-025] whoever is not saved is made to save: the next profile opens the window, once', async () => {
    const learner = await platform().anonymous();
    expect((await learner.call(calls.forceAccountSave)).body).toEqual({ status: 'ok', saveProgress: true });
    expect((await profileOf(learner))?.globalPopup.saveProgress).toBe(true);
    expect((await profileOf(learner))?.globalPopup.saveProgress).toBe(false);
    const email = address();
    await save(learner, email);
    await confirm({ code: (await letter(email)).code }, learner);
    expect((await learner.call(calls.forceAccountSave)).body).toEqual({ status: 'ok', saveProgress: false });
  });

  it('an account that registers with an address is asked to confirm it', async () => {
    const email = address();
    const body = { email, password: 'a long password', who: 'adult' as const, targetLessons: [3 as const] };
    await platform().call(calls.register, { body });
    expect((await confirm({ secret: (await letter(email)).secret })).body).toEqual({ status: 'ok', hasPassword: true });
  });

  it('another address counts when its letter is answered, and the one before is told', async () => {
    const learner = await platform().anonymous();
    const [before, after] = [address(), address()];
    await save(learner, before);
    await confirm({ code: (await letter(before)).code }, learner);
    await save(learner, after);
    expect((await profileOf(learner))?.email).toBe(before);
    await confirm({ code: (await letter(after)).code }, learner);
    expect((await profileOf(learner))?.email).toBe(after);
    const told = await letter(before);
    expect([told.template, told.text.includes(after), told.text.includes('@mail.example')]).toEqual([
      'emailChanged',
      false,
      true,
    ]);
  });

  it('few addresses an hour can be tried, and few can be asked about', async () => {
    const learner = await platform().anonymous();
    const tried: (string | null)[] = [];
    for (let n = 0; n <= numbers.emailCheck.perHour; n += 1) {
      const body = { type: 9, email: 'parent', birthYear: 1990 };
      tried.push((await learner.call(calls.saveSettings, { body })).code);
    }
    expect(tried.filter((code) => code === 'tooManyRequests')).toHaveLength(1);
    const asked: (string | null)[] = [];
    for (let n = 0; n <= numbers.emailCheck.perHour; n += 1)
      asked.push((await learner.call(calls.checkEmail, { body: { email: 'a@b.co' } })).code);
    expect(asked.at(-1)).toBe('tooManyRequests');
    expect(asked.filter((code) => code !== null)).toHaveLength(1);
  });
});

describe('what check-email tells', () => {
  eachDatabase('[C-151] of an address', (platform) => {
    it('[C-151] the keys of the error catalogue, and of a known address nothing else than of an unknown one', async () => {
      const email = 'known@mail.example';
      const body = { email, password: 'a long password', who: 'adult' as const, targetLessons: [3 as const] };
      await platform().call(calls.register, { body });
      const ask = async (text: string) => {
        const learner = await platform().anonymous();
        const { status, headers, body: verdict } = await learner.call(calls.checkEmail, { body: { email: text } });
        const told = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        return { status, verdict, told };
      };
      expect((await ask(' ')).verdict).toEqual({ isValid: false, error: 'enterEmailError' });
      expect((await ask('a b')).verdict).toEqual({ isValid: false, error: 'emailAddressInvalid' });
      expect((await ask('a@b')).verdict).toEqual({ isValid: false, error: 'emailAddressInvalidHostname' });
      const [known, unknown] = [await ask(email), await ask('other@mail.example')];
      expect(known).toEqual(unknown);
      expect(known.verdict).toEqual({ isValid: true, error: null });
    });
  });
});
