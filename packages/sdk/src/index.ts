export type { Currency, SocialNetwork, SocketMessage } from '@logikit/contract';
export {
  affiliateNames,
  appearanceTokens,
  cartStatuses,
  cleanEmail,
  colourTokens,
  contrastOf,
  differsFromBase,
  discountTypes,
  fieldFaultsOf,
  formatPrice,
  fromTimestamp,
  homeCountries,
  interfaceNumbers,
  isEmail,
  isFree,
  isRecord,
  paperNameFaultOf,
  jsonOf,
  type Figure,
  type FigureKey,
  type Figures,
  figuresOf,
  leadForm,
  marketing,
  mtsSubscriptionStatuses,
  nearestLanguage,
  networksFor,
  offeredPrice,
  opensNewWindow,
  passwordLength,
  pupilPhrases,
  readJson,
  shopCategories,
  sizeTokens,
  teacherPhrases,
  certificateRequestStatuses,
  certificateTypes,
} from '@logikit/contract';
export type { Activity, ActivityState, ActivityType } from './activity/activity.ts';
export { activityTypes, createActivity } from './activity/activity.ts';
export type { PendingAnswer } from './answers/answer-box.ts';
export type { Answer, Answers } from './answers/answers.ts';
export { createAnswers } from './answers/answers.ts';
export type { AnswersState } from './answers/delivery.ts';
export type { Answered, Settled } from './answers/outcomes.ts';
export { bindGeneral } from './api/cabinet.ts';
export { bindCart } from './api/cart.ts';
export type {
  AuthoringApi,
  CabinetApi,
  GeneralApi,
  PassingsApi,
  ProblemsApi,
  TheoriesApi,
  ThreadsApi,
} from './api/methods.ts';
export type { Model, Models } from './api/models.ts';
export type { ByLocale, ErrorCode, LocaleCode } from './api/models/codes.ts';
export type { Passing } from './api/models/passing.ts';
export type { LearnerProblem } from './api/models/problem.ts';
export type { Theory } from './api/models/theory.ts';
export type { Thread } from './api/models/thread.ts';
export { bindPassings, bindProblems, bindTheories, bindThreads } from './api/training.ts';
export type { Auth } from './auth/interface.ts';
export type { SessionState } from './auth/session.ts';
export type { AnonymousStart } from './auth/source.ts';
export type { Client } from './client.ts';
export { createClient } from './client.ts';
export type { Clock } from './clock.ts';
export type { Core } from './core.ts';
export { createCore } from './core.ts';
export type { ApiErrorBody, SdkErrorCode } from './http/errors.ts';
export { ApiError, SdkError } from './http/errors.ts';
export type { CallOptions, Http, SendableCall } from './http/http.ts';
export type { Live } from './live.ts';
export { createLive } from './live.ts';
export type { ClientOptions } from './options.ts';
export type { Page, PageEvent } from './page.ts';
export type { SocketRequest } from './socket/requests.ts';
export type { NotificationSocket, SocketState } from './socket/socket.ts';
export type { KeyValueStorage } from './storage.ts';
export { memoryStorage } from './storage.ts';
export type { AccrualStore, AccrualView } from './stores/accrual-store.ts';
export type { Countdown, CountdownOptions, CountdownState, TimeLeft } from './stores/countdown.ts';
export { clockText, createCountdown, splitTime } from './stores/countdown.ts';
export type { DailyAwardState, DailyAwardStore } from './stores/daily-award.ts';
export { createDailyAward } from './stores/daily-award.ts';
export type { People, PublicProfile } from './stores/people.ts';
export { createPeople } from './stores/people.ts';
export type { PopupName, PopupsState, PopupsStore } from './stores/popups.ts';
export { popupOrder } from './stores/popups.ts';
export type { CommonProfile, ProfileState, ProfileStore } from './stores/profile.ts';
export type { ServerTime, ServerTimeState } from './stores/server-time.ts';
export type { ServerTimeSync } from './stores/server-time-sync.ts';
export type { TrainingPlace, TrainingState, TrainingStore } from './stores/training.ts';
