import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { optionSet } from './option-set.ts';
import type { Cloth } from './option-set.ts';
import { knobsOf } from './params.ts';
import type { Knobs, MissingParams, Rule } from './params.ts';
import { back, moved, patchKey, tileKey, turning } from './tiles.ts';
import type { Move, Shape, Tile } from './tiles.ts';
import { itemAt, pairOf } from '../../core/list.ts';

export function generate(rng: Rng, level: Level, mode: Mode): MissingParams | null {
  const knobs = knobsOf(level);
  const plan = { rule: rng.pick(knobs.rules), side: rng.pick(knobs.sides), cloth: clothOf(rng, knobs.shapes) };
  const drawn = mode === 'graphic' ? mending(rng, knobs, plan) : patching(rng, knobs, plan);
  if (drawn === null || !isLively(drawn, level)) return null;
  return { level, rows: plan.side, columns: plan.side, ...drawn };
}

interface Plan {
  readonly rule: Rule;
  readonly side: number;
  readonly cloth: Cloth;
}

type Drawn = Omit<MissingParams, 'level' | 'rows' | 'columns'>;

function clothOf(rng: Rng, shapes: readonly Shape[]): Cloth {
  const colours = rng.sample(colourIds, rng.int(2, 3));
  // Where patches can be turned, some of them are.
  const [first = 'plain', ...others] = rng.shuffle(shapes);
  const turned = rng.shuffle(shapes).find((shape) => turning.some((one) => one === shape));
  const chosen =
    turned === undefined ? [first, ...others.slice(0, 1)] : [turned, first === turned ? (others[0] ?? first) : first];
  return () => {
    const [a, b] = pairOf(rng.sample(colours, 2));
    return { shape: rng.pick(chosen), turn: rng.int(0, 3), a, b };
  };
}

/** Where a patch has its like, and how it must be moved to look like it. */
function likeOf(rule: Rule, [row, column]: readonly [number, number], side: number): readonly [string, Move] {
  const last = side - 1;
  const [high, wide] = [Math.min(row, last - row), Math.min(column, last - column)];
  switch (rule.rule) {
    case 'again':
      return [`${row % rule.down} ${column % rule.across}`, 'same'];
    case 'slant':
      return [String((((column + rule.step * row) % rule.every) + rule.every) % rule.every), 'same'];
    case 'left-right':
      return [`${row} ${wide}`, column === wide ? 'same' : 'left-right'];
    case 'up-down':
      return [`${high} ${column}`, row === high ? 'same' : 'up-down'];
    case 'both': {
      const isRight = column !== wide;
      const isLow = row !== high;
      return [`${high} ${wide}`, isRight ? (isLow ? 'half-turn' : 'left-right') : isLow ? 'up-down' : 'same'];
    }
    case 'half-turn':
      return row < side / 2 ? [`${row} ${column}`, 'same'] : [`${last - row} ${last - column}`, 'half-turn'];
    case 'quarter': {
      let [r, c] = [row, column];
      let turns = 0;
      // Back against the clock until the patch lies in the first quarter.
      while (!(r < side / 2 && c < side / 2)) {
        [r, c] = [last - c, r];
        turns += 1;
      }
      const moves: readonly Move[] = ['same', 'quarter', 'half-turn', 'three-quarters'];
      return [`${r} ${c}`, moves[turns] ?? 'same'];
    }
  }
}

/** Sews the blanket around the patches that are given, or null when the rule does not allow them beside each other. */
function sew({ rule, side, cloth }: Plan, given: ReadonlyMap<number, Tile>): readonly Tile[] | null {
  const likes = Array.from({ length: side * side }, (_, i) => likeOf(rule, [Math.floor(i / side), i % side], side));
  const first = new Map<string, Tile>();
  for (const [i, tile] of given) {
    const [like, move] = likes[i] ?? ['', 'same'];
    const original = moved(tile, back(move));
    const known = first.get(like);
    if (known && tileKey(known) !== tileKey(original)) return null;
    first.set(like, original);
  }
  return likes.map(([like, move]) => {
    const original = first.get(like) ?? cloth();
    first.set(like, original);
    return moved(original, move);
  });
}

/** Options first: patches that are alike, then the right one by lot, then a blanket into which it fits. */
function patching(rng: Rng, knobs: Knobs, plan: Plan): Drawn | null {
  const options = optionSet(rng, knobs, plan.cloth);
  if (options === null) return null;
  const right = rng.int(0, options.length - 1);
  const [row, column] = pairOf([0, 1].map(() => rng.int(0, plan.side - knobs.hole)));
  const hole = [0, 1, 2, 3]
    .slice(0, knobs.hole ** 2)
    .map((n) => (row + Math.floor(n / knobs.hole)) * plan.side + column + (n % knobs.hole));
  const given = new Map(hole.map((i, n) => [i, itemAt(itemAt(options, right), n)]));
  const cells = sew(plan, given);
  if (cells === null) return null;
  const torn = cells.map((tile, i) => (hole.includes(i) ? null : tile));
  return { plot: 'patch', cells: torn, hole, options, truth: [right] };
}

const inTray = 4;

/** A whole blanket, then holes, then the patches for them among some that are turned or of other colours. */
function mending(rng: Rng, { holes }: Knobs, plan: Plan): Drawn | null {
  const cells = sew(plan, new Map());
  if (cells === null) return null;
  const places = cells.map((_, i) => i);
  const hole = rng.sample(places, holes).sort((a, b) => a - b);
  const tray = new Map(hole.map((i) => [tileKey(itemAt(cells, i)), itemAt(cells, i)]));
  for (let tries = 0; tray.size < inTray && tries < 30; tries += 1) {
    const tile = rng.pick(hole.map((i) => itemAt(cells, i)));
    const lure = rng.chance(0.6) ? { ...tile, turn: rng.int(0, 3) } : plan.cloth();
    if (!tray.has(tileKey(lure))) tray.set(tileKey(lure), lure);
  }
  if (tray.size !== inTray) return null;
  const options = rng.shuffle([...tray.values()]).map((tile) => [tile]);
  const keys = options.map(patchKey);
  const truth = hole.map((i) => keys.indexOf(tileKey(itemAt(cells, i))));
  return { plot: 'mend', cells: cells.map((tile, i) => (hole.includes(i) ? null : tile)), hole, options, truth };
}

/** A blanket of one patch again and again is no puzzle. */
function isLively({ cells }: Drawn, level: Level): boolean {
  const keys = new Set(cells.flatMap((tile) => (tile === null ? [] : [tileKey(tile)])));
  return keys.size >= (level === 1 ? 2 : 3);
}
