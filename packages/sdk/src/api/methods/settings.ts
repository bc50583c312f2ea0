// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type {
  CardIdBody,
  CitySuggestions,
  DeviceBody,
  EmailBody,
  EmailVerdict,
  InstitutionSuggestions,
  MultiSettings,
  NoticeBody,
  PlaceQuery,
  Scheduler,
  SettingsBody,
  SettingsVerdict,
  TeacherCodeBody,
  WeeklyLetter,
  WeeklyLetterStop,
  WeeklyLetterWish,
} from '../models/person.ts';
import type { StatusOk } from '../models/status.ts';
export interface SettingsApi {
  /** What the server thinks of an e-mail address. */
  checkEmail(input: { readonly body: EmailBody }, options?: CallOptions): Promise<EmailVerdict>;
  /** Joins a class by its code. Refuses with `wrongTeacherCode`. */
  enterTeacherCode(input: { readonly body: TeacherCodeBody }, options?: CallOptions): Promise<StatusOk>;
  /** Settings of all own pupils. */
  getMultiSettings(input?: Record<string, never>, options?: CallOptions): Promise<MultiSettings>;
  /** Days of the push reminder. */
  getScheduler(input?: Record<string, never>, options?: CallOptions): Promise<Scheduler>;
  /** Whether the letter about the week of the children is asked for. */
  getWeeklyLetter(input?: Record<string, never>, options?: CallOptions): Promise<WeeklyLetter>;
  /** A notice of the profile has been seen. */
  lookProfileNotice(input: { readonly body: NoticeBody }, options?: CallOptions): Promise<StatusOk>;
  /** Removes an own pupil. Refuses with `parentZoneClosed`. */
  removeUser(input: { readonly body: CardIdBody }, options?: CallOptions): Promise<StatusOk>;
  /** Saves the days of the push reminder. */
  saveScheduler(input: { readonly body: Scheduler }, options?: CallOptions): Promise<StatusOk>;
  /** Saves one of the ten kinds of settings. Refuses with `unknownSettingsType`, `parentZoneClosed`. */
  saveSettings(input: { readonly body: SettingsBody }, options?: CallOptions): Promise<SettingsVerdict>;
  /** Asks for the letter about the week of the children, or ends it; behind the parents’ gate. An address that is not confirmed is asked first. Refuses with `parentZoneClosed`, `enterEmailError`, `tooManyRequests`. */
  saveWeeklyLetter(input: { readonly body: WeeklyLetterWish }, options?: CallOptions): Promise<StatusOk>;
  /** Cities whose name begins with what was typed, the largest first. */
  searchCities(input: { readonly query: PlaceQuery }, options?: CallOptions): Promise<CitySuggestions>;
  /** Institutions that several people have named and whose name has what was typed. */
  searchInstitutions(input: { readonly query: PlaceQuery }, options?: CallOptions): Promise<InstitutionSuggestions>;
  /** Stores the device for pushes. */
  setPushDevice(input: { readonly body: DeviceBody }, options?: CallOptions): Promise<StatusOk>;
  /** Ends the letters by the key that stands in each of them, without signing in. Refuses with `tooManyRequests`. */
  stopWeeklyLetter(input: { readonly body: WeeklyLetterStop }, options?: CallOptions): Promise<StatusOk>;
  /** What saving would refuse, without saving. Refuses with `unknownSettingsType`. */
  validateSettings(input: { readonly body: SettingsBody }, options?: CallOptions): Promise<SettingsVerdict>;
}
