import type { Passing } from './player-client.ts';
import type { Desk, PlayerSnapshot, Target } from './player-desk.ts';
import type { PlayerController } from './player.controller.ts';

// What can be done once an answer has been judged; in the elements it comes with Kit, who offers it.

/** Tells what an answer has come to: to the person, to the ear, to the page. */
export function tellVerdict({ ports, send, target, place }: Desk, passing: Passing): void {
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

/** Once more: the next try, the same answer again when it was refused, or a closed problem from its beginning. */
export function tryAgain({ desk, check }: PlayerController): void {
  const { status } = desk.getSnapshot().state;
  const goTo = desk.ports.goTo();
  const id = desk.table()?.problem.id;
  // A past passing has an address of its own; the problem that it leads to has another.
  if (status === 'review' && goTo && id !== undefined) {
    goTo(id);
    return;
  }
  desk.send({ type: 'again' });
  if (status === 'refused') check();
}

/** On to the next problem, or away when there is none. */
export function goOn({ desk, open }: PlayerController): void {
  const id = nextProblem(desk.getSnapshot());
  const goTo = desk.ports.goTo();
  if (id === null) desk.ports.leave()?.();
  else if (goTo) goTo(id);
  else open({ ...desk.target(), problem: id, passing: undefined });
}

/** True when there is another problem to go on to, also while an answer waits for a connection. */
export function canGoOn({ desk }: PlayerController): boolean {
  return nextProblem(desk.getSnapshot()) !== null;
}

export function canLeave({ desk }: PlayerController): boolean {
  return desk.ports.leave() !== undefined;
}

/** In a block the last problem leads to a result, on a road back to the road. */
export function isInBlock({ desk }: PlayerController): boolean {
  return ['block', 'exercise', 'event'].some((part) => desk.target()[part as keyof Target] !== undefined);
}

export function turnTo({ desk }: PlayerController, step: number): void {
  desk.send({ type: 'stepped', step });
}

/** The platform says where "next" leads; while an answer waits for a connection the road itself tells. */
function nextProblem({ state, thread }: PlayerSnapshot): number | null {
  if ('passing' in state) return state.passing.nextProblemId;
  if (state.status !== 'queued' || thread === null) return null;
  const here = thread.problems.findIndex(({ id }) => id === state.table.problem.id);
  return thread.problems.slice(here + 1).find(({ isFinal }) => !isFinal)?.id ?? null;
}
