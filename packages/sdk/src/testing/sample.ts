import type { Model } from '../api/models.ts';
import { levelConfig, numbers, toTimestamp } from '@logikit/contract';

const letters = ['A', 'B', 'C', 'D'] as const;

/** A problem with four variants. Which one is right is told by `rightVariant`. */
export function sampleProblem(id: number, title = `Problem ${id}`): Model<'LearnerProblem'> {
  return {
    id,
    version: 1,
    complexity: 1,
    targetLesson: 2,
    isEnabled: true,
    isDeleted: false,
    emoji: null,
    confettiPattern: null,
    tags: [],
    narration: false,
    narrations: {},
    translations: { en: { title, question: 'Which comes next?', alt: 'A row of shapes' } },
    variants: letters.map((letter) => ({
      id: `${id}-variant-${letter}`,
      image: null,
      backgroundColor: null,
      translations: { en: { text: letter, alt: letter } },
    })),
    settings: { voiceoverOnly: false, autoAnswerSend: false, graphic: { isVerifiable: false } },
    variantSettings: {
      anyIsRight: false,
      isMultiSelection: false,
      isAutoValidatingString: false,
      noBorder: false,
      autoValidatingParams: { type: 'number', characterLimit: 4 },
    },
    viewSettings: {
      bigVariantsPC: false,
      bigVariantsMobile: false,
      backgroundColor: '#FAFBFF',
      backgroundImageType: 'pattern',
      variantsInContent: false,
      variantColumnsMobile: 2,
      preset: 'multiline-text-graphic-l',
    },
    contentImage: null,
    background: null,
    preview: null,
    graphic: null,
    resultMedia: null,
    theory: null,
    blockTheory: null,
    hintsLeft: 1,
    triesLeft: numbers.wrongTries.usual,
    progress: null,
    solution: null,
  };
}

/** The id of the variant that the test platform accepts. */
export function rightVariant(problemId: number): string {
  return `${problemId}-variant-B`;
}

export function sampleProfile(userId: number, now: number): Model<'CommonProfile'> {
  const accrual = (max: number): Model<'Accrual'> => ({
    value: max,
    maxAccumulatedAmount: max,
    lastAccrual: toTimestamp(now),
  });
  return {
    userId,
    username: `learner-${userId}`,
    email: null,
    anonymous: true,
    who: 'pupil',
    targetLessons: [2],
    courseTL: 2,
    goal: [],
    gradeId: null,
    stars: 0,
    starsOnBalance: 0,
    completedProblems: 0,
    allCompletedProblems: 0,
    level: 1,
    displayName: `Learner ${userId}`,
    ratingName: null,
    names: { first: null, last: null },
    avatar: null,
    avatarBorderUrl: null,
    socialNetworks: [],
    locale: 'en',
    role: 'user',
    perms: [],
    payStatus: 0,
    billingType: null,
    cardId: null,
    hasPupils: false,
    life: accrual(numbers.life.max),
    energy: accrual(numbers.energy.max),
    withLife: true,
    logic: { payed: false, freemium: true },
    canGetAdditionalTrial: false,
    pageMetas: [],
    delayedNotifications: [],
    isLocaleChosen: false,
    isThemeChosen: false,
    isLightTheme: false,
    withSeparatedZones: false,
    offline: false,
    audio: null,
    globalPopup: {
      registered: false,
      firstSaveProgress: false,
      forceEmailCheck: false,
      saveProgress: false,
      bonusTrial: false,
      newLevel: false,
      firstLogicBoughtGoal: false,
      trialStartedGoal: false,
      firstWebSubStartGoal: false,
      balanceSuppliedGoal: false,
      socialNetworkIsAttached: false,
    },
  };
}

export function sampleConfig(): Model<'Config'> {
  return {
    features: {},
    level: levelConfig,
    targetLessons: [{ id: 2, position: 0, excludeForLocales: [], nameKey: 'targetLesson.junior' }],
    life: numbers.life,
    energy: { max: numbers.energy.max, tickSeconds: numbers.energy.tickSeconds },
    marketing: {
      logic: {
        gradeFrom: 0,
        gradeTo: 5,
        childProblems: 2000,
        adultProblems: 1500,
        rating: null,
        reviews: null,
        players: null,
        countries: null,
      },
      maths: { rating: null, players: null },
      games: { rating: null },
    },
    stores: { apple: null, google: null },
    socialNetworks: [],
    environment: 'test',
  };
}
