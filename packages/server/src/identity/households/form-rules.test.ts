import { calls, fieldFaultsOf, type Model } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { newParent, openGate } from '../../testing/test-family.ts';

/** What people type into the forms of settings, right and wrong; the pages ask `fieldFaultsOf` before they send. */
const typed: readonly Model<'SettingsBody'>[] = [
  ...['', 'Ada', "O'Hara", 'Анна-Мария', 'Ада 2', 'a<b', '@da', '李', 'Jr.', '☺', 'علی‌رضا', 'ක්‍රිෂාන්', 'a\u202eb'].map(
    (firstName) => ({
      type: 3,
      firstName,
      middleName: firstName,
      lastName: firstName,
    }),
  ),
  ...['', '+4915112345678', '+49 (151) 123-45-67', '015112345678', '+12', '+1234567890123456', 'call me'].map(
    (phone) => ({ type: 4, phone }),
  ),
  ...['', 'seven77', 'x'.repeat(7), 'foxes like it', 'x y z '.repeat(33)].map((next) => ({ type: 5, new: next })),
  ...[
    '',
    'ab',
    'abc',
    ' spaced ',
    'a b',
    'лиса_7',
    '-fox',
    'a@b',
    'आराध्या',
    'علی‌رضا',
    '\u200cعلی',
    'x'.repeat(30),
    'x'.repeat(31),
    '7.up',
  ].map((username) => ({ type: 13, username })),
];

eachDatabase('form rules', (platform) => {
  it('[V-027] one rule of the contract says the same in the browser and on the server, for every field of settings', async () => {
    const parent = await newParent(platform());
    await openGate(parent);
    let wrong = 0;
    for (const body of typed) {
      const whole = body.type === 5 ? { ...body, old: parent.password } : body;
      const { body: verdict } = await parent.call(calls.validateSettings, { body: whole });
      const fields = fieldFaultsOf(body);
      expect({ body, verdict }).toEqual({
        body,
        verdict: { status: Object.keys(fields).length === 0 ? 'ok' : 'error', fields },
      });
      if (verdict.status === 'error') wrong += 1;
    }
    expect(wrong).toBeGreaterThan(10);
    expect(wrong).toBeLessThan(typed.length - 10);
  });

  it('[V-027] a name to sign in with obeys the same rule where an account begins', async () => {
    const names = typed.flatMap(({ username }) => (username ? [username] : []));
    const made: string[] = [];
    for (const username of names) {
      const body = { username, password: 'a long password', who: 'adult' as const, targetLessons: [3 as const] };
      if ((await platform().call(calls.register, { body })).status === 200) made.push(username);
    }
    expect(made).toEqual(names.filter((username) => Object.keys(fieldFaultsOf({ username })).length === 0));
    expect(made).toContain('лиса_7');
  });
});
