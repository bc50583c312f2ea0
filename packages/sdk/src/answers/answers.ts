import { send } from '../http/send.ts';
import type { Model } from '../api/models.ts';
import { numbers } from '@logikit/contract';
import * as passingCalls from '@logikit/contract/calls/learning/passing';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Core } from '../core.ts';
import { browserPage } from '../page.ts';
import { ApiError, SdkError } from '../http/errors.ts';
import { isPassing } from '../http/retry.ts';
import { uuid } from '../uuid.ts';
import { type AnswerBox, openAnswerBox, type PendingAnswer } from './answer-box.ts';

export interface Answer {
  readonly problemId: number;
  readonly context?: Model<'PassingContext'>;
  readonly content: Model<'SolutionContent'>;
  /** For an action that was begun before; left out, this is a new one. */
  readonly idempotencyKey?: string;
}

/** What became of an answer: judged at once, or kept until the platform can be reached. */
export type Answered =
  | { readonly status: 'judged'; readonly passing: Model<'Passing'> }
  | { readonly status: 'pending'; readonly id: string };

/** The outcome of an answer, told to whoever listens; also of answers from an earlier visit. */
export type Settled =
  | { readonly answer: PendingAnswer; readonly passing: Model<'Passing'> }
  | { readonly answer: PendingAnswer; readonly error: ApiError };

export interface AnswersState {
  readonly pending: readonly PendingAnswer[];
}

/** Answers, none of which is lost and none of which counts twice. */
export interface Answers {
  readonly store: StoreApi<AnswersState>;
  /** Throws an ApiError when the platform refuses the answer (`noLife`, `emptySolution` …). */
  submit(answer: Answer): Promise<Answered>;
  /** Sends what waits, in order. Happens by itself when the network comes back. */
  flush(): Promise<void>;
  onSettled(listener: (settled: Settled) => void): () => void;
  close(): void;
}

/** Without a sign that the network is back, it is tried this often. */
const AGAIN_MS = numbers.answersAgainSeconds * 1000;

interface Waiter {
  readonly answer: PendingAnswer;
  readonly resolve: (answered: Answered) => void;
  readonly reject: (error: unknown) => void;
}

export function createAnswers(core: Core): Answers {
  const { auth, page = browserPage, clock } = core;
  const store = createStore<AnswersState>(() => ({ pending: [] }));
  const listeners = new Set<(settled: Settled) => void>();
  const waiters = new Map<string, Waiter>();
  let user = signedIn(core);
  let cancelAgain = (): void => undefined;

  function boxOf(userId: number): AnswerBox {
    return openAnswerBox(core.storage, `logikit.answers.${core.scope}.${userId}`);
  }

  async function submit({ problemId, context = {}, content, idempotencyKey = uuid() }: Answer): Promise<Answered> {
    await auth.token();
    if (user === null)
      throw new SdkError('noSession', 'Nobody is signed in: call auth.start() before the first answer.');
    const tenant = core.tenant();
    const given = { problemId, context, content, ...(tenant !== undefined && { tenant }) };
    const answer = { id: idempotencyKey, userId: user, ...given, at: core.serverTime.now() };
    // Written down before it is sent: a tab may close at any moment.
    show(await boxOf(user).add(answer));
    const answered = new Promise<Answered>((resolve, reject) => waiters.set(answer.id, { answer, resolve, reject }));
    void flush();
    return answered;
  }

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
    const userId = user;
    if (userId === null) return;
    const box = boxOf(userId);
    const isDone = await box.alone(async () => {
      for (let [next] = await looked(box); next; [next] = await looked(box)) {
        if (userId !== user || !(await sendOne(next, box))) return false;
      }
      return true;
    });
    if (isDone) return fetchTaken();
    for (const { answer, resolve } of waiters.values()) resolve({ status: 'pending', id: answer.id });
    waiters.clear();
    cancelAgain = clock.after(AGAIN_MS, () => void flush());
  }

  /** Another tab sent what we wait for: the platform tells the outcome again to the same key. */
  async function fetchTaken(): Promise<void> {
    const waiting = store.getState().pending;
    for (const { answer } of waiters.values()) {
      if (!waiting.some(({ id }) => id === answer.id)) await sendOne(answer, boxOf(answer.userId));
    }
  }

  async function looked(box: AnswerBox): Promise<readonly PendingAnswer[]> {
    return show(await box.list());
  }

  /** False when it has to wait: for the network, a busy platform, or somebody to sign in again. */
  async function sendOne(answer: PendingAnswer, box: AnswerBox): Promise<boolean> {
    if (!page.isOnline()) return false;
    const { problemId, context, content, id, tenant = '' } = answer;
    try {
      const input = { params: { problemId }, query: context, body: { content } };
      const passing = await send(core.http, passingCalls.submitPassing, input, { idempotencyKey: id, tenant });
      show(await box.remove(id));
      settle({ answer, passing });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || isPassing(error)) return false;
      show(await box.remove(id));
      settle({ answer, error });
    }
    return true;
  }

  function settle(settled: Settled): void {
    const { id } = settled.answer;
    const waiter = waiters.get(id);
    waiters.delete(id);
    for (const listener of listeners) listener(settled);
    if ('error' in settled) waiter?.reject(settled.error);
    else waiter?.resolve({ status: 'judged', passing: settled.passing });
  }

  function show(pending: readonly PendingAnswer[]): readonly PendingAnswer[] {
    store.setState({ pending });
    return pending;
  }

  /** Answers of a user who left are not kept for the next one at this device (security T03). */
  function follow(): void {
    const left = user;
    user = signedIn(core);
    if (left === user) return;
    const error = new SdkError('sessionChanged', 'Another user took over before this answer was sent.');
    for (const { reject } of waiters.values()) reject(error);
    waiters.clear();
    show([]);
    if (left !== null && auth.session.getState().status !== 'ended') void boxOf(left).clear();
    void flush();
  }

  const stops = [page.on('online', () => void flush()), auth.session.subscribe(follow), auth.beforeLeaving(flush)];
  void flush();

  return {
    store,
    submit,
    flush,
    onSettled(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      cancelAgain();
      for (const stop of stops) stop();
    },
  };
}

function signedIn({ auth }: Core): number | null {
  const state = auth.session.getState();
  return state.status === 'signedIn' ? state.userId : null;
}
