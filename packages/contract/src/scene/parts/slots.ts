import { isRecord } from '../../values/json.ts';
import { isStrings, type PartLaw, type Replay } from '../part-law.ts';
import type { SlotsPart } from '../scene.ts';

type Placed = Readonly<Record<string, string>>;

export const slotsLaw: PartLaw<SlotsPart, Placed> = {
  initial: () => ({}),
  reduce(part, placed, action) {
    if (action.type === 'clear') return without(placed, action.slot);
    return action.type === 'place' ? place(part, placed, action) : placed;
  },
  isComplete: (part, placed) => Object.keys(placed).length === part.slots.length,
};

export const slotsActions: Replay<SlotsPart> = (part, wanted) =>
  isRecord(wanted) && isStrings(Object.values(wanted))
    ? Object.entries(wanted).map(([slot, piece]) => ({ type: 'place', part: part.id, piece: String(piece), slot }))
    : null;

function without(placed: Placed, slot: string): Placed {
  if (!Object.hasOwn(placed, slot)) return placed;
  return Object.fromEntries(Object.entries(placed).filter(([other]) => other !== slot));
}

function place(part: SlotsPart, placed: Placed, to: { readonly piece: string; readonly slot: string }): Placed {
  const piece = part.pieces.find((candidate) => candidate.id === to.piece);
  if (!piece || !part.slots.some((slot) => slot.id === to.slot) || placed[to.slot] === piece.id) return placed;
  // A single piece leaves the slot where it lay; whatever lay in the target goes back to the tray.
  const kept = Object.entries(placed).filter(
    ([slot, id]) => slot !== to.slot && (piece.many === true || id !== piece.id),
  );
  return Object.fromEntries([...kept, [to.slot, piece.id]]);
}
