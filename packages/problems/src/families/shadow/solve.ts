import type { Solved, Step } from '../../core/family.ts';
import { flipped, overlap } from '../../core/raster.ts';
import type { Bitmap } from '../../core/raster.ts';
import { silhouette } from './looks.ts';
import type { Look } from './looks.ts';
import type { ShadowParams } from './params.ts';
import { itemAt } from '../../core/list.ts';

/** Silhouettes that share so much of their ground are the same; the pen and the squares take the rest. */
const same = 0.985;

/** Lays every silhouette on every other, square by square, in each way that the problem allows. */
export function solve(params: ShadowParams): Solved {
  const { plot, looks, turns, order } = params;
  const things = looks.map((look) => silhouette(look));
  const shadows = looks.map((look, i) => silhouette(look, turns[i] ?? 0));
  const technique = techniqueOf(params);
  if (plot === 'match') {
    const owners = order.map((shadow) => owning(itemAt(shadows, shadow), things, params.isTurned));
    const isClear = owners.every((found) => found.length === 1);
    const answer = owners.map(([found]) => String(found)).join(' ');
    return { answers: isClear ? [answer] : [answer, 'another'], trace: traceOf(params, null), technique };
  }
  const asked = plot === 'find-shadow' ? things[params.right] : shadows[params.right];
  const offered = plot === 'find-shadow' ? shadows : things;
  const found = owning(asked as Bitmap, offered, params.isTurned);
  return { answers: found.slice(0, 2).map(String), trace: traceOf(params, found[0] ?? 0), technique };
}

function owning(bits: Bitmap, offered: readonly Bitmap[], mayTurn: boolean): readonly number[] {
  return offered.flatMap((other, i) => (bestOverlap(bits, other, mayTurn) >= same ? [i] : []));
}

function bestOverlap(a: Bitmap, b: Bitmap, mayTurn: boolean): number {
  const images = [b];
  while (mayTurn && images.length < 4) images.push(quarter(images.at(-1) as Bitmap));
  return Math.max(...images.map((image) => overlap(a, image)));
}

const quarters = new WeakMap<Bitmap, Bitmap>();

/** Written again here, so that a slip in the drawing's own turning would be seen. */
function quarter(bits: Bitmap): Bitmap {
  const known = quarters.get(bits);
  if (known) return known;
  const side = Math.sqrt(bits.length);
  const image = new Uint8Array(bits.length);
  bits.forEach((bit, i) => {
    image[(i % side) * side + (side - 1 - Math.floor(i / side))] = bit;
  });
  quarters.set(bits, image);
  return image;
}

const differences = new Map<string, 'mirrored' | 'part' | 'another'>();

/** How an offered look differs from the one that is asked for. */
function differenceOf(asked: Look, other: Look, mayTurn: boolean): 'mirrored' | 'part' | 'another' {
  if (asked.object !== other.object) return 'another';
  const key = `${asked.object} ${asked.form}${asked.isFlipped} ${other.form}${other.isFlipped} ${mayTurn}`;
  const known = differences.get(key);
  if (known) return known;
  const isMirror = bestOverlap(silhouette(asked), flipped(silhouette(other)), mayTurn) >= same;
  differences.set(key, isMirror ? 'mirrored' : 'part');
  return isMirror ? 'mirrored' : 'part';
}

function traceOf(params: ShadowParams, found: number | null): readonly Step[] {
  const { looks, isTurned, plot } = params;
  const start: Step = { key: 'edge', args: {}, highlight: plot === 'match' ? [] : ['asked'] };
  const turn: Step[] = isTurned ? [{ key: 'turn', args: {}, highlight: [] }] : [];
  const pairs = found === null ? allPairs(looks) : looks.flatMap((_, i) => (i === found ? [] : [[found, i] as const]));
  const seen = new Set<string>();
  const told = pairs.flatMap(([a, b]): readonly Step[] => {
    const [asked, other] = [looks[a], looks[b]];
    if (!asked || !other) return [];
    const key = differenceOf(asked, other, isTurned);
    const name = key === 'another' && found !== null ? `${key} ${other.object}` : key;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ key, args: { other: b }, highlight: [] }];
  });
  const end: Step = { key: 'answer', args: { found: found ?? -1 }, highlight: plot === 'match' ? [] : ['answer'] };
  return [start, ...turn, ...told.slice(0, 3), end];
}

function allPairs(looks: readonly Look[]): readonly (readonly [number, number])[] {
  return looks.flatMap((_, i) => looks.slice(i + 1).map((_, j) => [i, i + 1 + j] as const));
}

/** 1 other things, 2 mirror images, 3 parts, 4 both of these or turned shadows, 5 turned shadows with twins. */
function techniqueOf({ looks, isTurned }: ShadowParams): number {
  const kinds = new Set(allPairs(looks).map(([a, b]) => differenceOf(itemAt(looks, a), itemAt(looks, b), isTurned)));
  const hasTwins = kinds.has('mirrored') || kinds.has('part');
  if (isTurned) return hasTwins ? 5 : 4;
  if (kinds.has('mirrored')) return kinds.has('part') ? 4 : 2;
  return kinds.has('part') ? 3 : 1;
}
