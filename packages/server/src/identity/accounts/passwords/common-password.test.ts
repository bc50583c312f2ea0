import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { newParent, openGate } from '../../../testing/test-family.ts';
import { emailTo } from '../../../testing/test-emails.ts';
import { eachDatabase } from '../../../testing/platform.ts';
import { isCommonPassword } from './common-password.ts';

describe('the list of common passwords', () => {
  it.each([
    'password1',
    '1234567890',
    'qwertyuiop',
    'iloveyou',
    'PassWord1',
    'ｐａｓｓｗｏｒｄ',
    '11111111',
    '1q2w3e4r5t',
  ])('knows %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['a long password', 'kit and the fox', 'kit-parent', 'пять смешных лис', '💡'.repeat(8)])(
    'does not know %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

eachDatabase('a password that many others have is nobody’s here (security.md T17)', (platform) => {
  const refused = { status: 422, code: 'commonPassword' };
  const address = () => `common-${randomUUID()}@mail.example`;

  it('not at registration; what was typed makes no account', async () => {
    const email = address();
    const body = { email, password: 'Password1', who: 'adult' as const, targetLessons: [3 as const] };
    expect(await platform().call(calls.register, { body })).toMatchObject(refused);
    expect(await platform().sql`select 1 from "user" where email = ${email}`).toHaveLength(0);
    expect((await platform().call(calls.register, { body: { ...body, password: 'short' } })).code).toBe(
      'invalidRequest',
    );
    expect((await platform().call(calls.register, { body: { ...body, password: 'a long password' } })).status).toBe(
      200,
    );
  });

  it('not at recovery; the link stays good for a better one', async () => {
    const { email } = await newParent(platform());
    await platform().call(calls.askRecovery, { body: { email } });
    await platform().runDue();
    await platform().runDue();
    const { secret: token } = await emailTo(platform().sql, email);
    const confirm = (password: string) => platform().call(calls.confirmRecovery, { body: { token, password } });
    expect(await confirm('1234567890')).toMatchObject(refused);
    expect((await confirm('foxes like puzzles')).status).toBe(200);
    await platform().login(email, 'foxes like puzzles');
  });

  it('not when it is changed: told beside its field, length first', async () => {
    const parent = await newParent(platform());
    await openGate(parent);
    const change = async (next: string) =>
      (await parent.call(calls.saveSettings, { body: { type: 5, old: parent.password, new: next } })).body;
    expect(await change('qwertyuiop')).toEqual({ status: 'error', fields: { new: ['commonPassword'] } });
    expect(await change('qwerty')).toEqual({ status: 'error', fields: { new: ['tooShort'] } });
    expect(await change('foxes like puzzles')).toEqual({ status: 'ok', fields: {} });
  });

  it('not as the first password of a saved progress', async () => {
    const learner = await platform().anonymous();
    const email = address();
    await learner.call(calls.saveSettings, { body: { type: 9, email, birthYear: 1985 } });
    const { secret } = await emailTo(platform().sql, email);
    await platform().call(calls.confirmEmail, { body: { secret } });
    const choose = (password: string) => platform().call(calls.chooseFirstPassword, { body: { secret, password } });
    expect(await choose('sunshine')).toMatchObject(refused);
    expect((await choose('foxes like puzzles')).status).toBe(200);
  });

  it('but a PIN behind a session may be as simple as it likes', async () => {
    const parent = await newParent(platform());
    await openGate(parent);
    expect((await parent.call(calls.saveParentPin, { body: { pin: '1234' } })).status).toBe(200);
  });
});
