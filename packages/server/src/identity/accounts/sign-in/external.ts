import type { Clock } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import type { PartnerLearner } from '../../partner-keys/index.ts';
import { createPerson, DEFAULT_TARGET_LESSON } from '../person.ts';
import { selectOptionalExternalUser } from '../user.db.ts';

/** The user of a partner's learner: one per tenant and subject, made at the first visit. */
export async function userOfPartner(
  tx: Tx,
  clock: Clock,
  learner: PartnerLearner & { readonly locale: string },
): Promise<number> {
  const { tenantId, subject, name, locale } = learner;
  // Two tabs of a new learner arrive together: the second waits here and finds the user of the first.
  await tx`select pg_advisory_xact_lock(${tenantId}, hashtext(${subject}))`;
  const known = await selectOptionalExternalUser(tx, tenantId, subject);
  if (known) return known.id;
  return createPerson(tx, clock, {
    user: { tenantId, externalSubject: subject, anonymous: false },
    who: 'pupil',
    targetLessons: [DEFAULT_TARGET_LESSON],
    displayName: name,
    locale,
  });
}
