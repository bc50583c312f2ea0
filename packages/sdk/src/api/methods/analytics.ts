// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type {
  ActivityAnswer,
  ActivityBody,
  AnalyticsEvent,
  PageError,
  Preference,
  PreferenceBody,
  PreferencePath,
  Preferences,
  PreferencesBody,
} from '../models/analytics.ts';
import type { StatusOk } from '../models/status.ts';
export interface AnalyticsApi {
  /** One consent. */
  getPreference(input: { readonly params: PreferencePath }, options?: CallOptions): Promise<Preference>;
  /** All consents. */
  listPreferences(input?: Record<string, never>, options?: CallOptions): Promise<Preferences>;
  /** Something broke on a page of ours; goes to our own log and nowhere else. */
  reportError(input: { readonly body: PageError }, options?: CallOptions): Promise<StatusOk>;
  /** Saves one consent. */
  savePreference(
    input: { readonly params: PreferencePath; readonly body: PreferenceBody },
    options?: CallOptions,
  ): Promise<Preference>;
  /** Saves all consents. */
  savePreferences(input: { readonly body: PreferencesBody }, options?: CallOptions): Promise<Preferences>;
  /** How long the learner was active. */
  sendActivity(input: { readonly body: ActivityBody }, options?: CallOptions): Promise<ActivityAnswer>;
  /** One analytics event, with consent only. */
  sendEvent(input: { readonly body: AnalyticsEvent }, options?: CallOptions): Promise<StatusOk>;
}
