import { numbers } from '@logikit/contract';
import * as passingCalls from '@logikit/contract/calls/learning/passing';
import type { StoreApi } from 'zustand/vanilla';
import type { Model } from '../api/models.ts';
import type { Core } from '../core.ts';
import { ApiError } from '../http/errors.ts';
import { isPassing } from '../http/retry.ts';
import { send } from '../http/send.ts';
import { browserPage } from '../page.ts';
import type { AnswerBox, PendingAnswer } from './answer-box.ts';
import type { Outcomes } from './outcomes.ts';

/** Without a sign that the network is back, it is tried this often. */
const AGAIN_MS = numbers.answersAgainSeconds * 1000;
/** A try that hangs would hold up every answer after it. Its key makes another one safe. */
const TRY_MS = numbers.patienceSeconds.answerTry * 1000;

export interface AnswersState {
  readonly pending: readonly PendingAnswer[];
}

/** What is delivered: the answers of whoever is signed in, from their box. */
interface Delivered {
  readonly store: StoreApi<AnswersState>;
  readonly outcomes: Outcomes;
  user(): number | null;
  boxOf(userId: number): AnswerBox;
}

/** Sends what waits, in order, one after another. */
export interface Delivery {
  flush(): Promise<void>;
  stop(): void;
}

export function createDelivery(core: Core, { store, outcomes, user, boxOf }: Delivered): Delivery {
  let cancelAgain = (): void => undefined;
  let flushing: Promise<void> | undefined;
  let isAskedAgain = false;

  function flush(): Promise<void> {
    isAskedAgain = flushing !== undefined;
    flushing ??= drain().finally(() => {
      flushing = undefined;
      if (isAskedAgain) void flush();
    });
    return flushing;
  }

  async function drain(): Promise<void> {
    cancelAgain();
    const userId = user();
    if (userId === null) return;
    const box = boxOf(userId);
    const isDone = await box.alone(async () => {
      for (let [next] = show(await box.list()); next; [next] = show(await box.list())) {
        if (userId !== user() || !(await sendOne(next, box))) return false;
      }
      return true;
    });
    if (isDone) return fetchTaken();
    outcomes.putOff(box.isKept());
    cancelAgain = core.clock.after(AGAIN_MS, () => void flush());
  }

  /** Another tab sent what we wait for: the platform tells the outcome again to the same key. */
  async function fetchTaken(): Promise<void> {
    const waiting = store.getState().pending;
    for (const { answer } of outcomes.waiters.values()) {
      if (!waiting.some(({ id }) => id === answer.id)) await sendOne(answer, boxOf(answer.userId));
    }
  }

  /** False when it has to wait: for the network, a busy platform, or somebody to sign in again. */
  async function sendOne(answer: PendingAnswer, box: AnswerBox): Promise<boolean> {
    if (!(core.page ?? browserPage).isOnline()) return false;
    try {
      const passing = await submit(core, answer);
      show(await box.remove(answer.id));
      outcomes.settle({ answer, passing });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || isPassing(error)) return false;
      show(await box.remove(answer.id));
      outcomes.settle({ answer, error });
    }
    return true;
  }

  function show(pending: readonly PendingAnswer[]): readonly PendingAnswer[] {
    store.setState({ pending });
    return pending;
  }

  return { flush, stop: () => cancelAgain() };
}

function submit(
  core: Core,
  { problemId, context, content, version, id, tenant = '' }: PendingAnswer,
): Promise<Model<'Passing'>> {
  const input = { params: { problemId }, query: context, body: { content, ...(version && { version }) } };
  return send(core.http, passingCalls.submitPassing, input, { idempotencyKey: id, tenant, timeoutMs: TRY_MS });
}
