import type { LearnerProblem } from './player-client.ts';
import type { Desk } from './player-desk.ts';

/** Fetches a hint or the theory of the problem on the table, and opens it beside the answer. Comes with Kit. */
export async function askForAid(desk: Desk, asked: 'hint' | 'theory'): Promise<void> {
  const now = desk.table();
  if (!now) return;
  const isCurrent = desk.whileOpen();
  try {
    if (asked === 'hint') await takeHint(desk, now.problem.id);
    else await readTheory(desk, theoryOf(desk, now.problem));
  } catch (error) {
    if (isCurrent()) desk.send({ type: 'panel', panel: { show: 'trouble', code: desk.report(error), asked } });
  }
}

/** A block opens with its own theory; anywhere else the problem's comes first. */
function theoryOf(desk: Desk, { theory, blockTheory }: LearnerProblem): number | null {
  return desk.target().block === undefined ? (theory ?? blockTheory) : (blockTheory ?? theory);
}

async function takeHint(desk: Desk, problemId: number): Promise<void> {
  const isCurrent = desk.whileOpen();
  const hint = await desk.ports.client.problems.hint({ params: { problemId }, query: desk.place() });
  if (isCurrent()) desk.send({ type: 'panel', panel: { show: 'hint', hint } });
}

/** The panel opens at once; its text comes when it comes, unless the panel was closed before. */
async function readTheory(desk: Desk, id: number | null): Promise<void> {
  if (id === null) return;
  const isCurrent = desk.whileOpen();
  desk.send({ type: 'panel', panel: { show: 'theory', theory: null } });
  const theory = await desk.ports.client.theories.get({ params: { id } });
  if (isCurrent() && desk.table()?.panel.show === 'theory')
    desk.send({ type: 'panel', panel: { show: 'theory', theory } });
}
