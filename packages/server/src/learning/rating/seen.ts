import { isAdultLesson, isPreschool, type Model, type TargetLesson } from '@logikit/contract';
import { readRatingSettings, type RatingSettings, type School } from '../../identity/households/index.ts';
import { readMayBeRated } from '../../identity/trust/index.ts';
import type { Tx } from '../../kernel/database/index.ts';

export type Audience = 'junior' | 'adult';
export type Lack = Model<'RatingPage'>['missing'][number];

/** How the rating may show somebody, as everything stands at this moment. */
export interface Seen {
  readonly userId: number;
  readonly audience: Audience;
  /** Empty: everybody sees them. */
  readonly missing: readonly Lack[];
  /** Null: not in a board of a city, of a school. */
  readonly cityCode: string | null;
  readonly school: School | null;
}

/** Whoever has left is left out. */
export async function readSeen(tx: Tx, userIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Seen>> {
  const people = await readRatingSettings(tx, [...new Set(userIds)]);
  const allowed = await readMayBeRated(tx, people, now);
  return new Map(
    people.map((person) => {
      const { userId, courseTl, cityCode, school } = person;
      const missing = missingOf(person, allowed.has(userId));
      return [
        userId,
        { userId, audience: isAdultLesson(courseTl as TargetLesson) ? 'adult' : 'junior', missing, cityCode, school },
      ];
    }),
  );
}

/** Rules D-113 and D-234. */
function missingOf({ isAnonymous, isEditor, courseTl, isAgreed }: RatingSettings, isAllowed: boolean): readonly Lack[] {
  const lacks: Readonly<Partial<Record<Lack, boolean>>> = {
    account: isAnonymous || isEditor,
    preschool: isPreschool(courseTl as TargetLesson), // of the column's check
    agreement: !isAgreed,
    parent: !isAllowed,
  };
  return Object.entries(lacks).flatMap(([lack, isLacking]) => (isLacking ? [lack as Lack] : []));
}

/** The number alone, or what people call it. */
export function schoolName({ number, other }: Pick<School, 'number' | 'other'>): string {
  return number ?? other ?? '';
}

/** The same for whoever names the same school. */
export function schoolKey({ cityCode, type, number, other }: School): string {
  return [cityCode, type, number, other].map((part) => String(part ?? '').toLowerCase()).join('|');
}
