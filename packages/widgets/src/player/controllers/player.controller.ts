import type { SceneAction } from '@logikit/contract/scene';
import { createAnswering } from './answering.controller.ts';
import { openProblem } from './opening.controller.ts';
import type { Aid } from '../machine/problem-session.ts';
import type { LearnerProblem } from '../player-client.ts';
import {
  createPlayerStore,
  type PlayerStore,
  type PlayerPorts,
  type PlayerSnapshot,
  type Target,
} from './player-store.ts';

/** Everything that a person, a page or the view can do with the player. */
export interface PlayerController {
  /** For what comes later and does more than these. */
  readonly store: PlayerStore;
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
  /** One step back inside the problem: out of the theory, or from the feedback to the answers. */
  readonly back: () => void;
  readonly hint: () => void;
  readonly theory: () => void;
  readonly closePanel: () => void;
  /** Reads the question. `stops`: is quiet instead when something is being said. */
  readonly speak: (stops?: boolean) => void;
}

/**
 * Follows one player: what it shows is `getSnapshot()`, what can be done with it is every other method. `initial` is a
 * problem that stands there already.
 */
export function createPlayerController(ports: PlayerPorts, initial?: LearnerProblem): PlayerController {
  const store = createPlayerStore(ports, initial);
  const { send, session, getSnapshot } = store;
  const { sounds } = ports;
  const answering = createAnswering(store);

  const open = (target: Target): void => {
    answering.stopWaiting();
    void openProblem(store, target);
  };
  const help = (asked: Aid, stops?: boolean): void =>
    void ports.loadFeedback().then((feedback) => {
      if (feedback) void feedback.askForAid(store, asked, stops);
      else send({ type: 'panel', panel: { show: 'trouble', code: 'offline', asked } });
    });
  const closePanel = (): void => send({ type: 'panel', panel: { show: 'none' } });

  return {
    store,
    getSnapshot,
    subscribe: store.subscribe,
    connect() {
      const stopHearing = ports.client.answers.onSettled(answering.hear);
      return () => {
        store.turnOver();
        answering.stopWaiting();
        stopHearing();
      };
    },
    open(target) {
      if (initial && initial.id === target.problem) store.setTarget(target);
      else open(target);
      initial = undefined;
    },
    reload: () => open(store.target()),
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
    back: () => (session()?.panel.show === 'none' ? send({ type: 'again' }) : closePanel()),
    hint: () => help('hint'),
    theory: () => help('theory'),
    closePanel,
    speak: (stops) => help('speak', stops),
  };
}
