import { numbers } from '@logikit/contract';
import { answerKind, isWholeAnswer, solutionOf } from '../machine/answer.ts';
import type { Passing, SettledAnswer } from '../player-client.ts';
import type { PlayerStore } from './player-store.ts';
import { canCheck } from '../machine/problem-session.ts';

export interface Answering {
  readonly check: () => Promise<void>;
  /** Sends a whole answer by itself where the author wants so; any further choice starts the wait again. */
  readonly maySendItself: () => void;
  readonly stopWaiting: () => void;
  /** What waited in the queue has been judged, or was refused. */
  readonly hear: (outcome: SettledAnswer) => void;
}

const askAgainMs = 3000;

/** Sends what was chosen and tells what came of it. */
export function createAnswering(store: PlayerStore): Answering {
  const { ports, send, session, getSnapshot } = store;
  const { client } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = (): void => clearTimeout(timer);

  async function check(): Promise<void> {
    stopWaiting();
    const asked = session();
    if (getSnapshot().state.status !== 'chosen' || !asked || ports.isPreview()) return;
    const isCurrent = store.whileOpen();
    send({ type: 'checked' });
    const { content } = solutionOf(asked);
    const { id, version } = asked.problem;
    const answer = { problemId: id, context: store.solvingContext(), content, version };
    void ports.loadFeedback(); // it may have been lost on the way
    try {
      const outcome = await client.answers.submit(answer);
      if (!isCurrent()) return;
      if (outcome.status === 'pending') send({ ...outcome, type: 'queued' });
      else void tell(outcome.passing);
    } catch (error) {
      if (isCurrent()) send({ type: 'refused', code: store.report(error) });
    }
  }

  /** As long as the feedback chunk does not come, the answer is shown as kept, and the chunk is asked for again. */
  async function tell(passing: Passing): Promise<void> {
    const isCurrent = store.whileOpen();
    let feedback = await ports.loadFeedback();
    while (!feedback && isCurrent()) {
      send({ type: 'queued', isKept: true, isSlow: false });
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
      feedback = await ports.loadFeedback();
    }
    if (isCurrent()) feedback?.tellVerdict(store, passing);
  }

  return {
    check,
    stopWaiting,
    maySendItself() {
      stopWaiting();
      const now = session();
      if (!now?.problem.settings.autoAnswerSend || ports.prefersCalm()) return;
      if (!canCheck(now) || !isWholeAnswer(now)) return;
      const isNumber = answerKind(now.problem) === 'number';
      timer = setTimeout(() => void check(), isNumber ? numbers.numberAutoSendMs : numbers.variantAutoSendMs);
    },
    hear({ answer, passing, error }) {
      if (getSnapshot().state.status !== 'queued' || session()?.problem.id !== answer.problemId) return;
      if (passing) void tell(passing);
      else send({ type: 'refused', code: store.report(error) });
    },
  };
}
