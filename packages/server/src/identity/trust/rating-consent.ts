import type { Tx } from '../../kernel/database/index.ts';
import type { RatingSettings } from '../households/index.ts';
import { selectDecisionsAbout } from './consent.db.ts';
import { isChild } from './is-child.ts';

type Person = Pick<RatingSettings, 'userId' | 'birthYear' | 'who' | 'isHeld'>;

/**
 * Those of these people whom the rating may show as far as consent goes: the last word counts, whoever it is about.
 * Without one a child may be shown only where a grown-up holds the card, who alone can turn the rating on for it.
 */
export async function readMayBeRated(tx: Tx, people: readonly Person[], now: Date): Promise<ReadonlySet<number>> {
  const ids = people.map(({ userId }) => userId);
  const decisions = new Map(
    (await selectDecisionsAbout(tx, 'publicRating', ids)).map(({ userId, isGiven }) => [userId, isGiven]),
  );
  const may = (person: Person): boolean => decisions.get(person.userId) ?? (person.isHeld || !isChild(person, now));
  return new Set(people.filter(may).map(({ userId }) => userId));
}
