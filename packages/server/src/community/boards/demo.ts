import { createPerson } from '../../identity/accounts/index.ts';
import { showInRating } from '../../identity/households/index.ts';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { OWN_TENANT } from '../../kernel/http/index.ts';
import {
  follow,
  insertClosings,
  schoolKey,
  seasonOf,
  selectDemoProblems,
  selectInstitutionByKey,
  selectShownPupils,
} from '../../learning/rating/index.ts';

/** A school for a first look at its board; the demo partner's key shows it. */
export const demoSchool = { cityCode: '625144', type: 1, number: null, other: 'Kit and friends' } as const;
const PUPILS = 14;

/** Its pupils, once, and the stars that each of them has earned in a month, as soon as that has begun. */
export async function seedDemoSchool(tx: Tx, clock: Clock): Promise<void> {
  const now = clock.now();
  const school = await selectInstitutionByKey(tx, schoolKey(demoSchool));
  const pupils = school ? await selectShownPupils(tx, school.id) : await createPupils(tx, clock);
  const season = seasonOf(now);
  if (pupils.some(({ season: last }) => last === season)) return;
  const ids = [...new Set(pupils.map(({ userId }) => userId))].toSorted((one, other) => one - other);
  const closings = await Promise.all(
    ids.map(async (userId, at) => {
      // Nobody has as much as everybody, and two have as much as each other.
      const problems = await selectDemoProblems(tx, userId, 2 + ((at * 5) % (PUPILS - 1)));
      const stars = 3 - (at % 2);
      return problems.map((problemId) => ({
        ...{ userId, problemId, passingId: problemId, stars },
        mistakes: 3 - stars,
        at: now.toISOString(),
      }));
    }),
  );
  await insertClosings(tx, closings.flat());
  await follow(tx, ids, now);
}

/** Grown-ups of a school course: no parent has to be made up for them. */
async function createPupils(tx: Tx, clock: Clock): Promise<readonly { userId: number; season: number | null }[]> {
  const pupils = [];
  for (let at = 1; at <= PUPILS; at += 1) {
    const userId = await createPerson(tx, clock, {
      user: { tenantId: OWN_TENANT.id, username: `kits-friend-${at}`, anonymous: false },
      who: 'adult',
      targetLessons: [2],
      locale: 'ru',
    });
    await showInRating(tx, userId, demoSchool);
    pupils.push({ userId, season: null });
  }
  return pupils;
}
