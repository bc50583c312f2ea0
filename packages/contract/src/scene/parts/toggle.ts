import { isStrings, type PartLaw, type Replay } from '../part-law.ts';
import type { TogglePart } from '../scene.ts';

export const toggleLaw: PartLaw<TogglePart, readonly string[]> = {
  initial: () => [],
  reduce(part, on, action) {
    if (action.type !== 'toggle' || !part.spots.some((spot) => spot.id === action.spot)) return on;
    if (on.includes(action.spot)) return on.filter((id) => id !== action.spot);
    if (part.max !== undefined && on.length >= part.max) return on;
    return [...on, action.spot].sort();
  },
  // Where any number may be on, nobody knows when it is over.
  isComplete: ({ max }, on) => max !== undefined && on.length >= max,
};

export const toggleActions: Replay<TogglePart> = (part, wanted) =>
  isStrings(wanted) ? wanted.map((spot) => ({ type: 'toggle', part: part.id, spot })) : null;
