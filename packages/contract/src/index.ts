export type { Call, CallAuth, CallInput, CallOutput, Model, ModelName, TenantRule } from './call.ts';
export { defineCall, needsIdempotencyKey } from './call.ts';
export { calls } from './calls/index.ts';
export { purchaseTypes } from './model/commerce/shop.ts';
export { consentPurposes } from './model/identity/trust.ts';
export { leagues } from './model/learning/rating.ts';
export type { ApiErrorBody, ErrorCode } from './codes.ts';
export { errors } from './codes.ts';
export type { AccrualRule, AccrualState } from './rules/awards/accrual.ts';
export { accrue, changeAccrual, nextAccrualAt, readAccrual, valueAt, writeAccrual } from './rules/awards/accrual.ts';
export type { AchievementGoal, AchievementGroup } from './rules/awards/achievements.ts';
export { achievementGoals } from './rules/awards/achievements.ts';
export type { Appearance, AppearanceToken } from './values/appearance.ts';
export { appearanceTokens, colourTokens, contrastOf, groundOf, sizeTokens } from './values/appearance.ts';
export type { TargetLesson } from './rules/audience.ts';
export { isAdultLesson, isPreschool } from './rules/audience.ts';
export { opensNewWindow } from './rules/commerce/billing.ts';
export type { DiscountTerms } from './rules/commerce/discounts.ts';
export { bestDiscount, offeredPrice } from './rules/commerce/discounts.ts';
export { formatPrice } from './rules/commerce/format-price.ts';
export type { Minor } from './rules/commerce/money.ts';
export {
  differsFromBase,
  fromWirePrice,
  isFree,
  minor,
  part,
  priceStep,
  sumOf,
  toWirePrice,
} from './rules/commerce/money.ts';
export type { Currency } from './values/currencies.ts';
export { currencies, currencyDecimals } from './values/currencies.ts';
export { homeCountries } from './values/home-countries.ts';
export { boxAt, boxes } from './rules/awards/boxes.ts';
export { isChatOffered } from './rules/chat.ts';
export type { CollectionPlace } from './rules/awards/collection.ts';
export { collection } from './rules/awards/collection.ts';
export type { Complexity, Tier } from './rules/learning/complexity.ts';
export { complexitiesOf, tierNames, tierOf, tiersOf } from './rules/learning/complexity.ts';
export type { DailyAwardState } from './rules/awards/daily-award.ts';
export {
  cycleDayOf,
  dailyAwards,
  dailyStreakAt,
  isDailyAwardAvailable,
  takeDailyAward,
} from './rules/awards/daily-award.ts';
export type { EmailFault } from './rules/email.ts';
export { cleanEmail, emailFaultOf, isEmail } from './rules/email.ts';
export type { FieldFault } from './values/fields.ts';
export {
  birthYears,
  cleanPhone,
  fieldFaultsOf,
  nameFaultOf,
  passwordFaultOf,
  passwordLength,
  phoneFaultOf,
  usernameFaultOf,
  usernameLength,
} from './values/fields.ts';
export { cleanName, nameKey, nameLook } from './values/names.ts';
export { type Duty, duties } from './values/duties.ts';
export { disputeStatuses, type FindingKind, type FindingMove, findingKinds, findingMoves } from './values/findings.ts';
export { type LeadKind, leadForm, leadKinds } from './values/leads.ts';
export { cleanPaperName, paperNameFaultOf } from './values/paper-name.ts';
export { authoredBlockCost, exerciseBlockCost, problemCost } from './rules/learning/energy.ts';
export { affiliateNames, interfaceNumbers } from './rules/interface.ts';
export type { MixPart } from './rules/learning/exercise.ts';
export { exerciseBlockType, exerciseMix, isTrialBlock, listedBlocks } from './rules/learning/exercise.ts';
export type { GoalType } from './rules/awards/goals.ts';
export { allGoals, goalsOfDay, goalsOfWeek } from './rules/awards/goals.ts';
export type { FileIcon } from './values/file-icon.ts';
export { extensionOf, fileIconOf } from './values/file-icon.ts';
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
export type { LevelCounters } from './rules/learning/level.ts';
export { iconTierOf, levelConfig, levelOf } from './rules/learning/level.ts';
export type { LifeHolder } from './rules/learning/life.ts';
export { isWithLife } from './rules/learning/life.ts';
export { nearestLanguage } from './rules/nearest-language.ts';
export { type Figure, type FigureKey, type Figures, figuresOf, marketing } from './rules/marketing.ts';
export { isRecord, jsonOf, readJson } from './values/json.ts';
export { numbers } from './values/numbers.ts';
export { isExactOrigin, isLoopbackOrigin } from './rules/origin.ts';
export type { Phrase, SystemPhrase } from './values/phrases.ts';
export { phrases, pupilPhrases, systemPhrases, teacherPhrases } from './values/phrases.ts';
export type { SocialNetwork } from './values/social-networks.ts';
export { networksFor, socialNetworks } from './values/social-networks.ts';
export type { AnswerMode } from './rules/learning/solution.ts';
export { answerModeOf, isEmptySolution } from './rules/learning/solution.ts';
export type { SolvingKind, StarsInput, TriesInput } from './rules/learning/stars.ts';
export { countMistake, hintMistakes, starsFor, wrongTriesLimit } from './rules/learning/stars.ts';
export { fromTimestamp, toTimestamp } from './rules/timestamp.ts';
export type { TrialApplicant } from './rules/learning/trial.ts';
export { isTrialOffered } from './rules/learning/trial.ts';
export { plainNumber, readTypedNumber } from './rules/learning/typed-number.ts';
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
} from './values/statuses.ts';
export type { TenantChoice } from './tenant.ts';
export { fillPath, withTenant } from './tenant.ts';
export { landingKinds, landingMoments } from './values/landings.ts';
export { fromWire, isOpaqueKey, toCamelKey, toSnakeKey, toWire } from './wire.ts';
