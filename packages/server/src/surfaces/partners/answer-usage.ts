import { countAnswers } from '../../identity/partner-keys/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { AnswerEvent } from '../../learning/progress/index.ts';

/** Counts answers that were given on partners' pages: one addition for each key and day of a batch. */
export async function countAnswersOfKeys(tx: Tx, answers: readonly AnswerEvent[]): Promise<void> {
  const ofPartners = answers.filter(({ facts }) => facts.partnerKey !== null);
  const sums = Map.groupBy(ofPartners, ({ facts }) => `${facts.partnerKey} ${facts.at.slice(0, 10)}`);
  for (const [keyAndDay, { length: count }] of sums) {
    const [key = '', day = ''] = keyAndDay.split(' ');
    await countAnswers(tx, { key, day, count });
  }
}
