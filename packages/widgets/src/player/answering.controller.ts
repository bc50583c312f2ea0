import { numbers } from '@logikit/contract';
import { answerKind, isWholeAnswer, solutionOf } from './answer.ts';
import type { SettledAnswer } from './player-client.ts';
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

const unreachable = Object.assign(new Error('A file of the player did not arrive.'), { code: 'offline' });

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
    try {
      // Whoever tells what an answer has come to is there before it is sent: a judged one could not be taken back.
      const parts = await ports.adorn();
      if (!parts) throw unreachable;
      const outcome = await client.answers.submit(answer);
      if (!isCurrent()) return;
      if (outcome.status === 'pending') send({ type: 'kept' });
      else parts.tellVerdict(desk, outcome.passing);
    } catch (error) {
      if (isCurrent()) send({ type: 'refused', code: desk.report(error) });
    }
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
      if (passing) void ports.adorn().then((parts) => parts?.tellVerdict(desk, passing));
      else send({ type: 'refused', code: desk.report(error) });
    },
  };
}
