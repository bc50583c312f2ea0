import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { knobsOf } from './params.ts';
import type { DotsParams, Knobs, Look, Plot, Task } from './params.ts';

const drawsTried = 40;

type Drawn = Pick<DotsParams, 'task' | 'truth'>;

export function generate(rng: Rng, level: Level, mode: Mode): DotsParams | null {
  const draw = mode === 'single' ? drawFind : mode === 'graphic' ? drawBonds : drawTask;
  const skin = rng.fork('skin');
  for (let n = 0; n < drawsTried; n += 1) {
    const drawn = draw(rng.fork(`draw-${n}`), knobsOf(level));
    if (drawn !== null) return { ...drawn, look: lookOf(skin, drawn.task), colour: skin.pick(colourIds) };
  }
  return null;
}

/** Small sums come as dominoes or in frames; what is taken away always lies in frames, tens and ones never do. */
function lookOf(rng: Rng, task: Task): Look {
  if (task.kind === 'take') return 'frame';
  const isFramed = (task.kind === 'sum' || task.kind === 'rest') && task.parts.every((part) => part <= 10);
  return isFramed && task.parts.length + (task.kind === 'rest' ? 1 : 0) === 2 && rng.chance(0.5) ? 'frame' : 'domino';
}

function drawTask(rng: Rng, knobs: Knobs): Drawn | null {
  const plot = rng.pick(knobs.plots);
  const total = rng.int(knobs.total[0], knobs.total[1]);
  if (plot === 'take') return drawTake(rng, knobs, total);
  const groups = split(rng, knobs, { total, count: plot.endsWith('three') ? 3 : 2 });
  if (groups === null) return null;
  if (plot === 'equal') return drawEqual(rng, knobs, groups);
  return toldGroups(plot, groups, total);
}

function toldGroups(plot: Plot, groups: readonly number[], total: number): Drawn {
  if (plot.startsWith('sum')) return { task: { kind: 'sum', parts: groups }, truth: String(total) };
  return { task: { kind: 'rest', parts: groups.slice(0, -1), total }, truth: String(groups.at(-1)) };
}

function drawTake(rng: Rng, knobs: Knobs, total: number): Drawn | null {
  const away = rng.int(1, Math.min(total - 1, knobs.group));
  // Above ten the ones do not suffice: a ten has to be opened.
  if (total > 10 && away % 10 <= total % 10) return null;
  if (total > 20 && away < 5) return null;
  return { task: { kind: 'take', total, away }, truth: String(total - away) };
}

function drawEqual(rng: Rng, knobs: Knobs, left: readonly number[]): Drawn | null {
  const total = left.reduce((sum, part) => sum + part, 0);
  const right = split(rng, knobs, { total, count: 2 });
  if (right === null || right.some((part) => left.includes(part))) return null;
  return { task: { kind: 'equal', left, right: right.slice(0, -1) }, truth: String(right.at(-1)) };
}

/** So many groups that make the total. Two groups of a total above ten cross a ten. */
function split(rng: Rng, { group }: Knobs, { total, count }: { total: number; count: number }): number[] | null {
  const parts = Array.from({ length: count - 1 }, () => rng.int(1, Math.min(group, total - count + 1)));
  const last = total - parts.reduce((sum, part) => sum + part, 0);
  if (last < 1 || last > group) return null;
  const groups = [...parts, last];
  const ones = groups.reduce((sum, part) => sum + (part % 10), 0);
  if (total > 10 && ones < 11) return null;
  return groups;
}

const cardCount = 4;

/** Options first: cards with different sums, then the right one, so that the cards alone say nothing. */
function drawFind(rng: Rng, knobs: Knobs): Drawn | null {
  const [low, high] = knobs.total;
  const middle = rng.int(low, high);
  const totals = nearTotals(rng, middle, knobs);
  const cards = totals.map((total) => split(rng, knobs, { total, count: 2 }));
  const whole = cards.flatMap((card) => (card?.length === 2 ? [[card[0] ?? 0, card[1] ?? 0] as const] : []));
  if (whole.length < cardCount) return null;
  const shuffled = rng.shuffle(whole);
  const right = rng.int(0, cardCount - 1);
  const total = (shuffled[right]?.[0] ?? 0) + (shuffled[right]?.[1] ?? 0);
  return { task: { kind: 'find', total, cards: shuffled, right }, truth: String(right) };
}

/** Four different totals: neighbours below twenty, neighbours and whole tens apart above. */
function nearTotals(rng: Rng, middle: number, { total: [low, high] }: Knobs): readonly number[] {
  if (high > 20) {
    // Two groups cross a ten only when the ones of their sum are neither 9 nor 0.
    const base = 10 * rng.int(Math.floor(low / 10), Math.floor(high / 10) - 2) + rng.int(1, 7);
    return [base, base + 1, base + 10, base + 11];
  }
  const start = Math.max(2, Math.min(middle - rng.int(0, 3), high - 3));
  return [start, start + 1, start + 2, start + 3];
}

/** Rows that lack one card each, the cards for them, and some that fit nowhere. */
function drawBonds(rng: Rng, knobs: Knobs): Drawn | null {
  const [low, high] = knobs.total;
  const total = rng.int(Math.max(low, knobs.rows + knobs.spare + 2), high);
  const least = Math.max(1, total - knobs.group);
  const possible = Array.from(
    { length: Math.max(0, Math.min(knobs.group, total - 1) - least + 1) },
    (_, i) => i + least,
  );
  if (possible.length < knobs.rows) return null;
  const rows = rng.sample(possible, knobs.rows);
  const wanted = rows.map((row) => total - row);
  const near = wanted.flatMap((card) => (total > 20 ? [card + 10, card - 10, card + 1] : [card + 1, card - 1]));
  const lures = [...new Set(near)].filter((card) => card >= 1 && card <= knobs.group && !wanted.includes(card));
  if (lures.length < knobs.spare) return null;
  const cards = rng.shuffle([...wanted, ...rng.sample(lures, knobs.spare)]);
  return { task: { kind: 'bonds', total, rows, cards }, truth: wanted.join(' ') };
}
