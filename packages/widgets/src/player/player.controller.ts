import type { SceneAction } from '@logikit/contract/scene';
import { createAnswering } from './answering.controller.ts';
import { openProblem } from './opening.controller.ts';
import type { LearnerProblem } from './player-client.ts';
import { createDesk, type Desk, type PlayerPorts, type PlayerSnapshot, type Target } from './player-desk.ts';
import { narrationOf, translationOf } from './problem-words.ts';

/** Everything that a person, a page or the view can do with the player. */
export interface PlayerController {
  /** For what comes later and does more than these. */
  readonly desk: Desk;
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
  readonly speak: () => void;
}

/**
 * Follows one player: what it shows is `getSnapshot()`, what can be done with it is every other method. `still` is a
 * problem that stands there already.
 */
export function createPlayerController(ports: PlayerPorts, still?: LearnerProblem): PlayerController {
  const desk = createDesk(ports, still);
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
    desk,
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
    open(target) {
      if (still && still.id === target.problem) desk.setTarget(target);
      else open(target);
      still = undefined;
    },
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
    back() {
      if (table()?.panel.show === 'none') send({ type: 'again' });
      else closePanel();
    },
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
