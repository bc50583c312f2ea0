import type { SceneAction } from '@logikit/contract/scene';
import { createAnswering } from './answering.controller.ts';
import { openProblem } from './opening.controller.ts';
import { createDesk, type PlayerPorts, type PlayerSnapshot, type Target } from './player-desk.ts';
import { narrationOf, translationOf } from './problem-words.ts';

/** Everything that a person, a page or the view can do with the player. */
export interface PlayerController {
  readonly getSnapshot: () => PlayerSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Listens to the answer queue until the returned function is called; then nothing is left running. */
  readonly connect: () => () => void;
  readonly open: (target: Target) => void;
  readonly reload: () => void;
  /** `byPointer` is false for keys: an arrow that only looks around must not send anything. */
  readonly select: (id: string, byPointer: boolean) => void;
  readonly type: (text: string) => void;
  readonly act: (action: SceneAction) => void;
  readonly pickUp: () => void;
  readonly check: () => void;
  readonly again: () => void;
  /** A life is there again: an answer that was refused without one may be sent. */
  readonly resume: () => void;
  /** One step back inside the problem: out of the theory, or from the feedback to the answers. */
  readonly back: () => void;
  /** On to the next problem, or away when there is none. */
  readonly next: () => void;
  /** True when there is another problem to go on to, also while an answer waits for a connection. */
  readonly canGoOn: () => boolean;
  readonly canLeave: () => boolean;
  /** In a block the last problem leads to a result, on a road back to the road. */
  readonly isInBlock: () => boolean;
  readonly step: (step: number | null) => void;
  readonly hint: () => void;
  readonly theory: () => void;
  readonly closePanel: () => void;
  readonly speak: () => void;
}

/** Follows one player: what it shows is `getSnapshot()`, what can be done with it is every other method. */
export function createPlayerController(ports: PlayerPorts): PlayerController {
  const desk = createDesk(ports);
  const { send, table, getSnapshot } = desk;
  const { sounds, voice } = ports;
  const answering = createAnswering(desk);

  const open = (target: Target): void => {
    answering.stopWaiting();
    void openProblem(desk, target);
  };
  const help = (asked: 'hint' | 'theory'): void =>
    void ports.adorn().then((parts) => {
      if (parts) void parts.askForAid(desk, asked);
      else send({ type: 'panel', panel: { show: 'trouble', code: 'offline', asked } });
    });
  const closePanel = (): void => send({ type: 'panel', panel: { show: 'none' } });

  return {
    getSnapshot,
    subscribe: desk.subscribe,
    connect() {
      const stopHearing = ports.client.answers.onSettled(answering.hear);
      return () => {
        desk.turnOver();
        answering.stopWaiting();
        stopHearing();
        voice.stop();
      };
    },
    open,
    reload: () => open(desk.target()),
    select(id, byPointer) {
      send({ type: 'selected', id });
      sounds.play('tap');
      if (byPointer) answering.maySendItself();
      else answering.stopWaiting();
    },
    type(text) {
      send({ type: 'typed', text });
      answering.maySendItself();
    },
    act(action) {
      send({ type: 'acted', action });
      sounds.play(action.type === 'place' ? 'put-down' : 'tap');
      answering.maySendItself();
    },
    pickUp: () => sounds.play('pick-up'),
    check: () => void answering.check(),
    again() {
      const { status } = getSnapshot().state;
      const goTo = ports.goTo();
      const id = table()?.problem.id;
      // A past passing has an address of its own; the problem that it leads to has another.
      if (status === 'review' && goTo && id !== undefined) {
        goTo(id);
        return;
      }
      send({ type: 'again' });
      if (status === 'refused') void answering.check();
    },
    resume() {
      const { state } = getSnapshot();
      if (state.status === 'refused' && state.code === 'noLife') send({ type: 'again' });
    },
    back() {
      if (table()?.panel.show === 'none') send({ type: 'again' });
      else closePanel();
    },
    next() {
      const id = nextProblem(getSnapshot());
      const goTo = ports.goTo();
      if (id === null) ports.leave()?.();
      else if (goTo) goTo(id);
      else open({ ...desk.target(), problem: id, passing: undefined });
    },
    canGoOn: () => nextProblem(getSnapshot()) !== null,
    canLeave: () => ports.leave() !== undefined,
    isInBlock: () => ['block', 'exercise', 'event'].some((part) => desk.target()[part as keyof Target] !== undefined),
    step: (step) => send({ type: 'stepped', step }),
    hint: () => help('hint'),
    theory: () => help('theory'),
    closePanel,
    speak() {
      const problem = table()?.problem;
      const lang = ports.lang();
      if (problem) voice.speak(narrationOf(problem, lang) ?? translationOf(problem, lang).question, lang);
    },
  };
}

/** The platform says where "next" leads; while an answer waits for a connection the road itself tells. */
function nextProblem({ state, thread }: PlayerSnapshot): number | null {
  if ('passing' in state) return state.passing.nextProblemId;
  if (state.status !== 'queued' || thread === null) return null;
  const here = thread.problems.findIndex(({ id }) => id === state.table.problem.id);
  return thread.problems.slice(here + 1).find(({ isFinal }) => !isFinal)?.id ?? null;
}
