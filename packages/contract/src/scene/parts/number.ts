import { isIntegers, type PartLaw, type Replay } from '../part-law.ts';
import type { NumberPart } from '../scene.ts';

export const numberLaw: PartLaw<NumberPart, readonly number[]> = {
  initial: (part) => [part.start],
  reduce(part, set, action) {
    if (action.type !== 'count' || !Number.isInteger(action.value) || action.value === set[0]) return set;
    return action.value >= part.min && action.value <= part.max ? [action.value] : set;
  },
  // Some number always stands there: only the learner knows that it is meant, so it never sends itself.
  isComplete: () => false,
};

export const numberActions: Replay<NumberPart> = (part, wanted) => {
  if (!isIntegers(wanted) || wanted.length !== 1) return null;
  return wanted.flatMap((value) => (value === part.start ? [] : [{ type: 'count', part: part.id, value }]));
};
