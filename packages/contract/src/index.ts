export type { Call, CallAuth, CallInput, CallOutput, Model, ModelName, TenantRule } from './call.ts';
export { defineCall, needsIdempotencyKey } from './call.ts';
export { calls } from './calls/index.ts';
export { consentPurposes } from './model/trust.ts';
export type { ApiErrorBody, ErrorCode } from './codes.ts';
export { errors } from './codes.ts';
export type { AccrualRule, AccrualState } from './rules/accrual.ts';
export { accrue, changeAccrual, nextAccrualAt, readAccrual, valueAt, writeAccrual } from './rules/accrual.ts';
export type { AchievementGoal, AchievementGroup } from './rules/achievements.ts';
export { achievementGoals } from './rules/achievements.ts';
export type { Appearance, AppearanceToken } from './rules/appearance.ts';
export { appearanceTokens, colourTokens, contrastOf, groundOf, sizeTokens } from './rules/appearance.ts';
export type { TargetLesson } from './rules/audience.ts';
export { isAdultLesson, isPreschool } from './rules/audience.ts';
export { boxAt, boxes } from './rules/boxes.ts';
export { isChatOffered } from './rules/chat.ts';
export type { CollectionPlace } from './rules/collection.ts';
export { collection } from './rules/collection.ts';
export type { Complexity, Tier } from './rules/complexity.ts';
export { complexitiesOf, tierNames, tierOf, tiersOf } from './rules/complexity.ts';
export type { DailyAwardState } from './rules/daily-award.ts';
export { cycleDayOf, dailyAwards, dailyStreakAt, isDailyAwardAvailable, takeDailyAward } from './rules/daily-award.ts';
export type { EmailFault } from './rules/email.ts';
export { cleanEmail, emailFaultOf, isEmail } from './rules/email.ts';
export type { FieldFault } from './rules/fields.ts';
export {
  birthYears,
  cleanPhone,
  cleanUsername,
  fieldFaultsOf,
  nameFaultOf,
  passwordFaultOf,
  passwordLength,
  phoneFaultOf,
  usernameFaultOf,
  usernameLength,
} from './rules/fields.ts';
export { authoredBlockCost, exerciseBlockCost, problemCost } from './rules/energy.ts';
export { affiliateNames, interfaceNumbers } from './rules/interface.ts';
export type { MixPart } from './rules/exercise.ts';
export { exerciseBlockType, exerciseMix, isTrialBlock, listedBlocks } from './rules/exercise.ts';
export type { GoalType } from './rules/goals.ts';
export { allGoals, goalsOfDay, goalsOfWeek } from './rules/goals.ts';
export type { FileIcon } from './rules/file-icon.ts';
export { extensionOf, fileIconOf } from './rules/file-icon.ts';
export type { LanguageRow } from './rules/languages.ts';
export {
  defaultLocale,
  isSoundAvailable,
  languages,
  languagesFor,
  localesWithoutSound,
  localesWithSound,
  preferredLocale,
} from './rules/languages.ts';
export type { LevelCounters } from './rules/level.ts';
export { iconTierOf, levelConfig, levelOf } from './rules/level.ts';
export type { LifeHolder } from './rules/life.ts';
export { isWithLife } from './rules/life.ts';
export { marketing } from './rules/marketing.ts';
export { numbers } from './rules/numbers.ts';
export { isExactOrigin, isLoopbackOrigin } from './rules/origin.ts';
export type { Phrase, SystemPhrase } from './rules/phrases.ts';
export { phrases, pupilPhrases, systemPhrases, teacherPhrases } from './rules/phrases.ts';
export type { SocialNetwork } from './rules/social-networks.ts';
export { networksFor, socialNetworks } from './rules/social-networks.ts';
export type { AnswerMode } from './rules/solution.ts';
export { answerModeOf, isEmptySolution } from './rules/solution.ts';
export type { SolvingKind, StarsInput, TriesInput } from './rules/stars.ts';
export { countMistake, hintMistakes, starsFor, wrongTriesLimit } from './rules/stars.ts';
export { fromTimestamp, toTimestamp } from './rules/timestamp.ts';
export type { TrialApplicant } from './rules/trial.ts';
export { isTrialOffered } from './rules/trial.ts';
export { readTypedNumber } from './rules/typed-number.ts';
export type { ClientFrame, ServerFrame, SocketMessage, Topic } from './socket.ts';
export { SOCKET_VERSION, socketCloseCodes } from './socket.ts';
export {
  boxStatuses,
  cartStatuses,
  certificateRequestStatuses,
  certificateTypes,
  discountStatuses,
  discountTypes,
  mtsSubscriptionStatuses,
  settingsTypes,
  shopCategories,
  themes,
} from './statuses.ts';
export type { TenantChoice } from './tenant.ts';
export { fillPath, withTenant } from './tenant.ts';
export { fromWire, isOpaqueKey, toCamelKey, toSnakeKey, toWire } from './wire.ts';
