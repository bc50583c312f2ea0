import { type Model, numbers } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { insertProfile, type NewProfile, type Who } from './profile/profile.db.ts';
import { insertUser, type NewUser } from './user.db.ts';

export type TargetLesson = Model<'CommonProfile'>['courseTL'];

export interface NewPerson {
  readonly user: Omit<NewUser, 'createdAt'>;
  readonly who: Who;
  readonly targetLessons: readonly TargetLesson[];
  readonly goal?: readonly number[];
  readonly gradeId?: number | null;
  readonly displayName?: string | null;
  readonly locale: string;
  readonly globalPopup?: Readonly<Record<string, boolean>>;
}

export const DEFAULT_TARGET_LESSON: TargetLesson = 2;

/** Makes a user with a full store of lives and energy. */
export async function createPerson(tx: Tx, clock: Clock, person: NewPerson): Promise<number> {
  const now = wholeSecond(clock.now());
  const userId = await insertUser(tx, { ...person.user, createdAt: now });
  const courseTl = person.targetLessons[0] ?? DEFAULT_TARGET_LESSON;
  const profile: NewProfile = {
    userId,
    who: person.who,
    targetLessons: person.targetLessons.length > 0 ? person.targetLessons : [courseTl],
    courseTl,
    goal: person.goal ?? [],
    gradeId: person.gradeId ?? null,
    displayName: person.displayName ?? null,
    locale: person.locale,
    lifeValue: numbers.life.max,
    energyValue: numbers.energy.max,
    at: now,
    globalPopup: person.globalPopup ?? {},
  };
  await insertProfile(tx, profile);
  return userId;
}

function wholeSecond(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000);
}
