import { numbers } from '@logikit/contract';
import { answerKind, isWholeAnswer, solutionOf } from './answer.ts';
import type { Passing, SettledAnswer } from './player-client.ts';
import type { Desk } from './player-desk.ts';
import { canCheck } from './table.ts';

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
export function createAnswering(desk: Desk): Answering {
  const { ports, send, table, getSnapshot } = desk;
  const { client } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = (): void => clearTimeout(timer);

  async function check(): Promise<void> {
    stopWaiting();
    const asked = table();
    if (getSnapshot().state.status !== 'chosen' || !asked || ports.isPreview()) return;
    const isCurrent = desk.whileOpen();
    send({ type: 'checked' });
    const { content } = solutionOf(asked.problem, asked.draft);
    const answer = { problemId: asked.problem.id, context: desk.place(), content };
    void ports.adorn(); // he may have been lost on the way
    try {
      const outcome = await client.answers.submit(answer);
      if (!isCurrent()) return;
      if (outcome.status === 'pending') send({ type: 'kept' });
      else void tell(outcome.passing);
    } catch (error) {
      if (isCurrent()) send({ type: 'refused', code: desk.report(error) });
    }
  }

  /** Kit tells it. As long as his file does not come, the answer is shown as kept, and he is asked again. */
  async function tell(passing: Passing): Promise<void> {
    const isCurrent = desk.whileOpen();
    let parts = await ports.adorn();
    while (!parts && isCurrent()) {
      send({ type: 'kept' });
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
      parts = await ports.adorn();
    }
    if (isCurrent()) parts?.tellVerdict(desk, passing);
  }

  return {
    check,
    stopWaiting,
    maySendItself() {
      stopWaiting();
      const now = table();
      if (!now?.problem.settings.autoAnswerSend || ports.prefersCalm()) return;
      if (!canCheck(now) || !isWholeAnswer(now.problem, now.draft)) return;
      const isNumber = answerKind(now.problem) === 'number';
      timer = setTimeout(() => void check(), isNumber ? numbers.numberAutoSendMs : numbers.variantAutoSendMs);
    },
    hear({ answer, passing, error }) {
      if (getSnapshot().state.status !== 'queued' || table()?.problem.id !== answer.problemId) return;
      if (passing) void tell(passing);
      else send({ type: 'refused', code: desk.report(error) });
    },
  };
}
