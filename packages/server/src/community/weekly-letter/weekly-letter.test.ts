import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { emailsTo, emailTo } from '../../testing/test-emails.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';
import { learnerOf } from '../../testing/test-learner.ts';

const HOUR_MS = 3_600_000;

oneDatabase('the letter about a week', (platform) => {
  /** A parent with a confirmed address, whose gate is open. */
  const confirmed = async (timeZone = 'Europe/Warsaw') => {
    const parent = await newParent(platform());
    await platform().sql`update "user" set email_confirmed_at = now() where id = ${parent.userId}`;
    await platform().sql`update profile set time_zone = ${timeZone}, locale = 'en' where user_id = ${parent.userId}`;
    return parent;
  };
  const wish = (parent: { call: ReturnType<typeof platform>['call'] }, isOn = true) =>
    parent.call(calls.saveWeeklyLetter, { body: { isOn } });
  const lettersTo = async (email: string) =>
    (await emailsTo(platform().sql, email)).filter(({ template }) => template === 'week');
  /** From this moment on, an hour at a time. */
  const pass = async (from: string, hours: number): Promise<void> => {
    platform().clock.advance(new Date(from).getTime() - platform().clock.now().getTime());
    for (let hour = 0; hour < hours; hour += 1) {
      await platform().runDue();
      await platform().runDue();
      platform().clock.advance(HOUR_MS);
    }
  };

  it('comes once on Sunday evening of the parent’s own zone, and says what the family’s page says', async () => {
    const parent = await confirmed();
    const [ada, bob] = [await addChild(parent, 'Ada'), await addChild(parent, 'Bob')];
    expect((await parent.call(calls.getWeeklyLetter)).body).toEqual({
      isOn: false,
      email: parent.email,
      isConfirmed: true,
    });
    expect((await wish(parent)).status).toBe(200);
    expect((await parent.call(calls.getWeeklyLetter)).body.isOn).toBe(true);
    await platform().sql`insert into learning_day (user_id, day, answers, solved, stars, seconds)
      values (${ada}, '2026-09-02', 5, 5, 12, 600), (${ada}, '2026-09-04', 5, 5, 12, 900)`;
    await pass('2026-09-06T13:30:00Z', 1); // 15:30 in Warsaw
    expect(await lettersTo(parent.email)).toEqual([]);
    await pass('2026-09-06T15:10:00Z', 12);
    const [letter, ...others] = await lettersTo(parent.email);
    expect(others).toEqual([]);
    expect(letter?.text).toContain('Ada: practised on 2 of 7 days, 25 min in all.');
    expect(letter?.text).toContain('Bob: a quiet week.');
    expect(letter?.text).toContain('/2.0/en/cabinet/family');
    await pass('2026-09-13T15:10:00Z', 12);
    expect(await lettersTo(parent.email)).toHaveLength(2);
    expect(bob).toBeGreaterThan(0);
  });

  it('names what comes easily and what still grows', async () => {
    const parent = await confirmed('Asia/Tokyo');
    const ada = await addChild(parent, 'Ada');
    await wish(parent);
    const { sql } = platform();
    const drafts = Array.from({ length: 6 }, () => draftOf(['two']));
    const { problemIds } = await writeThread(sql, [{ problems: drafts }]);
    const child = learnerOf(await switchTo(platform(), parent, ada));
    for (const [family, skill, ids] of [
      ['series', 0.2, problemIds.slice(0, 3)],
      ['matrix', -0.3, problemIds.slice(3)],
    ] as const) {
      await sql`update problem set family = ${family}, family_version = 1, seed = id::text, mode = 'single'
        where id = any(${ids})`;
      for (const id of ids) await child.choose(id, ['two']);
      await platform().settled();
      await sql`insert into learner_skill (user_id, family, skill, answers) values (${ada}, ${family}, ${skill}, 3)
        on conflict (user_id, family) do update set skill = excluded.skill, answers = excluded.answers`;
    }
    await pass('2026-09-20T08:10:00Z', 2);
    const { text } = await emailTo(sql, parent.email);
    expect(text).toMatch(/Comes easily: .+\./);
    expect(text).toMatch(/Still growing: .+\./);
  });

  it('its small link ends the letters without signing in, twice like once', async () => {
    const parent = await confirmed();
    await addChild(parent, 'Ada');
    await wish(parent);
    await pass('2026-09-27T15:10:00Z', 1);
    const { secret } = await emailTo(platform().sql, parent.email);
    for (let time = 0; time < 2; time += 1)
      expect((await platform().call(calls.stopWeeklyLetter, { body: { key: secret } })).status).toBe(200);
    const again = await platform().login(parent.email, parent.password);
    expect((await again.call(calls.getWeeklyLetter)).body.isOn).toBe(false);
    await pass('2026-10-04T15:10:00Z', 3);
    expect(await lettersTo(parent.email)).toHaveLength(1);
  });

  it('an address that is not confirmed is asked first, by one letter for each wish, and hears of no week before', async () => {
    const parent = await newParent(platform());
    await addChild(parent, 'Ada');
    const asking = async () =>
      (await emailsTo(platform().sql, parent.email)).filter(({ template }) => template === 'confirmEmail').length;
    const before = await asking();
    for (let time = 0; time < 2; time += 1) expect((await wish(parent)).status).toBe(200);
    expect((await asking()) - before).toBe(1);
    expect((await parent.call(calls.getWeeklyLetter)).body).toMatchObject({ isOn: true, isConfirmed: false });
    const { secret } = await emailTo(platform().sql, parent.email);
    await pass('2026-10-18T15:10:00Z', 3);
    expect(await lettersTo(parent.email)).toEqual([]);
    expect((await platform().call(calls.confirmEmail, { body: { secret } })).code).toBe('wrongEmailCode');
    await platform().sql`update "user" set email_confirmed_at = now() where id = ${parent.userId}`;
    await pass('2026-10-25T16:10:00Z', 3);
    expect(await lettersTo(parent.email)).toHaveLength(1);
  });

  it('is for grown-ups with a confirmed address and children; nobody else gets one', async () => {
    const nameless = await newParent(platform());
    await platform().sql`update "user" set email = null, username = 'nameless' where id = ${nameless.userId}`;
    expect((await nameless.call(calls.getWeeklyLetter)).body).toEqual({ isOn: false, email: null, isConfirmed: false });
    expect((await wish(nameless)).code).toBe('enterEmailError');
    const guest = await platform().anonymous();
    expect((await wish(guest)).status).toBe(403);
    const childless = await confirmed();
    await wish(childless);
    const parent = await confirmed();
    const ada = await addChild(parent, 'Ada');
    const child = await switchTo(platform(), parent, ada);
    expect((await wish(child)).status).toBe(403);
    await openGate(child);
    expect((await wish(child)).status).toBe(403);
    await wish(parent);
    await wish(parent, false);
    await pass('2026-10-11T15:10:00Z', 3);
    expect([await lettersTo(childless.email), await lettersTo(parent.email)]).toEqual([[], []]);
  });
});
