import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { selectTenantOf } from '../certificate.db.ts';
import { requireStanding } from '../certificates.ts';
import type { Achieved } from './credential.ts';

/** What is published has one language for everybody who reads it, whatever a badge itself is written in. */
const LOCALE = 'en';
/** No id of a person: whoever asks has done nothing yet. */
const NOBODY = 0;

/** What can be achieved, whoever does it. Refuses with `notFound`. */
export async function readAchieved(tx: Tx, id: number): Promise<Achieved> {
  const tenantId = await selectTenantOf(tx, id);
  if (tenantId === null) throw new ApiError('notFound');
  const owner = { userId: NOBODY, tenantId };
  const { title, row } = await requireStanding({ tx, owner, locale: LOCALE }, id);
  return { id, locale: LOCALE, title, share: row.share };
}
