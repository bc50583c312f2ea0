import type { WidgetDescriptor } from '../descriptors/descriptor.ts';
import { themes } from '../theme/use-theme.ts';
import type { LearnerProblem } from './player-client.ts';

/** The player in one description; attributes, element types, React props and the reference come from here. */
export const playerDescriptor = {
  tag: 'logikit-problem-player',
  summary: 'A problem with its hints, its theory and Kit; alone, or the next one of a thread.',
  props: {
    problem: { type: 'integer', attribute: 'problem', summary: 'Id of the problem to solve.' },
    thread: {
      type: 'integer',
      attribute: 'thread',
      summary: 'Id of the thread that the problem is solved in; alone, it opens the next problem of the thread.',
    },
    lang: {
      type: 'string',
      attribute: 'lang',
      summary: 'Locale of words and voice; default: the nearest lang, the browser’s, then ru.',
    },
    theme: { type: themes, attribute: 'theme', summary: 'Which theme to wear; auto is what the device prefers.' },
    noSound: { type: 'boolean', attribute: 'no-sound', summary: 'Plays no sound and speaks only when asked.' },
  },
  events: {
    ready: {
      event: 'logikit-ready',
      detail: { problemId: 'integer' },
      summary: 'A problem can be answered.',
    },
    answered: {
      event: 'logikit-answered',
      detail: {
        problemId: 'integer',
        passingId: 'integer',
        isCorrect: 'boolean',
        isFinal: 'boolean',
        stars: 'integer',
        amountOfMistakes: 'integer',
      },
      summary: 'The server has judged an answer.',
    },
    completed: {
      event: 'logikit-completed',
      detail: { problemId: 'integer', threadId: 'integer?', stars: 'integer' },
      summary: 'Nothing is left: the single problem is closed, or the last one of the thread.',
    },
    error: {
      event: 'logikit-error',
      detail: { code: 'string', message: 'string' },
      summary: 'Something failed; the player shows what to do.',
    },
  },
  methods: {
    reload: 'Loads the problem again and forgets what was chosen.',
    speak: "Reads the question aloud with the author's recording or the device's voice.",
  },
  parts: ['question', 'picture', 'variant', 'check', 'feedback', 'next'],
} as const satisfies WidgetDescriptor;

/** Detail of `ready`. */
export interface ReadyDetail {
  readonly problemId: number;
}

/** Detail of `answered`: one judged answer. `stars` is 0…3, `isFinal` says that the problem is closed. */
export interface AnsweredDetail {
  readonly problemId: number;
  readonly passingId: number;
  readonly isCorrect: boolean;
  readonly isFinal: boolean;
  readonly stars: number;
  readonly amountOfMistakes: number;
}

/** Detail of `completed`. `threadId` is null when the problem was solved outside a thread. */
export interface CompletedDetail {
  readonly problemId: number;
  readonly threadId: number | null;
  readonly stars: number;
}

/** Detail of `error`: `code` for machines, `message` for developers. */
export interface ErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** What the player tells its surroundings. */
export interface PlayerEvents {
  readonly ready: ReadyDetail;
  readonly answered: AnsweredDetail;
  readonly completed: CompletedDetail;
  readonly error: ErrorDetail;
}

/** The problem that lies beneath a pause. */
export interface PausedProblem {
  readonly problemId: number;
  /** True when there is something to read about it. */
  readonly hasTheory: boolean;
}

/** Methods of the element and of the React component's ref. */
export interface PlayerHandle {
  readonly reload: () => void;
  readonly speak: () => void;
}

/** Target lessons 4, 5 and 1 are for preschoolers: larger type and targets. */
export function isForPreschool(problem: LearnerProblem): boolean {
  return problem.targetLesson !== 2 && problem.targetLesson !== 3;
}
