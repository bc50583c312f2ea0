/**
 * Every number of the product, in one place. The first part is written in the specification;
 * the second part is ours (rule of the rulebook beside it) and may be overridden per tenant.
 */
export const numbers = {
  // from the specification
  complexityLevels: [1, 2, 3, 4, 5],
  autoValidatedCharacterLimit: 4,
  userCacheSeconds: 600,
  userBatchSize: 50,
  idleSeconds: 60,
  activitySendSeconds: 30,
  activityTimeoutSeconds: 20,
  activityResetSeconds: 2400,
  tokenRefreshMarginSeconds: 300,
  socketReopenSeconds: { min: 10, max: 20 },
  retries: 5,
  loaderDelayMs: 300,
  modalCacheMax: 3,
  breakpoints: { sm: 640, md: 1024, lg: 1280 },
  dailyAwardSeconds: 82_800,
  cookieDays: { device: 365, mentor: 31, tester: 31, locale: 31, affiliate: 30 },
  tooltipMs: { show: 500, hide: 150, animation: 250 },
  collapseMs: 300,
  promptAtCompletedProblems: 14,
  socialPopup: { usual: { width: 600, height: 700 }, vkontakte: { width: 700, height: 450 } }, // K-101
  emailErrorMs: { cached: 1000, hide: 500 },
  promoRegistration: { type: 18, goal: 3 }, // K-061
  autocomplete: { fromCharacters: 2, debounceMs: 200 },

  // ours
  tokenSeconds: 1800, // D-160
  refreshDays: 60, // D-160
  refreshOverlapSeconds: 10, // security.md T15
  partnerTokenSeconds: 300, // embed.md
  webviewCodeSeconds: 60, // embed.md
  partner: { keys: 20, secretOverlapSeconds: 86_400, pageCodeSeconds: 60, usageDays: 30, usageSlots: 8 }, // embed.md
  retryBackoffMs: { first: 300, cap: 8000, jitter: 0.5 }, // D-162
  idempotencyHours: 24, // D-162
  /** ours: an answer's key, for as long as a client's box keeps an answer that was not delivered. */
  answerKeyDays: 30,
  /** ours: days of the log of events that are kept, longer than a key is; partitions made ahead. */
  eventLog: { keptDays: 3, daysAhead: 14 },
  serverTimeRefreshSeconds: 3600, // D-165
  clockJumpSeconds: 30, // D-165
  socketAuthSeconds: 5, // D-166
  socketMaxPayloadBytes: 16_384, // security.md T35
  socketsPerUser: 5, // security.md T35
  page: { default: 20, max: 100, unpaged: 500 }, // D-173
  stationsAhead: 8, // what a learner without a connection finds on a sequential road
  answersAgainSeconds: 15, // unsent answers, without a sign that the network is back
  /**
   * How long the platform may be silent. A reading ends with `timeout`; an answer that is not told by then is kept, and
   * told to be; a try to send it, or to renew a session, goes on in the background for longer.
   */
  patienceSeconds: { reading: 8, answer: 4, answerTry: 20, session: 30 },
  userListGatherMs: 20, // D-174
  loaderMinimumMs: 200, // D-190
  wrongTries: { usual: 3, fewVariants: 2, strict: 1, fewVariantsMax: 3 }, // D-031
  replayStarHours: 24, // D-030
  answerPace: { burst: 5, everySeconds: 2, wrongPerDay: 20 }, // D-312
  mistakesCap: 99, // D-033
  numberAutoSendMs: 800, // D-035
  graphicStateBytes: 16_384, // D-036
  variantAutoSendMs: 350, // D-039
  hints: { authored: 3, free: 1 }, // D-041
  life: { max: 10, tickSeconds: 180 }, // D-050
  replayLives: { correctReplays: 3, perDay: 3 }, // D-052
  energy: {
    max: 24,
    tickSeconds: 5400,
    problem: 1,
    hardProblem: 2,
    hardFrom: 4,
    exerciseBlock: 8,
    authoredBlockShare: 0.8,
  }, // D-060
  lowEnergyReset: 8, // D-061
  exercise: {
    problems: 10,
    /** Problems by complexity, the easiest first, by how many complexities the tier has. */
    mixes: { 1: [10], 2: [6, 4], 3: [5, 3, 2], 5: [3, 3, 2, 1, 1] },
    leastFamilies: 4,
    noRepeat: 200,
    checkpointEvery: 5,
    listedOpen: 3, // D-014
    closedToForce: 8, // D-018
    regenerationsPerDay: 3, // D-019
  }, // D-013
  /** Eight problems that find out where to begin; kept as block 0 of the third tier, which nobody practises. */
  placement: { problems: 8, tier: 3, block: 0 },
  level: { problemsPerLevel: 20, starsPerLevel: 40, maxLevel: 100 }, // D-070
  namedLevels: [1, 5, 10, 20, 30, 40, 50, 60, 75, 100], // D-071
  dailyAward: { streakSeconds: 172_800, freezeSeconds: 86_400, freezeEveryDays: 14, energy: [2, 2, 3, 3, 4, 4] }, // D-080
  goals: {
    perDay: 3,
    problems: { usual: 10, preschool: 5 },
    stars: { usual: 20, preschool: 10 },
    noMistakes: 3,
    minutes: 10,
    theory: 1,
    weekDays: 5,
    weekProblems: { usual: 60, preschool: 30 },
    rangeDays: 62,
  }, // D-081
  boxes: { energy: [2, 3, 4, 5], cardEvery: 3 }, // D-082
  collection: { price: 20, duplicateStars: 5 }, // D-085
  rating: {
    /** The season is a month of this zone. */
    zone: 'Europe/Minsk', // D-110
    pointsPerDay: 300, // D-112
    /** With so many points of a season somebody has begun to take part. */
    goalPoints: 30, // K-014
    /** Rows of a page, pages of a board, and neighbours on each side. */
    rows: 50,
    pages: 40,
    around: 5,
    /** A city or a school of fewer shows nobody. */
    leastPeople: 10, // D-234
    groupSize: 50,
    promoted: 10,
    demoted: 10, // D-111
    /** Below this size the best share moves up, and nobody down. */
    smallGroup: 20,
    smallShare: 0.2, // D-233
    /** How long a group takes people, and how often they are given one. */
    groupOpenDays: 3,
    roundSeconds: 10, // D-233
    settleHours: 12, // D-110
    /** Of each audience, kept for ever; and seasons of a page of them. */
    winners: 3, // D-115
    hallSeasons: 12,
    listsPerHour: 300, // security.md S-24
    /** From so many characters on; rows of an answer, and questions of one person. */
    search: { fromCharacters: 3, placesFrom: 2, rows: 20, perMinute: 30 }, // security.md T01
    boardsPerMinute: 600,
    classRows: 5, // D-235
  },
  /** The hour of Sunday, in the parent's own zone, and how many kinds of puzzles are named. */
  weeklyLetter: { hour: 17, kinds: 3, stopsPerHour: 60 },
  /** `strongFrom` and `growingTo` are standings: standard deviations of what so many answers can show. */
  report: { weekDays: 7, monthDays: 30, allWeeks: 52, ratedFrom: 3, strongFrom: 0.5, growingTo: -0.75, kinds: 8 },
  trial: { threadsPerCourse: 2, exerciseBlocks: 2 }, // D-090
  family: { parentCards: 5, teacherCards: 200 }, // D-094
  parentZone: { seconds: 900, factors: { least: 6, most: 9 }, wrongAnswers: 10, wrongPins: 5, windowSeconds: 900 }, // D-096
  additionalTrial: {
    afterDays: 3,
    days: 7,
    /** The first line that fits decides. */
    policy: [
      { region: 'any', ids: 'even', isOffered: true },
      { region: 'RU', ids: 'odd', isOffered: false },
      { region: 'any', ids: 'odd', isOffered: true },
    ],
  }, // D-091
  certificates: { shownPerMinute: 240 },
  /** Beyond so many variants a day they are counted together; below so many visitors a share says nothing. */
  landings: { shownPerMinute: 240, countedPerMinute: 480, variantsPerDay: 20, fewVisitors: 200, keptDays: 400 },
  retentionDays: { anonymous: 90, closedAccount: 30, analytics: 365, paperAddress: 90, lead: 365 }, // D-098, D-255, D-267
  /** A school stands behind one address. */
  startsPerAddress: { perMinute: 60, perHour: 1200, registrationsPerHour: 300 }, // D-171
  /** What a browser works out beyond these limits, and how many times a limit is the end all the same. */
  puzzle: { bits: 16, mostBits: 22, seconds: 300, ceiling: 20 }, // D-171
  socialSignIn: { flowSeconds: 600, codeSeconds: 120, perHourPerAddress: 60 }, // security.md T19
  passkeys: { challengeSeconds: 300, perPerson: 20 }, // security.md S-28
  /** Percent that whoever has paid so many carts pays less (rule D-141); of carts (rule D-143). */
  shop: {
    loyalty: [
      { carts: 1, percent: 3 },
      { carts: 3, percent: 5 },
      { carts: 6, percent: 10 },
    ],
    cartHours: 72,
    /** How long a cart waits for its payment; by erip, which is paid at a bank's counter, longer (D-143). */
    waitHours: 2,
    eripWaitHours: 72,
    /** Days after its end on which a period that could not be paid is tried again, and how long it counts as paid (D-092). */
    triesOnDays: [0, 1, 3],
    graceDays: 3,
    /** How long a price must have stood before a lower one to be struck out beside it (D-206). */
    formerPriceDays: 30,
    /** How long whoever has paid may think again (D-208). */
    withdrawalDays: 14,
    /** In how many days a present may go out at the latest. */
    giftDays: 365,
    /** Days before the end of a trial, a month and a year on which letters say what will be paid (D-209). */
    warnDays: { trial: [2], month: [3], year: [30, 7] },
    orders: 30,
  },
  recovery: { perHour: 3, perHourPerAddress: 60, minutes: 30 }, // security.md
  loginFailures: { count: 5, windowSeconds: 900, perHourPerAddress: 100, knownDeviceDays: 400 }, // security.md
  tokensPerHourPerSession: 60, // security.md
  social: {
    /** Lists of up to 50 profiles, likes and changes of friends, wrong friend codes: each an hour. */
    listsPerHour: 300,
    changesPerHour: 60,
    wrongCodesPerHour: 20,
    codeCharacters: 10,
    friends: 200,
    classmates: 200,
    unknownSeconds: 60,
  }, // security.md S-24, D-174
  messages: { characters: 2000, perHour: 60 },
  referral: { codeCharacters: 10, rewardEnergy: 8, lettersPerDay: 10, againAfterDays: 7 },
  partnerNotice: { toleranceSeconds: 300, bytes: 8192 }, // security.md T23
  affiliateCookieBytes: 4096, // D-169
  avatar: { bytes: 5_242_880, pixels: 16_000_000, side: 512, frames: 60, seconds: 5, perHour: 20 }, // D-181
  file: { bytes: 5_242_880, pixels: 50_000_000, perHour: 10, quotaBytes: 52_428_800 }, // security.md
  consentAge: 16, // D-098
  /** From this age on somebody pays. */
  adultAge: 18,
  closing: { freshSeconds: 3600 }, // D-098
  emailCheck: {
    goodSeconds: 259_200,
    codeTries: 5,
    passwordSeconds: 3600,
    askAgainSeconds: 72_000,
    perHour: 10,
    perHourPerAddress: 60,
  }, // issue 3, security.md
  push: { freshHours: 3 }, // D-195: a reminder of the evening is nothing for the night
  mail: { freshHours: 48 }, // issue 3
  /** Tries end after about a day. */
  jobs: { mostTries: 6, firstPauseSeconds: 60, leaseSeconds: 300, keptDays: 30 }, // issue 3
  analyticsEventsPerMinute: 120, // D-168
  courseCacheSeconds: 600, // D-083
  reset: { perYear: 3, everyDays: 30 }, // D-095
  event: { graceSeconds: 5, shareCharacters: 22 }, // D-120
  pageErrorsPerHourPerAddress: 60,
  pageErrorsPerVisit: 5,
  school: {
    codeDays: 14,
    codeUses: 40,
    wrongCodes: { count: 5, windowSeconds: 900, perHourPerAddress: 20, alarmPerHour: 2000 },
    classes: 40,
    openAssignments: 50,
    /** How long after its day an assignment is still shown and takes no lives. */
    lateDays: 14,
    consentDays: 14,
    consentLettersPerDay: 5,
    /** Fewer pupils could be told apart in a sum. */
    leastTogether: 5,
    worksheetProblems: 20,
    /** A pupil who has solved so many problems on so many days is at work; a teacher prints so many keys a day. */
    keys: { solved: 10, days: 2, perDay: 10 }, // D-311
  }, // D-097
  /** A form is good for a day: what is open longer is sent once more. */
  leads: { perHour: 5, leastSeconds: 3, mostSeconds: 86_400 }, // D-267
  eventsAtOnce: 20, // D-168
  body: { bytes: 65_536, depth: 8 }, // security.md T34
  draft: { bytes: 262_144, depth: 24, importBytes: 4_194_304 }, // nine languages with pictures; editors only
  stats: { fromLearners: 20, longestSeconds: 1800, comparedLearners: 2000 }, // D-044
} as const;
