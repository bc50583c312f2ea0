import { deviceVoice } from '../device-voice.ts';
import { openHint } from '../machine/feedback.machine.ts';
import type { Aid } from '../machine/problem-session.ts';
import type { LearnerProblem } from '../player-client.ts';
import { questionAloud } from '../problem-words.ts';
import { speechStyleFor } from '../speech-style.ts';
import type { PlayerStore } from './player-store.ts';

/** Fetches a hint or the theory of the problem and opens it beside the answer, or reads the question aloud. */
export async function askForAid(store: PlayerStore, asked: Aid, stops?: boolean): Promise<void> {
  const now = store.session();
  if (!now) return;
  const isCurrent = store.whileOpen();
  try {
    if (asked === 'speak') {
      if (now.panel.show === 'trouble') store.send({ type: 'panel', panel: { show: 'none' } });
      readAloud(store, now.problem, stops);
    } else if (asked === 'hint') await takeHint(store, now.problem.id);
    else await readTheory(store, theoryOf(store, now.problem));
  } catch (error) {
    if (isCurrent()) store.send({ type: 'panel', panel: { show: 'trouble', code: store.report(error), asked } });
  }
}

function readAloud(
  { ports: { voice = deviceVoice, lang } }: PlayerStore,
  problem: LearnerProblem,
  stops = false,
): void {
  if (stops && voice.isSpeaking?.()) voice.stop();
  else voice.speak(questionAloud(problem, lang()), lang(), speechStyleFor(problem));
}

/** A block opens with its own theory; anywhere else the problem's comes first. */
function theoryOf(store: PlayerStore, { theory, blockTheory }: LearnerProblem): number | null {
  return store.target().block === undefined ? (theory ?? blockTheory) : (blockTheory ?? theory);
}

async function takeHint(store: PlayerStore, problemId: number): Promise<void> {
  const isCurrent = store.whileOpen();
  const hint = await store.ports.client.problems.hint({ params: { problemId }, query: store.solvingContext() });
  if (isCurrent()) store.update((state) => openHint(state, hint));
}

/** The panel opens at once; its text comes when it comes, unless the panel was closed before. */
async function readTheory(store: PlayerStore, id: number | null): Promise<void> {
  if (id === null) return;
  const isCurrent = store.whileOpen();
  store.send({ type: 'panel', panel: { show: 'theory', theory: null } });
  const theory = await store.ports.client.theories.get({ params: { id } });
  if (isCurrent() && store.session()?.panel.show === 'theory')
    store.send({ type: 'panel', panel: { show: 'theory', theory } });
}
