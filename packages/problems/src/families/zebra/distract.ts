import type { Misconception, Variant } from '../../core/family.ts';
import { itemPicture } from './draw.ts';
import { answerOf } from './items.ts';
import type { Clue, ClueKind, ZebraParams } from './params.ts';

export const tags = {
  place: 'zebra.misses-a-place',
  together: 'zebra.misses-who-is-together',
  apart: 'zebra.misses-who-is-apart',
  near: 'zebra.misses-neighbours',
  side: 'zebra.misses-left-and-right',
} as const;

const tagOf: Readonly<Record<ClueKind, Misconception>> = {
  at: tags.place,
  'not-at': tags.place,
  end: tags.place,
  same: tags.together,
  apart: tags.apart,
  beside: tags.near,
  'just-left': tags.side,
  'left-of': tags.side,
};

/** All items of the asked kind: the set says nothing. */
export function variantsOf(params: ZebraParams): readonly Variant[] {
  const { ask, kinds, houses, truth, clues } = params;
  if (!ask) return [];
  const right = answerOf(params);
  return (kinds[ask.kind]?.items ?? []).map((item, index): Variant => {
    const id = ask.kind * houses + index;
    const base = { key: `item-${id}`, picture: itemPicture(item) };
    if (id === right) return { ...base, isRight: true };
    const swapped = truth.with(id, truth[right] ?? 0).with(right, truth[id] ?? 0);
    const missed = clues.find((clue) => !isKept(clue, swapped, houses));
    return missed ? { ...base, isRight: false, tag: tagOf[missed.says] } : { ...base, isRight: false };
  });
}

/** Whether a clue holds when the two items have changed houses. */
function isKept(clue: Clue, homes: readonly number[], houses: number): boolean {
  const a = homes[clue.a] ?? 0;
  if ('house' in clue) return (a === clue.house) === (clue.says === 'at');
  if (!('b' in clue)) return a === 0 || a === houses - 1;
  const by = (homes[clue.b] ?? 0) - a;
  const kept = {
    same: by === 0,
    apart: by !== 0,
    beside: Math.abs(by) === 1,
    'just-left': by === 1,
    'left-of': by > 0,
  };
  return kept[clue.says];
}
