import { type Model, toTimestamp } from '@logikit/contract';
import { judge } from '@logikit/problems';
import { hasLife } from '../../identity/accounts/index.ts';
import { createBatcher } from '../../kernel/database/index.ts';
import type { Database } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { selectOptionalEvent } from '../../kernel/event-log/index.ts';
import { type KeptAnswer, readKept } from '../../kernel/idempotency/index.ts';
import type { Viewer } from '../../content/catalog/index.ts';
import type { ProblemLibrary } from '../../content/catalog/index.ts';
import type { CachedProblem } from '../../content/catalog/index.ts';
import { keysOf } from '../../content/catalog/index.ts';
import { assertInTime, isEventOver } from '../events/index.ts';
import { toPassing } from './answer.ts';
import { takeSeen, takeVersion } from './answered-version.ts';
import { asAnswer } from '../progress/index.ts';
import { toFacts, toRow } from './answer-record.ts';
import { type AnswerRow, writeAnswers } from './answer-write.db.ts';
import { decide, type Learner, mustWaitUntil, type Situation } from './decide.ts';
import { assertPaced } from './pace.ts';
import { assertUnlocked, isPlacement, kindOf, type Place } from './place.ts';
import {
  made,
  type SolvingContext,
  type Solver,
  standingOf,
  toRequest,
  toSolvingContext,
  visitorOf,
} from './solving-context.ts';
import { readPassing } from './read-passing.ts';
import { BATCH_SIZE } from './batch-size.ts';
import { selectSolvingRows, type SolvingRequest, type SolvingRow } from './solving-context.db.ts';
import type { Submission } from './submission.ts';

type Content = Model<'SolutionContent'>;

/** A passing, or what this key was answered with before. */
export type Submitted =
  | { readonly status: 'done' | 'told again'; readonly passing: Model<'Passing'> }
  | { readonly status: 'kept'; readonly answer: KeptAnswer };

export interface Answering {
  /** Judges an answer and writes everything that decides the next step: one read, one write. */
  submit(submission: Submission): Promise<Submitted>;
  /** Tells an answer again by the event that it was; null when that is gone. */
  tellAgain(eventId: number, asked: Pick<Submission, 'content' | 'locale'>): Promise<Model<'Passing'> | null>;
}

interface Parts extends Pick<Database, 'sql' | 'kind'> {
  readonly library: ProblemLibrary;
  /** Answers of one learner that may come at once. */
  readonly burst: number;
}

/** Somebody else moved this learner's profile between our read and our write: decide anew so often. */
const TRIES = 5;
/** The embedded database has one connection: what waits for it goes together. */
const IN_FLIGHT = { postgres: 2, embedded: 1 };

export function createAnswering({ sql, kind, library, burst }: Parts): Answering {
  const limits = { inFlight: IN_FLIGHT[kind], size: BATCH_SIZE };
  const read = createBatcher<SolvingRequest, SolvingRow>({ ...limits, run: (all) => selectSolvingRows(sql, all) });
  const write = createBatcher<AnswerRow, number | null>({
    ...limits,
    run: async (answers) => {
      const ids = await writeAnswers(
        sql,
        answers.toSorted((a, b) => a.user_id - b.user_id),
      );
      return answers.map(({ user_id: userId }) => ids.get(userId) ?? null);
    },
  });
  const oneByOne = createTurns();

  const readRow = async (request: SolvingRequest): Promise<SolvingRow> => {
    const row = await read(request);
    return row.problem?.isBlank ? made(sql, request.problem_id, () => read(request)) : row;
  };
  const tellAgain: Answering['tellAgain'] = async (eventId, { content, locale }) => {
    const event = await selectOptionalEvent(sql, eventId);
    if (!event) return null;
    const { userId, facts } = asAnswer(event);
    const row = await readRow(
      toRequest({ userId, ...facts, context: {}, mayStandAlone: true, partnerKey: null, now: new Date(facts.at) }),
    );
    if (!row.problem) throw new ApiError('notFound');
    const problem = await takeVersion(sql, library, { problem: row.problem, version: facts.version });
    return toPassing({ facts, content, problem, viewer: library.viewer(userId, facts.problemId, locale) });
  };
  /** What its own row says of an answer whose event is gone. */
  const readOwn = async (submission: Submission, passingId: number | null): Promise<Model<'Passing'>> => {
    if (passingId === null) throw new ApiError('notFound');
    const { userId, tenantId } = submission;
    const passing = await readPassing({ ...submission, tx: sql, owner: { userId, tenantId }, passingId }, library);
    return { ...passing, solution: { content: submission.content } };
  };
  const attempt = async (submission: Submission): Promise<Submitted | null> => {
    const { key, userId, problemId, content, locale } = submission;
    const row = await readRow(toRequest(submission, key));
    if (row.kept) {
      const kept = readKept(row.kept, key);
      if (!('eventId' in kept)) return { status: 'kept', answer: kept };
      const told = await tellAgain(kept.eventId, submission);
      return { status: 'told again', passing: told ?? (await readOwn(submission, kept.passingId)) };
    }
    const solving = toSolvingContext(submission, row);
    const situation = assertAnswerable(solving, submission.now);
    const paceAt = assertPaced(solving, submission.now, burst);
    const problem = await takeSeen(sql, library, {
      problem: solving.problem,
      version: submission.version,
      now: submission.now,
    });
    const viewer = library.viewer(userId, problemId, locale);
    const judged = judgeContent(problem, content, viewer);
    const decision = decide(situation, judged.judgement.isCorrect);
    const { version } = problem;
    const facts = toFacts({ submission, solving, situation, decision, version, tag: judged.judgement.tag });
    const passingId = await write(toRow({ submission, solving, decision, facts, solution: judged.solution, paceAt }));
    if (passingId === null) return null;
    return { status: 'done', passing: toPassing({ facts: { ...facts, passingId }, content, problem, viewer }) };
  };
  return {
    tellAgain,
    submit: (submission) =>
      oneByOne(submission.userId, async () => {
        for (let left = TRIES; left > 0; left -= 1) {
          const done = await attempt(submission);
          if (done) return done;
        }
        throw new ApiError('requestInFlight', { retryAfter: 1 });
      }),
  };
}

/** Answers of one learner that arrive together take turns here, instead of deciding in vain. */
function createTurns(): <T>(userId: number, work: () => Promise<T>) => Promise<T> {
  const last = new Map<number, Promise<unknown>>();
  return async (userId, work) => {
    const before = last.get(userId);
    const turn = before ? before.then(work, work) : work();
    last.set(userId, turn);
    try {
      return await turn;
    } finally {
      if (last.get(userId) === turn) last.delete(userId);
    }
  };
}

/** Everything that refuses an answer before it is looked at. */
function assertAnswerable(solving: SolvingContext, now: Date): Situation {
  const { solver, problem, place, standing } = solving;
  if (!problem.isOpen) throw new ApiError('notFound');
  assertUnlocked(place, problem, visitorOf(solving, now));
  // In an event every problem is answered once, and not after its end.
  if (place?.event) {
    if (standing?.isFinal === true && !isEventOver(place.event, now)) throw new ApiError('alreadyTaken');
    assertInTime(place.event, now);
  }
  const { targetLesson, variants } = problem;
  const situation: Situation = {
    now: now.getTime(),
    learner: learnerOf(solver, place),
    standing: standingOf(solving),
    elsewhere: solving.elsewhere,
    task: { targetLesson, variants, kind: kindOf(place) },
    replayDay: solving.replayDay,
  };
  const waitUntil = mustWaitUntil(situation);
  if (waitUntil !== null) throw new ApiError('noLife', { data: { nextAccrualAt: toTimestamp(waitUntil) } });
  return situation;
}

/** Lives are not at stake in an event, in a placement, nor in what a teacher has set (rule D-051). */
function learnerOf(solver: Solver, place: Place | null): Learner {
  return {
    courseTl: solver.courseTl,
    isWithLife: hasLife(solver) && !place?.event && place?.isAssigned !== true && !isPlacement(place),
    life: { value: solver.lifeValue, lastAccrual: solver.lifeAt.getTime() },
    stars: solver.stars,
    starsOnBalance: solver.starsOnBalance,
    completedProblems: solver.completedProblems,
    allCompletedProblems: solver.allCompletedProblems,
    level: solver.level,
  };
}

/** The judgement, and the answer by the author's keys with only the field that the problem asks for. */
function judgeContent({ content, judgeable }: CachedProblem, sent: Content, { scope }: Viewer) {
  const keys = keysOf(
    scope,
    content.variants.map(({ key }) => key),
    sent.selectedVariants,
  );
  if (keys === null) throw new ApiError('invalidSolution');
  const judgement = judge(judgeable, { ...sent, selectedVariants: [...keys] });
  if (judgement.status === 'refused') throw new ApiError(judgement.code);
  const solution: Content = { selectedVariants: [...keys], graphicState: null, autoValidateString: null };
  if (content.scene !== null && content.settings.graphic.isVerifiable) {
    return { judgement, solution: { ...solution, selectedVariants: [], graphicState: sent.graphicState } };
  }
  if (content.variantSettings.isAutoValidatingString) {
    return { judgement, solution: { ...solution, selectedVariants: [], autoValidateString: sent.autoValidateString } };
  }
  return { judgement, solution };
}
