// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { AdditionalTrial, BestResults, LogicState } from '../models/course.ts';
import type {
  CardIdBody,
  ForceSave,
  IdsQuery,
  Profile,
  Referral,
  Switched,
  UserIdBody,
  UserList,
} from '../models/person.ts';
import type { StatusOk } from '../models/status.ts';
export interface UsersApi {
  /** Asks for an e-mail to save the progress. */
  forceAccountSave(input?: Record<string, never>, options?: CallOptions): Promise<ForceSave>;
  /** Best results of the learner. */
  getBestResults(input?: Record<string, never>, options?: CallOptions): Promise<BestResults>;
  /** State of every problem the learner has opened. */
  getLogicState(input?: Record<string, never>, options?: CallOptions): Promise<LogicState>;
  /** The whole profile of the signed-in user. */
  getProfile(input?: Record<string, never>, options?: CallOptions): Promise<Profile>;
  /** The referral link and what it brought. */
  getReferral(input?: Record<string, never>, options?: CallOptions): Promise<Referral>;
  /** Public entries of up to 50 users; unknown ids are left out. */
  listUsers(input: { readonly query: IdsQuery }, options?: CallOptions): Promise<UserList>;
  /** Resets the progress of an own pupil. Refuses with `resetNotAllowed`. */
  resetUserProgress(input: { readonly body: CardIdBody }, options?: CallOptions): Promise<StatusOk>;
  /** The low-energy popup has been seen. */
  seeLowEnergyPopup(input?: Record<string, never>, options?: CallOptions): Promise<StatusOk>;
  /** Switches to one of the available users; fetch a new token afterwards. Refuses with `parentZoneClosed`. */
  switchUser(input: { readonly body: UserIdBody }, options?: CallOptions): Promise<Switched>;
  /** One more trial chapter, once per account. Refuses with `notAvailable`. */
  takeAdditionalTrial(input?: Record<string, never>, options?: CallOptions): Promise<AdditionalTrial>;
}
