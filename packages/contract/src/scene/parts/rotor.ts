import { isIntegers, type PartLaw, type Replay } from '../part-law.ts';
import type { RotorPart } from '../scene.ts';

export const rotorLaw: PartLaw<RotorPart, readonly number[]> = {
  initial: (part) => part.items.map((item) => item.start),
  reduce(part, turned, action) {
    if (action.type !== 'turn' || !isStep(part, action.step)) return turned;
    const index = part.items.findIndex((item) => item.id === action.item);
    if (index < 0 || turned[index] === action.step) return turned;
    return turned.map((step, other) => (other === index ? action.step : step));
  },
  // Nothing is ever left to turn: only the learner knows that it is done, so it never sends itself.
  isComplete: () => false,
};

export const rotorActions: Replay<RotorPart> = (part, wanted) =>
  isIntegers(wanted) && wanted.length === part.items.length
    ? part.items.flatMap((item, index) => {
        const step = wanted[index] ?? item.start;
        return step === item.start ? [] : [{ type: 'turn', part: part.id, item: item.id, step }];
      })
    : null;

function isStep(part: RotorPart, step: number): boolean {
  return Number.isInteger(step) && step >= 0 && step < part.steps;
}
