import { type Model, numbers, writeAccrual } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { LoggedEvent } from '../../kernel/event-log/index.ts';
import type { Message } from '../../kernel/pubsub/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import { toSolution, type Viewer } from '../../content/catalog/index.ts';
import type { CachedProblem } from '../../content/catalog/index.ts';
import { type AnswerFacts, asAnswer, type LoggedAnswer } from '../progress/index.ts';

interface Telling {
  readonly facts: LoggedAnswer;
  /** As the learner sent it. */
  readonly content: Model<'SolutionContent'>;
  readonly problem: CachedProblem;
  readonly viewer: Viewer;
}

/** What the learner hears: feedback by misconception at once, the solution only when the problem is closed. */
export function toPassing({ facts, content, problem, viewer }: Telling): Model<'Passing'> {
  const { standing, life, newLevel } = facts;
  // NOTE: field by field, so that what is told again has the same bytes: the log keeps no order.
  const { stars, starsOnBalance, completedProblems, allCompletedProblems, level } = facts.profile;
  return {
    id: facts.passingId,
    problemId: facts.problemId,
    stars: standing.stars,
    isCorrect: facts.isCorrect,
    isFinal: standing.isFinal,
    isReplay: facts.isReplay,
    amountOfMistakes: standing.mistakes,
    solution: { content },
    createdAt: timestampOf(new Date(facts.at)),
    feedback: feedbackOf(problem, facts.tag, viewer.locale),
    triesLeft: facts.triesLeft,
    progress: toProgress(standing),
    closed: facts.isTold ? toSolution(problem.content, problem.secret, viewer) : null,
    life: life && writeAccrual(life, numbers.life),
    profile: { stars, starsOnBalance, completedProblems, allCompletedProblems, level, isNewLevel: newLevel !== null },
    nextProblemId: facts.nextProblemId,
  };
}

/** One kind sentence about where to look; the problem's author wrote one for each misconception. */
export function feedbackOf(
  { secret }: Pick<CachedProblem, 'secret'>,
  tag: string | null,
  locale: string,
): Model<'Pointer'> | null {
  return tag === null ? null : (textIn(secret.translations, locale)?.feedback[tag] ?? null);
}

export function toProgress(standing: AnswerFacts['standing']): Model<'ProblemProgress'> {
  const { count, mistakes, stars, isFinal, correctCount } = standing;
  return { count, amountOfMistakes: mistakes, stars, isFinal, correctCount };
}

/** News of an answer for the learner's other screens. */
export function toMessages(event: LoggedEvent): readonly Message[] {
  const { userId, facts } = asAnswer(event);
  const { life, profile, earned, newLevel } = facts;
  const { stars, level, completedProblems } = profile;
  const topic = `user.${userId}` as const;
  const messages: Message[] = [];
  if (facts.isLifeMoved && life)
    messages.push({ topic, payload: { name: 'lifeChanged', ...writeAccrual(life, numbers.life) } });
  if (earned.isSolved || earned.stars > 0)
    messages.push({ topic, payload: { name: 'profileChanged', stars, level, completedProblems } });
  if (newLevel !== null) messages.push({ topic, payload: { name: 'userHasReachedANewLevel', level: newLevel } });
  return messages;
}
