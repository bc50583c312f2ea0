import { randomUUID } from 'node:crypto';
import { calls, type Model } from '@logikit/contract';
import { userOf } from './test-family.ts';
import { learnerOf } from './test-learner.ts';
import { draftOf, writeThread } from './test-course.ts';
import type { TestPlatform, TestUser } from './platform.ts';

type Settings = Model<'SettingsBody'>;

export interface RatedPerson extends TestUser {
  /** Signs in again: tokens do not live for days. */
  again(): Promise<TestUser>;
}

/** People of the rating, and the problems that give them points. */
export interface RatedPeople {
  /** A grown-up of the adult course, who has agreed to the rating when nothing else is said. */
  adult(setting?: { readonly agree?: boolean }): Promise<RatedPerson>;
  save(user: TestUser, body: Settings): Promise<void>;
  problems(count: number, targetLesson?: 2 | 3 | 4): Promise<readonly number[]>;
  /** Closes problems, each for so many stars. */
  close(user: TestUser, ids: readonly number[], stars?: 1 | 2 | 3): Promise<void>;
}

const MOSCOW = '524901';
export const inMoscow = { type: 11, cityCode: MOSCOW } satisfies Settings;

export function ratedPeople(platform: () => TestPlatform): RatedPeople {
  const save: RatedPeople['save'] = async (user, body) => {
    const saved = await user.call(calls.saveSettings, { body });
    if (saved.body.status !== 'ok') throw new Error(`Not saved: ${JSON.stringify(saved.body)}`);
    await platform().settled();
  };
  return {
    save,
    adult: async ({ agree = true } = {}) => {
      const [username, password] = [`rated-${randomUUID().slice(0, 12)}`, 'kit and the fox'];
      const { body } = await platform().call(calls.register, {
        body: {
          username,
          password,
          who: 'adult',
          targetLessons: [3],
          birthYear: 1990,
        },
      });
      const user = userOf(platform(), body.userId, body.token);
      if (agree) await save(user, { type: 1, agree });
      return { ...user, again: () => platform().login(username, password) };
    },
    problems: async (count, targetLesson = 3) => {
      const problems = Array.from({ length: count }, () => draftOf(['two'], { targetLesson }));
      return (await writeThread(platform().sql, [{ problems }], { targetLesson, isSequential: false })).problemIds;
    },
    close: async (user, ids, stars = 3) => {
      const wrong = ['one', 'three'].slice(0, 3 - stars);
      for (const id of ids) for (const key of [...wrong, 'two']) await learnerOf(user).choose(id, [key]);
    },
  };
}
