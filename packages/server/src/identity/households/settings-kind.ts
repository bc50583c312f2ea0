import type { calls } from '@logikit/contract';
import type { Handling } from '../../kernel/http/index.ts';

/** What is wrong with the fields: message keys, by the field's name. Empty: nothing. */
export type Faults = Readonly<Record<string, readonly string[]>>;

/** What a check sees: it runs for saving and for validating alike, so it only looks. */
export interface SettingsLook extends Pick<
  Handling<typeof calls.saveSettings>,
  'tx' | 'clock' | 'user' | 'tenant' | 'locale' | 'body' | 'request'
> {
  /** Whose settings they are: the caller's, or those of a pupil whose card the caller holds. */
  readonly subjectId: number;
}

export interface SettingsChange extends SettingsLook, Pick<Handling<typeof calls.saveSettings>, 'emit'> {}

/** One of the ten kinds of settings (rule D-196). */
export interface SettingsKind<Prepared = unknown> {
  /** Who holds a pupil's card may change the pupil's. */
  readonly isForOwnersToo: boolean;
  /** A pupil whose card somebody holds may not change their own (V-031). */
  readonly isForGrownUps: boolean;
  /** Slow work, such as hashing, which must not hold the transaction. */
  prepare?(look: SettingsLook): Promise<Prepared>;
  check(look: SettingsLook, prepared: Prepared): Promise<Faults>;
  /** Runs only when the check has found nothing. */
  save(change: SettingsChange, prepared: Prepared): Promise<void>;
}

/** The fault of one field; a null key is none. */
export function faultsOf(fields: Readonly<Record<string, string | null>>): Faults {
  return Object.fromEntries(Object.entries(fields).flatMap(([field, key]) => (key === null ? [] : [[field, [key]]])));
}
