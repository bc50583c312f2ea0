import { type CallInput, calls } from '@logikit/contract';
import { expect } from 'vitest';
import { emailsTo } from './test-emails.ts';
import type { TestPlatform, TestUser } from './platform.ts';

type Teacher = CallInput<typeof calls.convertTeacher>['body'];
export const about: Teacher = { name: 'Anna Petrova', school: 'School № 5', subject: 'Maths', grades: [2, 3] };

/** People of a school and what they do to meet. */
export function schoolOf(platform: () => TestPlatform) {
  let made = 0;
  const account = async (who: 'parent' | 'teacher' | 'pupil' | 'adult', more: object = {}): Promise<TestUser> => {
    made += 1;
    const email = `${who}${made}@example.org`;
    const { body } = await platform().call(calls.register, {
      body: { email, password: 'long-enough', who, targetLessons: [2], ...more },
    });
    return {
      userId: body.userId,
      token: body.token,
      call: (one, input, extras) => platform().call(one, input, { token: body.token, ...extras }),
    };
  };
  const teacher = async (): Promise<TestUser> => {
    const one = await account('teacher');
    expect((await one.call(calls.convertTeacher, { body: about })).status).toBe(200);
    return one;
  };
  const classOf = async (by: TestUser, name = '2 A') =>
    (await by.call(calls.createClass, { body: { name, targetLesson: 2 } })).body;
  const room = async (by: TestUser, id: number) => (await by.call(calls.getClass, { params: { id } })).body;
  const guest = async (code: string, name = 'Mia'): Promise<TestUser> => {
    const { body, status } = await platform().call(calls.joinByTeacherCode, { body: { code, name } });
    expect(status).toBe(200);
    return {
      userId: body.userId,
      token: body.token,
      call: (one, input, extras) => platform().call(one, input, { token: body.token, ...extras }),
    };
  };
  const consentEmailTo = async (email: string) => {
    const [received] = await emailsTo(platform().sql, email);
    const text = received?.text ?? '';
    return { text, token: /class-consent#([\w-]+)/.exec(text)?.[1] ?? '' };
  };
  const agreeByLetter = async (pupil: TestUser, classId: number, email = `parent-of-${pupil.userId}@example.org`) => {
    await pupil.call(calls.askParent, { body: { classId, email } });
    const { token } = await consentEmailTo(email);
    return platform().call(calls.answerConsentLink, { body: { token, agrees: true } });
  };
  const hold = (owner: TestUser, pupil: TestUser) =>
    platform().sql`insert into card (user_id, owner_id, created_at) values (${pupil.userId}, ${owner.userId}, now())`;

  return { account, teacher, classOf, room, guest, consentEmailTo, agreeByLetter, hold };
}
