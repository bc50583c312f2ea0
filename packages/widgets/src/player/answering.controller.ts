import { numbers } from '@logikit/contract';
import { answerKind, isWholeAnswer, solutionOf } from './answer.ts';
import type { Passing, SettledAnswer } from './player-client.ts';
import type { Desk } from './player-desk.ts';
import { canCheck } from './player.machine.ts';

export interface Answering {
  readonly check: () => Promise<void>;
  /** Sends a whole answer by itself where the author wants so; any further choice starts the wait again. */
  readonly maySendItself: () => void;
  readonly stopWaiting: () => void;
  /** What waited in the queue has been judged, or was refused. */
  readonly hear: (outcome: SettledAnswer) => void;
}

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
      const outcome = await client.answers.submit(answer).finally(ports.adorn);
      if (!isCurrent()) return;
      if (outcome.status === 'pending') send({ type: 'kept' });
      else judge(desk, outcome.passing);
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
      if (passing) judge(desk, passing);
      else send({ type: 'refused', code: desk.report(error) });
    },
  };
}

function judge({ ports, send, target, place }: Desk, passing: Passing): void {
  send({ type: 'judged', passing });
  const { id: passingId, problemId, isCorrect, isFinal, stars, amountOfMistakes } = passing;
  ports.sounds.play(isCorrect ? 'right' : 'not-yet');
  if (isCorrect && stars > 0) ports.sounds.play('star');
  ports.emit('answered', { problemId, passingId, isCorrect, isFinal, stars, amountOfMistakes });
  const { thread: threadId = null } = target();
  // A problem that is shown alone leads nowhere, whatever comes after it on a road.
  const isLast = passing.nextProblemId === null || Object.keys(place()).length === 0;
  if (isFinal && isLast) ports.emit('completed', { problemId, threadId, stars });
}
