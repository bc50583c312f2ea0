import { calls, type Model } from '@logikit/contract';
import type { Answer } from './caller.ts';
import type { TestPlatform, TestUser } from './platform.ts';

/** A parent of their own for one test, who has just registered. */
export async function newParent(
  platform: TestPlatform,
  { who = 'parent' }: { readonly who?: Model<'Profile'>['who'] } = {},
): Promise<TestUser & { readonly email: string; readonly password: string }> {
  const password = 'kit and the fox';
  const email = `${who}-${Math.random().toString(36).slice(2)}@family.example`;
  const { body } = await platform.call(calls.register, { body: { email, password, who, targetLessons: [2] } });
  return { ...userOf(platform, body.userId, body.token), email, password };
}

export function userOf(platform: TestPlatform, userId: number, token: string): TestUser {
  return { userId, token, call: (one, input, extras) => platform.call(one, input, { token, ...extras }) };
}

export async function addChild(parent: TestUser, name = 'Ada'): Promise<number> {
  const added = await parent.call(calls.addPupil, { body: { name, targetLesson: 2, gradeId: 2 } });
  if (added.status !== 200) throw new Error(`No pupil was added: ${added.code ?? ''}`);
  return added.body.cardId;
}

/** The device after it was handed over: whoever the new cookie belongs to. */
export async function switchTo(platform: TestPlatform, from: TestUser, userId: number): Promise<TestUser> {
  const switched = await from.call(calls.switchUser, { body: { userId } });
  if (switched.status !== 200) throw new Error(`Not switched: ${switched.code ?? ''}`);
  const cookie = (switched.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { body } = await platform.call(calls.getToken, { query: { type: 'jwt' } }, { headers: { cookie } });
  return userOf(platform, userId, body.token);
}

/** Goes through the gate as a grown-up would. */
export async function openGate(user: TestUser, pin?: string): Promise<Answer<typeof calls.openParentZone>> {
  const { question } = (await user.call(calls.getParentZone)).body;
  const answer = (question?.a ?? 0) * (question?.b ?? 0);
  return user.call(calls.openParentZone, { body: pin === undefined ? { answer } : { answer, pin } });
}
