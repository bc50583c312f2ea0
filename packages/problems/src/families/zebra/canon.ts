import { permutations, smallest } from '../../core/canon.ts';
import type { Clue, ZebraParams } from './params.ts';

/**
 * One puzzle idea: items change names, kinds change places, the street is seen from the other side. The solution names
 * every item by its house, so only the kinds and the side of the street are left to try.
 */
export function structKey(params: ZebraParams): string {
  const order = params.kinds.map((_, kind) => kind);
  const images = permutations(order).flatMap((kinds) => [imageOf(params, kinds, false), imageOf(params, kinds, true)]);
  return `zebra:${params.houses}x${params.kinds.length}:${smallest(images)}`;
}

export function skinKey({ kinds, clues, ask }: ZebraParams): string {
  const objects = kinds.map(({ items }) => items.map(({ object }) => object).join('-')).join('|');
  return `zebra:${objects}:${JSON.stringify(clues)}:${JSON.stringify(ask)}`;
}

function imageOf({ houses, truth, clues, ask }: ZebraParams, kinds: readonly number[], isMirrored: boolean): string {
  const place = (house: number): number => (isMirrored ? houses - 1 - house : house);
  const name = (item: number): string => `${kinds.indexOf(Math.floor(item / houses))}.${place(truth[item] ?? 0)}`;
  const told = clues.map((clue) => imageOfClue(clue, { place, name, isMirrored })).sort();
  const asked = ask && [kinds.indexOf(ask.kind), ask.about === 'house' ? place(ask.house) : name(ask.item)];
  return `${told.join(';')}?${asked?.join(',') ?? ''}`;
}

interface Image {
  readonly place: (house: number) => number;
  readonly name: (item: number) => string;
  readonly isMirrored: boolean;
}

function imageOfClue(clue: Clue, { place, name, isMirrored }: Image): string {
  const a = name(clue.a);
  if ('house' in clue) return `${clue.says} ${a} ${place(clue.house)}`;
  if (!('b' in clue)) return `${clue.says} ${a}`;
  const pair = [a, name(clue.b)];
  const hasSides = clue.says === 'just-left' || clue.says === 'left-of';
  return `${clue.says} ${(hasSides ? (isMirrored ? pair.reverse() : pair) : pair.sort()).join(' ')}`;
}
