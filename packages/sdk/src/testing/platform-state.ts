import type { Model } from '../api/models.ts';
import { changeAccrual, levelOf, numbers, readAccrual, toTimestamp, writeAccrual } from '@logikit/contract';
import { randomUUID } from 'node:crypto';
import { rightVariant, sampleProfile } from './sample.ts';

export interface TestUser {
  readonly id: number;
  profile: Model<'CommonProfile'>;
  readonly progress: Map<number, Model<'ProblemProgress'>>;
}

/** What the test platform remembers. */
export interface PlatformState {
  readonly users: Map<number, TestUser>;
  /** Name and password, to the user they open. */
  readonly accounts: Map<string, number>;
  /** One-time tokens that a partner's backend signed, to the user they stand for. */
  readonly partnerTokens: Map<string, number>;
  readonly refreshTokens: Map<string, number>;
  readonly tokens: Map<string, { readonly userId: number; readonly expiresAt: number }>;
  /** Every passing that took effect, in the order of arrival. */
  readonly passings: Model<'Passing'>[];
  readonly activities: Model<'ActivityBody'>[];
  activityState: Model<'ActivityAnswer'>['state'];
  /** What a browser would keep: Node has no cookie jar. */
  cookie: string | undefined;
  tokenSeconds: number;
  now(): number;
}

export function createState(now: () => number): PlatformState {
  return {
    users: new Map(),
    accounts: new Map(),
    partnerTokens: new Map(),
    refreshTokens: new Map(),
    tokens: new Map(),
    passings: [],
    activities: [],
    activityState: 'ok',
    cookie: undefined,
    tokenSeconds: numbers.tokenSeconds,
    now,
  };
}

export function addUser(state: PlatformState, id = state.users.size + 1): TestUser {
  const user: TestUser = { id, profile: sampleProfile(id, state.now()), progress: new Map() };
  state.users.set(id, user);
  return user;
}

/** An unsigned token of the right form. Only this platform believes it. */
export function issueToken(state: PlatformState, userId: number): string {
  const iat = Math.floor(state.now() / 1000);
  const exp = iat + state.tokenSeconds;
  const claims = { uid: userId, iat, exp, role: 'user', tenant: null, aud: 'api', typ: 'access', jti: randomUUID() };
  const token = ['{"alg":"none"}', JSON.stringify(claims), 'test']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  state.tokens.set(token, { userId, expiresAt: exp * 1000 });
  return token;
}

export function issueRefreshToken(state: PlatformState, userId: number): string {
  const refreshToken = randomUUID();
  state.refreshTokens.set(refreshToken, userId);
  return refreshToken;
}

/** A refresh token works once: whoever presents it gets the next one. */
export function takeRefreshToken(state: PlatformState, refreshToken: string | undefined): number | undefined {
  const userId = refreshToken === undefined ? undefined : state.refreshTokens.get(refreshToken);
  if (refreshToken !== undefined) state.refreshTokens.delete(refreshToken);
  return userId;
}

export function userOf(state: PlatformState, token: string | undefined): TestUser | undefined {
  const known = token === undefined ? undefined : state.tokens.get(token);
  return known && known.expiresAt > state.now() ? state.users.get(known.userId) : undefined;
}

const NONE: Model<'ProblemProgress'> = { count: 0, amountOfMistakes: 0, stars: 0, isFinal: false, correctCount: 0 };

/** Judges and records, by the same rules of life and level that both ends share. */
export function judge(
  state: PlatformState,
  user: TestUser,
  { problemId, solution }: { readonly problemId: number; readonly solution: Model<'Solution'> },
): Model<'Passing'> {
  const before = user.progress.get(problemId) ?? NONE;
  const isCorrect = solution.content.selectedVariants.join() === rightVariant(problemId);
  const mistakes = before.amountOfMistakes + (isCorrect || before.isFinal ? 0 : 1);
  const isFinal = before.isFinal || isCorrect || mistakes >= numbers.wrongTries.usual;
  const stars = isCorrect && !before.isFinal ? Math.max(1, 3 - mistakes) : before.stars;
  const progress = {
    count: before.count + 1,
    amountOfMistakes: mistakes,
    stars,
    isFinal,
    correctCount: before.correctCount + Number(isCorrect),
  };
  user.progress.set(problemId, progress);
  if (!before.isFinal) score(state, user, { isCorrect, stars });

  const { profile } = user;
  const passing: Model<'Passing'> = {
    id: state.passings.length + 1,
    problemId,
    stars,
    isCorrect,
    isFinal,
    amountOfMistakes: mistakes,
    solution,
    createdAt: toTimestamp(state.now()),
    isReplay: before.isFinal,
    feedback: null,
    triesLeft: isFinal ? 0 : numbers.wrongTries.usual - mistakes,
    progress,
    closed: isFinal ? closedSolution(problemId) : null,
    life: profile.life,
    profile: {
      stars: profile.stars,
      starsOnBalance: profile.starsOnBalance,
      completedProblems: profile.completedProblems,
      allCompletedProblems: profile.allCompletedProblems,
      level: profile.level,
      isNewLevel: profile.globalPopup.newLevel,
    },
    nextProblemId: problemId + 1,
  };
  state.passings.push(passing);
  return passing;
}

function score(
  state: PlatformState,
  user: TestUser,
  { isCorrect, stars }: { isCorrect: boolean; stars: number },
): void {
  const { profile } = user;
  if (!isCorrect) {
    const life = changeAccrual(readAccrual(profile.life), numbers.life, { amount: -1, now: state.now() });
    user.profile = { ...profile, life: writeAccrual(life, numbers.life) };
    return;
  }
  const counted = {
    stars: profile.stars + stars,
    starsOnBalance: profile.starsOnBalance + stars,
    completedProblems: profile.completedProblems + 1,
    allCompletedProblems: profile.allCompletedProblems + 1,
  };
  const level = levelOf(counted);
  const globalPopup = { ...profile.globalPopup, newLevel: level > profile.level };
  user.profile = { ...profile, ...counted, level, globalPopup };
}

function closedSolution(problemId: number): Model<'ProblemSolution'> {
  return {
    rightVariants: [rightVariant(problemId)],
    rightNumber: null,
    rightState: null,
    steps: [],
    praise: 'Well done',
    solutionComment: '',
    solutionNarrations: {},
    explanationImage: null,
  };
}
