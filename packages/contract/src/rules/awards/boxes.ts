import type { Model } from '../../call.ts';
import { numbers } from '../../values/numbers.ts';

const { energy, cardEvery } = numbers.boxes;

/** What boxes hold (rule D-082): known beforehand, never drawn by lot. */
export const boxes: readonly Model<'Box'>[] = [
  ...energy.map((amount, at) => ({ id: at + 1, kind: 'energy', amount }) as const),
  { id: energy.length + 1, kind: 'card', amount: 1 },
];

/** The box that a person's box number `place` (from 1) is. Whoever pays has no use for energy and gets cards only. */
export function boxAt(place: number, isPaid: boolean): Model<'Box'> {
  const isCard = isPaid || place % cardEvery === 0;
  const energyPlace = place - 1 - Math.floor(place / cardEvery);
  const found = boxes[isCard ? energy.length : energyPlace % energy.length];
  if (!found) throw new RangeError(`No box is number ${place}`);
  return found;
}
