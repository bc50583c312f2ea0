import { judge } from '../machine/feedback.machine.ts';
import type { Passing } from '../player-client.ts';
import type { LeavesFor } from '../player-props.ts';
import type { PlayerStore, PlayerSnapshot, Target } from './player-store.ts';
import type { PlayerController } from './player.controller.ts';

// What can be done once an answer has been judged; in the elements it comes with the feedback chunk.

/** Tells what an answer has come to: to the person, to the ear, to the page. */
export function tellVerdict({ ports, update, target, solvingContext }: PlayerStore, passing: Passing): void {
  update((state) => judge(state, passing));
  const { id: passingId, problemId, isCorrect, isFinal, stars, amountOfMistakes } = passing;
  ports.sounds.play(isCorrect ? 'right' : 'not-yet');
  if (isCorrect && stars > 0) ports.sounds.play('star');
  ports.emit('answered', { problemId, passingId, isCorrect, isFinal, stars, amountOfMistakes });
  const { thread: threadId = null } = target();
  // A problem that is shown alone leads nowhere, whatever comes after it on a road.
  const isLast = passing.nextProblemId === null || Object.keys(solvingContext()).length === 0;
  if (isFinal && isLast) ports.emit('completed', { problemId, threadId, stars });
}

/** Once more: the next try, the same answer again when it was refused, or a closed problem from its beginning. */
export function tryAgain(player: PlayerController): void {
  const { store, check } = player;
  const { status } = store.getSnapshot().state;
  if (status === 'review') {
    openCurrent(player);
    return;
  }
  store.send({ type: 'again' });
  if (status === 'refused') check();
}

/** What was read again may have been changed since: it is solved as it is now, and at the problem's own address. */
function openCurrent({ store, open }: PlayerController): void {
  const id = store.session()?.problem.id;
  const goTo = store.ports.goTo();
  if (goTo && id !== undefined) goTo(id);
  else open({ ...store.target(), passing: undefined });
}

/** On to the next problem, or away when there is none. */
export function goOn({ store, open }: PlayerController): void {
  const id = nextProblem(store.getSnapshot());
  const goTo = store.ports.goTo();
  if (id === null) store.ports.leave()?.();
  else if (goTo) goTo(id);
  else open({ ...store.target(), problem: id, passing: undefined });
}

/** True when there is another problem to go on to, also while an answer waits for a connection. */
export function canGoOn({ store }: PlayerController): boolean {
  return nextProblem(store.getSnapshot()) !== null;
}

export function canLeave({ store }: PlayerController): boolean {
  return store.ports.leave() !== undefined;
}

/** What comes after a closed problem: where the page says nothing, a block leads to a result, a road back to the road. */
export function onwards(player: PlayerController): LeavesFor {
  const { store } = player;
  if (canGoOn(player)) return 'problem';
  const isInBlock = ['block', 'exercise', 'event'].some((part) => store.target()[part as keyof Target] !== undefined);
  return store.ports.leavesFor() ?? (isInBlock ? 'result' : 'road');
}

export function turnTo({ store }: PlayerController, step: number): void {
  store.send({ type: 'stepped', step });
}

/**
 * The platform says where "next" leads; while an answer waits for a connection, and after a past passing, the road itself
 * tells.
 */
function nextProblem({ state, thread }: PlayerSnapshot): number | null {
  if ('passing' in state && state.status !== 'review') return state.passing.nextProblemId;
  if ((state.status !== 'queued' && state.status !== 'review') || thread === null) return null;
  const here = thread.problems.findIndex(({ id }) => id === state.session.problem.id);
  return thread.problems.slice(here + 1).find(({ isFinal }) => !isFinal)?.id ?? null;
}
