import { Type } from '@sinclair/typebox';
import { Parent, PuzzleSolution, Session } from '../identity/account.ts';
import { Id, Locale, nullable, object, oneOf } from '../basics.ts';
import { LearnerProblem } from '../learning/problem.ts';
import { Thread } from '../learning/thread.ts';

/**
 * Opens a widget where nobody is signed in yet. Without a credential it starts an anonymous learner; `thread` without
 * `problemId` is shown as a road, or by the problem to open next.
 */
export const WidgetOpening = object({
  key: Type.Optional(Type.String({ maxLength: 80, description: 'Publishable key of the partner (pk_…)' })),
  parent: Parent,
  locale: Type.Optional(Locale),
  refreshToken: Type.Optional(Type.String({ maxLength: 512, description: 'Of an earlier visit to the same page' })),
  externalSubToken: Type.Optional(Type.String({ maxLength: 4096, description: 'One-time token of a known learner' })),
  show: oneOf(['problem', 'thread'] as const),
  problemId: Type.Optional(Id),
  threadId: Type.Optional(Id),
  puzzle: Type.Optional(PuzzleSolution),
});

/** The session is there even when what was asked for is refused; both are null when nothing is left to solve. */
export const OpenedWidget = object({
  session: Session,
  problem: nullable(LearnerProblem),
  thread: nullable(Thread),
  refused: nullable(object({ code: Type.String(), message: Type.String() })),
});
