import type { Tx } from '../../../kernel/database/index.ts';
import { holdsPupils } from '../../../identity/households/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { User } from '../../../kernel/http/index.ts';

/**
 * A key is for whoever teaches somebody: a teacher, or a parent with a child here. Anybody may register as a parent, and
 * a learner who did so would print the answers of every problem (rule D-038).
 */
export async function requireKeyHolder(tx: Tx, user: User): Promise<void> {
  if (user.perms.includes('teacher') || (await holdsPupils(tx, user.id))) return;
  throw new ApiError('forbidden');
}
