import { numbers } from '@logikit/contract';
import type { PlayerStore, Target } from './player-store.ts';
import type { PlayerEvent } from '../machine/player.machine.ts';

/** Opens a problem: loads it, shows a skeleton when that takes long, and follows its thread. */
export async function openProblem(store: PlayerStore, to: Target): Promise<void> {
  const { ports, send } = store;
  store.turnOver();
  const isCurrent = store.whileOpen();
  if (to.thread !== store.target().thread) store.showThread(null);
  store.setTarget(to);
  send({ type: 'opened' });
  const settleSkeleton = showSkeletonLater(store, isCurrent);
  const event = await load(store, to).catch((error: unknown): PlayerEvent => {
    return { type: 'failed', code: isCurrent() ? store.report(error) : '' };
  });
  await settleSkeleton();
  if (!isCurrent()) return;
  send(event);
  if (event.type !== 'loaded') return;
  ports.emit('ready', { problemId: event.problem.id });
  followThread(store, isCurrent);
  resumeAnswer(store, event.problem.id);
}

/** Returns what waits until a skeleton that has been seen has stayed long enough not to flash. */
function showSkeletonLater({ send }: PlayerStore, isCurrent: () => boolean): () => Promise<void> {
  let shownAt: number | null = null;
  const timer = setTimeout(() => {
    if (!isCurrent()) return;
    shownAt = performance.now();
    send({ type: 'slow' });
  }, numbers.loaderDelayMs);
  return async () => {
    clearTimeout(timer);
    if (shownAt === null) return;
    const rest = shownAt + numbers.loaderMinimumMs - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  };
}

async function load(store: PlayerStore, to: Target): Promise<PlayerEvent> {
  const { client, prepare, loadFeedback } = store.ports;
  const id = to.problem ?? (await recommended(store, to.thread));
  if (id === null) return { type: 'nothing' };
  store.setTarget({ ...to, problem: id });
  const query = store.solvingContext();
  const [current, passing] = await Promise.all([
    client.problems.get({ params: { id }, query }),
    to.passing === undefined
      ? undefined
      : client.passings.get({ params: { problemId: id, passingId: to.passing }, query }),
  ]);
  // Read again is what was answered, also where it has been changed since.
  const problem = passing?.problem ?? current;
  const [rules] = await Promise.all([prepare(problem), passing && loadFeedback()]);
  return { type: 'loaded', problem, rules, ...(passing && { passing }) };
}

async function recommended({ ports }: PlayerStore, thread: number | undefined): Promise<number | null> {
  if (thread === undefined) return null;
  return (await ports.client.threads.recommendedProblem({ params: { id: thread } })).problemId;
}

/** The trail of dots is an ornament: it comes when it comes, and a failure leaves it out. */
function followThread({ ports, target, showThread }: PlayerStore, isCurrent: () => boolean): void {
  const { thread: id } = target();
  if (id === undefined) return;
  ports.client.threads.get({ params: { id } }).then(
    (thread) => isCurrent() && showThread(thread),
    () => undefined,
  );
}

/** An answer that an earlier visit left in the queue is shown as waiting, with the choice that it carries. */
function resumeAnswer({ ports, target, send }: PlayerStore, problemId: number): void {
  const { pending } = ports.client.answers.store.getState();
  const waiting = pending.find((answer) => answer.problemId === problemId);
  if (waiting && target().passing === undefined) send({ type: 'resumed', solution: { content: waiting.content } });
}
