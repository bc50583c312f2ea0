import { numbers } from '@logikit/contract';
import type { Model } from '../api/models.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Core } from '../core.ts';
import { browserPage } from '../page.ts';
import { SdkError } from '../http/errors.ts';
import { uuid } from '../uuid.ts';
import { type AnswerBox, openAnswerBox } from './answer-box.ts';
import { type AnswersState, createDelivery } from './delivery.ts';
import { type Answered, createOutcomes, type Settled } from './outcomes.ts';

/** A person waits so long for a verdict; then they are told that the answer is kept, and go on. */
const ANSWER_MS = numbers.patienceSeconds.answer * 1000;

export interface Answer {
  readonly problemId: number;
  readonly context?: Model<'PassingContext'>;
  readonly content: Model<'SolutionContent'>;
  /** Of the problem that was seen: it judges, also where an editor has changed the problem meanwhile. */
  readonly version?: number | undefined;
  /** For an action that was begun before; left out, this is a new one. */
  readonly idempotencyKey?: string;
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

export function createAnswers(core: Core): Answers {
  const { auth, page = browserPage } = core;
  const store = createStore<AnswersState>(() => ({ pending: [] }));
  const outcomes = createOutcomes();
  let user = signedIn(core);
  const { flush, stop } = createDelivery(core, { store, outcomes, user: () => user, boxOf });

  function boxOf(userId: number): AnswerBox {
    return openAnswerBox({ storage: core.storage, name: `logikit.answers.${core.scope}.${userId}`, userId });
  }

  async function submit({ idempotencyKey: id = uuid(), context = {}, ...given }: Answer): Promise<Answered> {
    // Whoever is known needs no token to be kept: it may be slow to come.
    if (user === null) await auth.token();
    if (user === null)
      throw new SdkError('noSession', 'Nobody is signed in: call auth.start() before the first answer.');
    const tenant = core.tenant();
    const where = { userId: user, context, ...(tenant !== undefined && { tenant }) };
    const answer = { ...given, ...where, id, at: core.serverTime.now() };
    const box = boxOf(user);
    // Written down before it is sent: a tab may close at any moment.
    store.setState({ pending: await box.add(answer) });
    const answered = outcomes.wait(answer);
    void flush();
    const isSlow = (): boolean => core.http.failure()?.code !== 'offline';
    const keep = (): void => outcomes.keep(id, { isKept: box.isKept(), isSlow: isSlow() });
    return answered.finally(core.clock.after(ANSWER_MS, keep, 'limit'));
  }

  /** Answers of a user who left are not kept for the next one at this device (security T03). */
  function follow(): void {
    const left = user;
    user = signedIn(core);
    if (left === user) return;
    const error = new SdkError('sessionChanged', 'Another user took over before this answer was sent.');
    outcomes.dismiss(({ reject }) => reject(error));
    store.setState({ pending: [] });
    if (left !== null && auth.session.getState().status !== 'ended') void boxOf(left).clear();
    void flush();
  }

  const stops = [
    page.on('online', () => void flush()),
    auth.session.subscribe(follow),
    auth.beforeLeaving(flush),
    stop,
  ];
  void flush();

  return {
    store,
    submit,
    flush,
    onSettled: outcomes.onSettled,
    close() {
      for (const each of stops) each();
    },
  };
}

function signedIn({ auth }: Core): number | null {
  const state = auth.session.getState();
  return state.status === 'signedIn' ? state.userId : null;
}
