import type { Rng } from '../../core/rng.ts';
import { hasFoot } from './params.ts';
import type { Face, Knobs, MarkId, NetsParams, Shape, View } from './params.ts';
import { corners, opposite, wrap } from './wrap.ts';
import type { SideId, Stand } from './wrap.ts';

type Triple = readonly [SideId, SideId, SideId];

function rotated<T>([a, b, c]: readonly [T, T, T], by: number): readonly [T, T, T] {
  return by === 0 ? [a, b, c] : by === 1 ? [b, c, a] : [c, a, b];
}

/** A net with its marks, before anything is asked about it. */
export interface Draft {
  readonly net: Shape;
  readonly marks: readonly MarkId[];
  readonly colours: NetsParams['colours'];
  readonly knobs: Knobs;
}

/**
 * Options first. Marks: two that all four cubes show, and two that take the third place; each with its mirror image.
 * With feet: three marks, two of which stand turned or not. Any of the four can be right, and the net is made for it.
 */
export function drawCube(rng: Rng, draft: Draft): NetsParams | null {
  return draft.knobs.hasFeet ? drawTurned(rng, draft) : drawSwapped(rng, draft);
}

function drawSwapped(rng: Rng, { net, marks, colours }: Draft): NetsParams | null {
  const stands = wrap(net);
  const [a, b, c, d, e, f] = marks;
  if (!stands || !a || !b || !c || !d || !e || !f) return null;
  const triples = rng.shuffle([
    [a, b, c],
    [b, a, c],
    [a, b, d],
    [b, a, d],
  ] as const);
  const options = triples.map((triple): View => {
    const [top, left, right] = rotated(triple, rng.int(0, 2));
    return [even(top), even(left), even(right)];
  });
  const truth = rng.int(0, 3);
  const [one, two, three] = triples[truth] ?? [a, b, c];
  const corner = rng.pick(corners);
  const [p, q, r] = rotated(corner, rng.int(0, 2));
  // The mark that is missing lies opposite one of the shared marks: so it can never stand beside both.
  const spare = three === c ? d : c;
  const away = opposite[rng.chance(0.5) ? p : q];
  const placed = new Map<SideId, MarkId>([
    [p, one],
    [q, two],
    [r, three],
    [away, spare],
  ]);
  const rest = rng.shuffle([e, f]);
  const faces = stands.map(({ here }) => even(placed.get(here) ?? rest.pop() ?? e));
  return { task: 'cube', colours, net, faces, options, truth: String(truth) };
}

function even(mark: MarkId): Face {
  return { mark, turn: 0 };
}

function drawTurned(rng: Rng, { net, marks, colours }: Draft): NetsParams | null {
  const stands = wrap(net);
  const [a, b, c] = marks;
  if (!stands || !a || !b || !c) return null;
  const base: View = [any(rng, a), any(rng, b), any(rng, c)];
  const [first, second] = rng.sample([0, 1, 2], 2);
  const by = [rng.int(1, 3), rng.int(1, 3)];
  const options = rng.shuffle([[], [first], [second], [first, second]]).map((changes): View => {
    const turned = (place: 0 | 1 | 2): Face => {
      const turn = changes.includes(place) ? (by[place === first ? 0 : 1] ?? 1) : 0;
      return { mark: base[place].mark, turn: (base[place].turn + turn) % 4 };
    };
    return [turned(0), turned(1), turned(2)];
  });
  const truth = rng.int(0, 3);
  const right = options[truth] ?? base;
  const shown = rotated(rng.pick(corners), rng.int(0, 2));
  const others = rng.shuffle(marks.slice(3));
  const faces = stands.map((stand): Face => {
    const place = shown.indexOf(stand.here);
    if (place < 0) return any(rng, others.pop() ?? c);
    const face = right[place] ?? base[0];
    return { mark: face.mark, turn: (face.turn - quarterTurns(stand, shown, place) + 4) % 4 };
  });
  return { task: 'cube', colours, net, faces, options, truth: String(truth) };
}

function any(rng: Rng, mark: MarkId): Face {
  return { mark, turn: rng.int(0, 3) };
}

/**
 * How far a face is turned in the view when it stands upright in the net: by the side that lies below it.
 * What lies below, left, above and right of a visible face is another visible face or the opposite of one.
 */
function quarterTurns({ below }: Stand, [top, left, right]: Triple, place: number): number {
  const around: readonly (readonly SideId[])[] = [
    [left, opposite[right], opposite[left], right],
    [opposite[top], opposite[right], top, right],
    [opposite[top], left, top, opposite[left]],
  ];
  return Math.max(0, (around[place] ?? []).indexOf(below));
}

/** Cubes at different corners; each is right by the toss of a coin, or has two marks swapped or one mark turned. */
export function drawCubes(rng: Rng, { net, marks, colours, knobs }: Draft): NetsParams | null {
  const stands = wrap(net);
  if (!stands) return null;
  const faces = marks.map((mark): Face => (hasFoot(mark) ? any(rng, mark) : even(mark)));
  const fits = Array.from({ length: knobs.options }, () => rng.chance(0.5));
  if (!fits.includes(true) || !fits.includes(false)) return null;
  const shown = rng.sample(corners, knobs.options);
  const options = fits.map((fit, index) => {
    const corner = rotated(shown[index] ?? (['U', 'E', 'N'] as const), rng.int(0, 2));
    const [top, left, right] = viewOf(stands, faces, corner);
    if (fit) return [top, left, right] as const;
    if (!knobs.hasFeet) return [top, right, left] as const;
    const turned = (face: Face): Face => ({ mark: face.mark, turn: (face.turn + rng.int(1, 3)) % 4 });
    return rng.pick([
      [turned(top), left, right],
      [top, turned(left), right],
      [top, left, turned(right)],
    ] as const);
  });
  const truth = fits.flatMap((fit, index) => (fit ? [index] : [])).join(',');
  return { task: 'cubes', colours, net, faces, options, truth };
}

function viewOf(stands: readonly Stand[], faces: readonly Face[], shown: Triple): View {
  const face = (place: 0 | 1 | 2): Face => {
    const index = stands.findIndex(({ here }) => here === shown[place]);
    const [stand, own] = [stands[index], faces[index]];
    if (!stand || !own) throw new RangeError('a net covers every side');
    return hasFoot(own.mark) ? { mark: own.mark, turn: (own.turn + quarterTurns(stand, shown, place)) % 4 } : own;
  };
  return [face(0), face(1), face(2)];
}
