import type { PlayerState } from '../../machine/problem-session.ts';
import { isForPreschool } from '../../player.descriptor.ts';

/** True when the next try must wait for a life (rule D-052); for preschoolers a try costs none. */
export function hasNoLife({ passing, session }: Extract<PlayerState, { passing: unknown }>): boolean {
  return passing.life?.value === 0 && !isForPreschool(session.problem);
}
