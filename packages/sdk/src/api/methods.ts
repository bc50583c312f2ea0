/* eslint-disable max-lines -- printed from tables.ts by `pnpm api`; the compiler holds the two together */

import type { CallOptions } from '../http/http.ts';
import type {
  Achievements,
  ActiveEvent,
  ActivityAnswer,
  ActivityBody,
  AddPurchase,
  AdditionalTrial,
  AnalyticsEvent,
  AuthorProblem,
  AvatarChosen,
  AvatarForm,
  Avatars,
  BestResults,
  Block,
  BlockCompletion,
  Bought,
  Boxes,
  CardIdBody,
  CardOpened,
  CardsInfo,
  CatalogueAnswer,
  CatalogueQuery,
  Certificate,
  CertificateDraft,
  CertificateList,
  CertificateListQuery,
  CertificateRequest,
  CertificateRequestBody,
  Certificates,
  Cities,
  CodesBody,
  CollectionCards,
  CommonProfileAnswer,
  ComplexityQuery,
  Config,
  CourseQuery,
  Courses,
  DailyAwardInfo,
  DailyAwards,
  DailyGoalStates,
  DailyGoals,
  Delivered,
  DeviceBody,
  EmailBody,
  EmailVerdict,
  Event,
  EventQuery,
  Events,
  Exercise,
  ExerciseBlock,
  ExerciseBlockPath,
  ExerciseBlockProgress,
  ExercisePath,
  FileForm,
  FileServicePath,
  ForceSave,
  FoundPlace,
  Friend,
  FriendBody,
  Friends,
  GoalQuery,
  GoalStateQuery,
  HallOfFame,
  Hint,
  IdBody,
  IdPath,
  IdsBody,
  IdsQuery,
  Institutions,
  Interface,
  IsInRating,
  Landing,
  Languages,
  LanguagesQuery,
  LastInProgress,
  LearnerProblem,
  LearningReport,
  LessonPath,
  Like,
  LikeBody,
  LogicProgress,
  LogicState,
  MtsSubscriptions,
  MultiSettings,
  NewPartnerSecret,
  NewProblem,
  NoticeBody,
  OnlinePay,
  PageCode,
  PageCodeRequest,
  PageError,
  PageQuery,
  PartnerAppearance,
  PartnerConsole,
  PartnerKey,
  PartnerKeyDraft,
  PartnerKeyPath,
  PartnerUsage,
  PartnerUsageQuery,
  Passing,
  PassingContext,
  PassingPath,
  PassingStats,
  Passings,
  PayAnswer,
  Payment,
  PersonalInfo,
  Positions,
  Prediction,
  Preference,
  PreferenceBody,
  PreferencePath,
  Preferences,
  PreferencesBody,
  ProblemDraft,
  ProblemImport,
  ProblemImportReport,
  ProblemList,
  ProblemPath,
  ProblemQuery,
  ProblemStats,
  Profile,
  ProfileList,
  RatingCards,
  RatingPage,
  RatingProfile,
  RatingSettings,
  RecommendedProblem,
  Referral,
  RemoveOrder,
  ReportQuery,
  ResetProgress,
  Scheduler,
  SearchBody,
  SearchQuery,
  SeasonInfo,
  ServerTime,
  SettingsBody,
  SettingsVerdict,
  ShareLink,
  SharePath,
  SharedEventResult,
  Shop,
  ShopQuery,
  SideCourseGoals,
  SituationalCard,
  SlugPath,
  Solution,
  SolvedProblems,
  SolvingQuery,
  SourceQuery,
  StatusOk,
  StoredFile,
  Switched,
  TargetLessonBody,
  TeacherCodeBody,
  Theories,
  Theory,
  TheoryDraft,
  TheoryQuery,
  TheoryRead,
  Thread,
  ThreadIdQuery,
  ThreadProgressAnswer,
  ThreadQuery,
  ThreadResult,
  Threads,
  TokenAnswer,
  TopQuery,
  TotalCount,
  TrialState,
  UserBox,
  UserBoxPath,
  UserBoxes,
  UserCertificate,
  UserCertificateBody,
  UserCertificates,
  UserIdBody,
  UserIdsBody,
  UserList,
  UserRatingInfo,
  WaitPayment,
  WebviewCode,
} from './models.ts';

export interface ProblemsApi {
  /** Spends the energy of a problem, once. Refuses with `noEnergy`, `cantBuyProblem`. */
  buy(input: { readonly params: IdPath; readonly query?: ThreadIdQuery }, options?: CallOptions): Promise<Bought>;
  /** One problem as a learner may see it; the solution is null until the problem is closed. */
  get(
    input: { readonly params: IdPath; readonly query?: PassingContext },
    options?: CallOptions,
  ): Promise<LearnerProblem>;
  /** The next hint of a problem; the first one is free. Refuses with `hintsNotAllowed`. */
  hint(input: { readonly params: ProblemPath; readonly query?: PassingContext }, options?: CallOptions): Promise<Hint>;
}

export interface PassingsApi {
  /** One own passing, for reading it again. */
  get(
    input: { readonly params: PassingPath; readonly query?: PassingContext },
    options?: CallOptions,
  ): Promise<Passing>;
  /** Own passings, newest first. */
  list(input?: { readonly query?: PageQuery }, options?: CallOptions): Promise<Passings>;
  /** Problems that the learner closed correctly. */
  solvedProblems(input?: { readonly query?: PageQuery }, options?: CallOptions): Promise<SolvedProblems>;
  /** Counts of own passings. */
  stats(input?: Record<string, never>, options?: CallOptions): Promise<PassingStats>;
  /** Answers a problem; the server judges. Refuses with `emptySolution`, `invalidSolution`, `noLife`, `eventFinished`, `alreadyTaken`. */
  submit(
    input: { readonly params: ProblemPath; readonly query?: PassingContext; readonly body: Solution },
    options?: CallOptions,
  ): Promise<Passing>;
}

export interface ThreadsApi {
  /** One thread with its blocks and stations; no answers inside. */
  get(input: { readonly params: IdPath }, options?: CallOptions): Promise<Thread>;
  /** Enabled threads with own progress. */
  list(input?: { readonly query?: ThreadQuery }, options?: CallOptions): Promise<Threads>;
  /** Own progress in a thread. */
  progress(input: { readonly params: IdPath }, options?: CallOptions): Promise<ThreadProgressAnswer>;
  /** The problem to open next in a thread, or null when all have three stars. */
  recommendedProblem(input: { readonly params: IdPath }, options?: CallOptions): Promise<RecommendedProblem>;
  /** Score of a quiz, problem by problem, or what to open next while it is unfinished. */
  result(input: { readonly params: IdPath }, options?: CallOptions): Promise<ThreadResult>;
}

export interface TheoriesApi {
  /** One theory article. */
  get(input: { readonly params: IdPath }, options?: CallOptions): Promise<Theory>;
  /** Theory articles. */
  list(input?: { readonly query?: TheoryQuery }, options?: CallOptions): Promise<Theories>;
}

export interface GeneralApi {
  /** The signed-in profile, or null for a guest. */
  commonProfile(input?: Record<string, never>, options?: CallOptions): Promise<CommonProfileAnswer>;
  /** Feature flags, levels, target lessons and the figures that the site shows. */
  config(input?: Record<string, never>, options?: CallOptions): Promise<Config>;
  /** All languages, and the best one for this browser. */
  languages(input?: { readonly query?: LanguagesQuery }, options?: CallOptions): Promise<Languages>;
  /** Keeps the language and the theme that the learner chose. */
  saveInterface(input?: { readonly body?: Interface }, options?: CallOptions): Promise<StatusOk>;
  /** The clock that every timer follows. */
  serverTime(input?: Record<string, never>, options?: CallOptions): Promise<ServerTime>;
  /** A fresh token of the signed-in user. */
  userToken(input?: Record<string, never>, options?: CallOptions): Promise<TokenAnswer>;
  /** For an app: a code with which a page of ours in its webview gets a session of the caller, once. Refuses with `tooManyRequests`. */
  webviewCode(input?: Record<string, never>, options?: CallOptions): Promise<WebviewCode>;
}

export interface AuthoringApi {
  /** Saves a new problem, a copy or an import; always disabled at first. Refuses with `invalidFields`. */
  createProblem(input: { readonly body: NewProblem }, options?: CallOptions): Promise<AuthorProblem>;
  /** Saves a new theory article. */
  createTheory(input: { readonly body: TheoryDraft }, options?: CallOptions): Promise<Theory>;
  /** Takes a problem out of every list; passings stay. */
  deleteProblem(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** Saves many problems at once, all or none and all disabled; says of each what is wrong with it. */
  importProblems(input: { readonly body: ProblemImport }, options?: CallOptions): Promise<ProblemImportReport>;
  /** Problems: enabled ones for a learner, all with filters for an editor. */
  listProblems(input?: { readonly query?: ProblemQuery }, options?: CallOptions): Promise<ProblemList>;
  /** Opens the problem on the other devices of the editor. */
  openOnDevice(input: { readonly params: IdPath }, options?: CallOptions): Promise<Delivered>;
  /** A problem as its authors see it, with its answer. */
  problemDraft(input: { readonly params: IdPath }, options?: CallOptions): Promise<AuthorProblem>;
  /** How learners fare with a problem. */
  problemStats(input: { readonly params: IdPath }, options?: CallOptions): Promise<ProblemStats>;
  /** Changes a problem and keeps its history. Refuses with `invalidFields`. */
  updateProblem(
    input: { readonly params: IdPath; readonly body: ProblemDraft },
    options?: CallOptions,
  ): Promise<AuthorProblem>;
  /** Changes a theory article. */
  updateTheory(input: { readonly params: IdPath; readonly body: TheoryDraft }, options?: CallOptions): Promise<Theory>;
}

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

export interface AwardsApi {
  /** Takes the daily award, once per 82 800 s. Refuses with `alreadyTaken`. */
  accrueDailyAward(input?: Record<string, never>, options?: CallOptions): Promise<DailyAwardInfo>;
  /** Whether the daily award can be taken. */
  getDailyAwardState(input?: Record<string, never>, options?: CallOptions): Promise<DailyAwardInfo>;
  /** Goal states in a range of days. */
  getDailyGoalStates(input: { readonly query: GoalStateQuery }, options?: CallOptions): Promise<DailyGoalStates>;
  /** What the learner did in a period, and what comes easily. */
  getLearningReport(input: { readonly query: ReportQuery }, options?: CallOptions): Promise<LearningReport>;
  /** Achievements with progress. */
  listAchievements(input?: Record<string, never>, options?: CallOptions): Promise<Achievements>;
  /** Unopened boxes. */
  listBoxNotifications(input?: Record<string, never>, options?: CallOptions): Promise<UserBoxes>;
  /** What boxes hold, and how often: nothing is left to chance. */
  listBoxes(input?: Record<string, never>, options?: CallOptions): Promise<Boxes>;
  /** The awards of the cycle. */
  listDailyAwards(input?: Record<string, never>, options?: CallOptions): Promise<DailyAwards>;
  /** Goal definitions. */
  listDailyGoals(input?: { readonly query?: GoalQuery }, options?: CallOptions): Promise<DailyGoals>;
  /** One achievement has been seen. */
  lookAchievement(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** All achievements have been seen. */
  lookAchievements(input?: Record<string, never>, options?: CallOptions): Promise<StatusOk>;
  /** Opens a box and credits it, once. */
  openBox(input: { readonly params: UserBoxPath }, options?: CallOptions): Promise<UserBox>;
  /** The popup has been seen. */
  seeDailyAward(input: { readonly params: IdPath }, options?: CallOptions): Promise<DailyAwardInfo>;
  /** An article lies open before the learner: goals count it once a day. */
  tellTheoryRead(input?: { readonly body?: TheoryRead }, options?: CallOptions): Promise<StatusOk>;
}

export interface BlocksApi {
  /** Completes a block whose problems are all closed. Refuses with `blockNotFinished`. */
  completeBlock(input: { readonly params: IdPath }, options?: CallOptions): Promise<BlockCompletion>;
  /** One block with its problems and progress. */
  getBlock(input: { readonly params: IdPath }, options?: CallOptions): Promise<Block>;
}

export interface CertificatesApi {
  /** Cancels a request where its status allows it. Refuses with `invalidTransition`. */
  cancelCertificateRequest(input: { readonly body: IdBody }, options?: CallOptions): Promise<CertificateRequest>;
  /** Saves a new certificate. */
  createCertificate(input: { readonly body: CertificateDraft }, options?: CallOptions): Promise<Certificate>;
  /** One certificate. */
  getCertificate(input: { readonly params: IdPath }, options?: CallOptions): Promise<Certificate>;
  /** Picture of the certificate, 1754 × 1240. */
  getCertificatePreview(input: { readonly params: IdPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** Link to the public page of a logic certificate. */
  getCertificateShareLink(input: { readonly params: IdPath }, options?: CallOptions): Promise<ShareLink>;
  /** Picture for sharing, 1200 × 630. */
  getCertificateSharePreview(input: { readonly params: IdPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** One own certificate. */
  getUserCertificate(input: { readonly params: IdPath }, options?: CallOptions): Promise<UserCertificate>;
  /** Picture of an own certificate. */
  getUserCertificateImage(input: { readonly params: IdPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** Issues an earned certificate. Refuses with `notEarned`. */
  issueUserCertificate(input: { readonly body: UserCertificateBody }, options?: CallOptions): Promise<UserCertificate>;
  /** Certificates and requests by target lesson. */
  listCertificateRequests(
    input?: { readonly query?: CertificateListQuery },
    options?: CallOptions,
  ): Promise<CertificateList>;
  /** Certificates with what is missing for each. */
  listCertificates(input?: Record<string, never>, options?: CallOptions): Promise<Certificates>;
  /** Own certificates. */
  listUserCertificates(input?: Record<string, never>, options?: CallOptions): Promise<UserCertificates>;
  /** The list has been seen. */
  lookCertificateList(input?: Record<string, never>, options?: CallOptions): Promise<StatusOk>;
  /** Saves a request; each missing field is flagged. Refuses with `invalidTransition`. */
  saveCertificateRequest(
    input: { readonly body: CertificateRequestBody },
    options?: CallOptions,
  ): Promise<CertificateRequest>;
  /** Changes a certificate. */
  updateCertificate(
    input: { readonly params: IdPath; readonly body: CertificateDraft },
    options?: CallOptions,
  ): Promise<Certificate>;
}

export interface CollectionApi {
  /** The card that fits the moment, or null. */
  getSituationalCard(input?: Record<string, never>, options?: CallOptions): Promise<SituationalCard>;
  /** Every collection card, and which are opened. */
  listCards(input?: Record<string, never>, options?: CallOptions): Promise<CollectionCards>;
  /** Opens a collection card for stars of the balance. Refuses with `notAvailable`. */
  openCard(input: { readonly params: IdPath }, options?: CallOptions): Promise<CardOpened>;
}

export interface CoursesApi {
  /** Shows editors fresh data. */
  clearCourseCache(input: { readonly body: TargetLessonBody }, options?: CallOptions): Promise<StatusOk>;
  /** Landing slides of a course. */
  getCourseLanding(input: { readonly params: SlugPath }, options?: CallOptions): Promise<Landing>;
  /** The course last worked in, or null. */
  getLastInProgress(input?: Record<string, never>, options?: CallOptions): Promise<LastInProgress>;
  /** Progress of the logic courses: the sum of their threads. */
  getLogicProgress(input?: Record<string, never>, options?: CallOptions): Promise<LogicProgress>;
  /** Progress of each side course. */
  getSideCourseProgress(input?: Record<string, never>, options?: CallOptions): Promise<LogicProgress>;
  /** Categories of a target lesson. */
  listCategories(input?: { readonly query?: CourseQuery }, options?: CallOptions): Promise<Courses>;
  /** Enabled courses. */
  listCourses(input?: { readonly query?: CourseQuery }, options?: CallOptions): Promise<Courses>;
  /** Goals of the side courses. */
  listSideCourseGoals(input?: Record<string, never>, options?: CallOptions): Promise<SideCourseGoals>;
  /** Starts a course anew, within the limits of the pupil settings. Refuses with `resetNotAllowed`. */
  resetCourseProgress(input?: { readonly body?: ResetProgress }, options?: CallOptions): Promise<StatusOk>;
  /** Courses and threads whose names hold the text, in groups. */
  searchCatalogue(input: { readonly query: CatalogueQuery }, options?: CallOptions): Promise<CatalogueAnswer>;
}

export interface EventsApi {
  /** Hands the attempt in before its time is up. */
  finishEvent(input: { readonly params: IdPath }, options?: CallOptions): Promise<Event>;
  /** The running event, or null. */
  getActiveEvent(input?: Record<string, never>, options?: CallOptions): Promise<ActiveEvent>;
  /** One event; solving=1 starts the attempt. Refuses with `eventFinished`, `notAvailable`, `alreadyTaken`. */
  getEvent(input: { readonly params: IdPath; readonly query?: SolvingQuery }, options?: CallOptions): Promise<Event>;
  /** Landing of an event by id or address. */
  getEventLanding(input: { readonly params: SlugPath }, options?: CallOptions): Promise<Landing>;
  /** A result that its owner has shared; tells no name. */
  getSharedEventResult(input: { readonly params: SharePath }, options?: CallOptions): Promise<SharedEventResult>;
  /** All events; paginate=0 gives the plain list. */
  listEvents(input?: { readonly query?: EventQuery }, options?: CallOptions): Promise<Events>;
  /** Gives the own result a public address. Refuses with `notAvailable`. */
  shareEvent(input: { readonly params: IdPath }, options?: CallOptions): Promise<Event>;
  /** Takes the public address of the own result back. */
  unshareEvent(input: { readonly params: IdPath }, options?: CallOptions): Promise<Event>;
}

export interface ExercisesApi {
  /** Spends the energy of a block, once. Refuses with `noEnergy`, `complexityMismatch`. */
  buyExerciseBlock(
    input: { readonly params: ExerciseBlockPath; readonly query?: ComplexityQuery },
    options?: CallOptions,
  ): Promise<Bought>;
  /** Marks a block completed although problems remain (rule D-018). Refuses with `blockNotFinished`. */
  forceCompleteExercise(input: { readonly params: ExerciseBlockPath }, options?: CallOptions): Promise<ExerciseBlock>;
  /** An exercise with its listed blocks. */
  getExercise(input: { readonly params: ExercisePath }, options?: CallOptions): Promise<Exercise>;
  /** Progress of an exercise block. */
  getExerciseProgress(
    input: { readonly params: ExerciseBlockPath },
    options?: CallOptions,
  ): Promise<ExerciseBlockProgress>;
  /** Result of a completed exercise block. Refuses with `blockNotFinished`. */
  getExerciseResult(
    input: { readonly params: ExerciseBlockPath },
    options?: CallOptions,
  ): Promise<ExerciseBlockProgress>;
  /** How much of the trial is used. */
  getTrialState(input: { readonly params: LessonPath }, options?: CallOptions): Promise<TrialState>;
  /** What the next unfinished block would be; changes nothing. */
  predictExercise(input: { readonly params: ExercisePath }, options?: CallOptions): Promise<Prediction>;
  /** Draws fresh problems for blocks that are not started. Refuses with `notPaid`, `limitReached`. */
  regenerateExercise(input: { readonly params: ExercisePath }, options?: CallOptions): Promise<Exercise>;
}

export interface FilesApi {
  /** Stores a file; what a picture says beside its pixels is taken out. Refuses with `payloadTooLarge`, `limitReached`. */
  uploadFile(
    input: { readonly params: FileServicePath; readonly body: FileForm },
    options?: CallOptions,
  ): Promise<StoredFile>;
}

export interface PartnerApi {
  /** Names a key and its origins; sessions on origins that are no longer listed end. Refuses with `invalidFields`, `keyRevoked`. */
  changePartnerKey(
    input: { readonly params: PartnerKeyPath; readonly body: PartnerKeyDraft },
    options?: CallOptions,
  ): Promise<PartnerKey>;
  /** Makes a publishable key. Refuses with `invalidFields`, `limitReached`. */
  createPartnerKey(input: { readonly body: PartnerKeyDraft }, options?: CallOptions): Promise<PartnerKey>;
  /** Keys, secrets and look of the tenant that the caller owns; no secret itself. */
  getPartnerConsole(input?: Record<string, never>, options?: CallOptions): Promise<PartnerConsole>;
  /** Sessions, opened problems and answers per day and key. */
  getPartnerUsage(input?: { readonly query?: PartnerUsageQuery }, options?: CallOptions): Promise<PartnerUsage>;
  /** On our own page: a code with which a listed page of a partner gets a session of the caller, once. Refuses with `originNotAllowed`, `keyRevoked`, `forbidden`. */
  issuePageCode(input: { readonly body: PageCodeRequest }, options?: CallOptions): Promise<PageCode>;
  /** Ends a key and every session that came by it, for good. */
  revokePartnerKey(input: { readonly params: PartnerKeyPath }, options?: CallOptions): Promise<PartnerKey>;
  /** Makes a new secret and shows it this once; the one before stays good for a day. */
  rotatePartnerSecret(input?: Record<string, never>, options?: CallOptions): Promise<NewPartnerSecret>;
  /** Sets what frames of the tenant look like. */
  savePartnerAppearance(input: { readonly body: PartnerAppearance }, options?: CallOptions): Promise<PartnerAppearance>;
}

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
  /** Switches to one of the available users; fetch a new token afterwards. */
  switchUser(input: { readonly body: UserIdBody }, options?: CallOptions): Promise<Switched>;
  /** One more trial chapter, once per account. Refuses with `notAvailable`. */
  takeAdditionalTrial(input?: Record<string, never>, options?: CallOptions): Promise<AdditionalTrial>;
}

export interface RatingApi {
  /** Page and place of the learner. */
  findMe(input?: Record<string, never>, options?: CallOptions): Promise<FoundPlace>;
  /** Page and place of the learner. */
  findMeByPost(input?: Record<string, never>, options?: CallOptions): Promise<FoundPlace>;
  /** Page of the own city. */
  findMyCity(input?: Record<string, never>, options?: CallOptions): Promise<FoundPlace>;
  /** Page of the own school. */
  findMySchool(input?: Record<string, never>, options?: CallOptions): Promise<FoundPlace>;
  /** Winners of ended seasons. */
  getHallOfFame(input?: Record<string, never>, options?: CallOptions): Promise<HallOfFame>;
  /** Rating cards of the league. */
  getRatingCards(input?: Record<string, never>, options?: CallOptions): Promise<RatingCards>;
  /** Details for rating cards. */
  getRatingCardsInfo(input?: Record<string, never>, options?: CallOptions): Promise<CardsInfo>;
  /** Cities by codes. */
  getRatingCities(input: { readonly body: CodesBody }, options?: CallOptions): Promise<Cities>;
  /** Institutions by ids. */
  getRatingInstitutions(input: { readonly body: IdsBody }, options?: CallOptions): Promise<Institutions>;
  /** The name shown in the rating. */
  getRatingPersonalInfo(input?: Record<string, never>, options?: CallOptions): Promise<PersonalInfo>;
  /** Places around the learner. */
  getRatingPositions(input?: Record<string, never>, options?: CallOptions): Promise<Positions>;
  /** Public rating profile of a user. */
  getRatingProfile(input: { readonly body: UserIdBody }, options?: CallOptions): Promise<RatingProfile>;
  /** Current season and its dates. */
  getRatingSeason(input?: Record<string, never>, options?: CallOptions): Promise<SeasonInfo>;
  /** Leagues, group size, promotion. */
  getRatingSettings(input?: Record<string, never>, options?: CallOptions): Promise<RatingSettings>;
  /** Learners by points. */
  getRatingTop(input?: { readonly query?: TopQuery }, options?: CallOptions): Promise<RatingPage>;
  /** Number of rated learners. */
  getRatingTotalCount(input?: Record<string, never>, options?: CallOptions): Promise<TotalCount>;
  /** Public entries of up to 50 users. */
  getRatingUsers(input: { readonly body: UserIdsBody }, options?: CallOptions): Promise<UserList>;
  /** Own place, points and league. */
  getUserRatingInfo(input?: Record<string, never>, options?: CallOptions): Promise<UserRatingInfo>;
  /** Whether the learner takes part. */
  isInRating(input?: Record<string, never>, options?: CallOptions): Promise<IsInRating>;
  /** The season reward has been seen. */
  lookSeasonReward(input?: Record<string, never>, options?: CallOptions): Promise<StatusOk>;
  /** Institutions by text. */
  searchInstitution(input: { readonly query: SearchQuery }, options?: CallOptions): Promise<Institutions>;
  /** Finds learners by their shown name. */
  searchRating(input: { readonly body: SearchBody }, options?: CallOptions): Promise<RatingCards>;
}

export interface SettingsApi {
  /** What the server thinks of an e-mail address. */
  checkEmail(input: { readonly body: EmailBody }, options?: CallOptions): Promise<EmailVerdict>;
  /** Joins a class by its code. Refuses with `wrongTeacherCode`. */
  enterTeacherCode(input: { readonly body: TeacherCodeBody }, options?: CallOptions): Promise<StatusOk>;
  /** Settings of all own pupils. */
  getMultiSettings(input?: Record<string, never>, options?: CallOptions): Promise<MultiSettings>;
  /** Days of the push reminder. */
  getScheduler(input?: Record<string, never>, options?: CallOptions): Promise<Scheduler>;
  /** A notice of the profile has been seen. */
  lookProfileNotice(input: { readonly body: NoticeBody }, options?: CallOptions): Promise<StatusOk>;
  /** Removes an own pupil. */
  removeUser(input: { readonly body: CardIdBody }, options?: CallOptions): Promise<StatusOk>;
  /** Saves the days of the push reminder. */
  saveScheduler(input: { readonly body: Scheduler }, options?: CallOptions): Promise<StatusOk>;
  /** Saves one of the ten kinds of settings. Refuses with `unknownSettingsType`. */
  saveSettings(input: { readonly body: SettingsBody }, options?: CallOptions): Promise<SettingsVerdict>;
  /** Stores the device for pushes. */
  setPushDevice(input: { readonly body: DeviceBody }, options?: CallOptions): Promise<StatusOk>;
  /** What saving would refuse, without saving. Refuses with `unknownSettingsType`. */
  validateSettings(input: { readonly body: SettingsBody }, options?: CallOptions): Promise<SettingsVerdict>;
}

export interface ShopApi {
  /** Puts a purchase into the cart. Refuses with `notAvailable`. */
  addPurchase(input: { readonly body: AddPurchase }, options?: CallOptions): Promise<Shop>;
  /** Detaches an MTS subscription. */
  detachMtsSubscription(input: { readonly body: IdBody }, options?: CallOptions): Promise<StatusOk>;
  /** What the payment form starts with. */
  getPayDefaults(input?: Record<string, never>, options?: CallOptions): Promise<Payment>;
  /** MTS subscriptions with their status. */
  listMtsSubscriptions(input?: Record<string, never>, options?: CallOptions): Promise<MtsSubscriptions>;
  /** The asked parts of the shop. */
  loadShop(input?: { readonly query?: ShopQuery }, options?: CallOptions): Promise<Shop>;
  /** A widget, a redirect or a form to pay with. Refuses with `belowMinimum`, `invalidTransition`. */
  payOnline(input: { readonly body: OnlinePay }, options?: CallOptions): Promise<PayAnswer>;
  /** Remembers where the buyer came from; the first one wins. */
  registerSource(input?: { readonly query?: SourceQuery }, options?: CallOptions): Promise<StatusOk>;
  /** Takes an order out of the cart. */
  removeOrder(input: { readonly body: RemoveOrder }, options?: CallOptions): Promise<Shop>;
  /** Closes the cart for payment; a free cart is paid at once. Refuses with `invalidTransition`. */
  waitPayment(input: { readonly body: WaitPayment }, options?: CallOptions): Promise<Shop>;
}

export interface SocialApi {
  /** Adds a friend. Refuses with `notAvailable`. */
  addFriend(input: { readonly body: FriendBody }, options?: CallOptions): Promise<Friend>;
  /** Chooses or uploads an avatar. Refuses with `avatarExtError`, `avatarSizeError`. */
  chooseAvatar(input?: { readonly body?: AvatarForm }, options?: CallOptions): Promise<AvatarChosen>;
  /** Likes somebody, counted once. */
  like(input: { readonly body: LikeBody }, options?: CallOptions): Promise<Like>;
  /** Avatars and borders to choose from. */
  listAvatars(input?: Record<string, never>, options?: CallOptions): Promise<Avatars>;
  /** Ids of friends. */
  listFriends(input?: Record<string, never>, options?: CallOptions): Promise<Friends>;
  /** Public profiles. */
  listProfiles(input: { readonly query: IdsQuery }, options?: CallOptions): Promise<ProfileList>;
  /** Removes a friend. */
  removeFriend(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** Takes a like back. */
  unlike(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
}

/** Groups whose methods are called as the contract calls them. */
export interface CabinetApi {
  readonly analytics: AnalyticsApi;
  readonly awards: AwardsApi;
  readonly blocks: BlocksApi;
  readonly certificates: CertificatesApi;
  readonly collection: CollectionApi;
  readonly courses: CoursesApi;
  readonly events: EventsApi;
  readonly exercises: ExercisesApi;
  readonly files: FilesApi;
  readonly partner: PartnerApi;
  readonly users: UsersApi;
  readonly rating: RatingApi;
  readonly settings: SettingsApi;
  readonly shop: ShopApi;
  readonly social: SocialApi;
}
