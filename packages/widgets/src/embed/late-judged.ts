import type * as whole from '../player/judged.machine.ts';

type Judged = Pick<typeof whole, 'againAfter' | 'judge' | 'showPanel'>;

/** Until it has come, nothing that it decides can happen: an answer is sent only after Kit's file is there. */
let known: Partial<Judged> = {};

/** Makes the second half of the player's machine known. */
export function addJudged(late: Judged): void {
  known = late;
}

export const againAfter: Judged['againAfter'] = (state) => known.againAfter?.(state) ?? state;

export const judge: Judged['judge'] = (...asked) => (known as Judged).judge(...asked);

export const showPanel: Judged['showPanel'] = (state, panel) =>
  known.showPanel?.(state, panel) ?? { ...state, table: { ...state.table, panel } };
