import { numbers } from '../../values/numbers.ts';

const { afterDays, policy } = numbers.additionalTrial;
const DAY_MS = 86_400_000;

/** Who might be lent one more chapter. Times are milliseconds of server time. */
export interface TrialApplicant {
  readonly userId: number;
  /** Two letters; null where it is not known. */
  readonly region: string | null;
  readonly registeredAt: number;
  readonly now: number;
}

/**
 * Whether somebody is offered another trial, as far as registration date, region and id decide (rule D-091). The first
 * line of the policy that fits has the say; without one there is no offer.
 */
export function isTrialOffered({ userId, region, registeredAt, now }: TrialApplicant): boolean {
  if (now - registeredAt < afterDays * DAY_MS) return false;
  const ids = userId % 2 === 0 ? 'even' : 'odd';
  const line = policy.find((one) => one.ids === ids && (one.region === 'any' || one.region === region));
  return line?.isOffered ?? false;
}
