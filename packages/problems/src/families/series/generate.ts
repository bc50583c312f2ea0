import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { mistakesOf } from './mistakes.ts';
import { knobsOf, largest } from './params.ts';
import type { Knobs, Rule, RuleKind, SeriesParams, Skin } from './params.ts';

const skins: readonly Skin[] = ['train', 'beads', 'houses'];

export function generate(rng: Rng, level: Level, mode: Mode): SeriesParams | null {
  const knobs = knobsOf(level);
  const skin = rng.fork('skin').pick(skins);
  const row = mode === 'single' ? withOptions(rng.fork('options'), knobs) : drawRow(rng.fork('row'), knobs);
  return row && { ...row, skin };
}

type Row = Omit<SeriesParams, 'skin'>;

function drawRow(rng: Rng, knobs: Knobs): Row | null {
  const rule = drawRule(rng, rng.pick(knobs.kinds));
  const hole = knobs.length - 1 - rng.int(0, knobs.inside);
  const terms = unroll(rule, rng.int(1, startLimit[rule.kind]), knobs.length);
  const isInRange = terms.every((term) => term >= 0 && term <= largest);
  return isInRange && new Set(terms).size > 3 && !isDegenerate(rule) ? { terms, hole, rule, options: [] } : null;
}

/** Two equal steps make an easier rule of a harder one. */
function isDegenerate(rule: Rule): boolean {
  return (rule.kind === 'by-turns' || rule.kind === 'two-rows') && rule.steps[0] === rule.steps[1];
}

const startLimit: Readonly<Record<RuleKind, number>> = {
  steady: 90,
  growing: 40,
  times: 6,
  'by-turns': 50,
  'sum-of-two': 9,
  'times-plus': 6,
  'two-rows': 30,
  'times-then-plus': 6,
  'growing-times': 4,
};

function drawRule(rng: Rng, kind: RuleKind): Rule {
  const signed = (min: number, max: number): number => rng.int(min, max) * (rng.chance(0.35) ? -1 : 1);
  switch (kind) {
    case 'steady':
      return { kind, step: signed(2, 12) };
    case 'growing':
      return { kind, step: rng.int(1, 6), growth: rng.int(1, 4) };
    case 'times':
      return { kind, factor: rng.int(2, 4) };
    case 'by-turns':
      return { kind, steps: [rng.int(3, 12), signed(1, 9)] };
    case 'sum-of-two':
      return { kind, second: rng.int(1, 9) };
    case 'times-plus':
      return { kind, factor: rng.int(2, 3), plus: signed(1, 4) };
    case 'two-rows':
      return { kind, second: rng.int(1, 40), steps: [signed(1, 8), signed(1, 8)] };
    case 'times-then-plus':
      return { kind, factor: rng.int(2, 3), plus: signed(1, 6) };
    case 'growing-times':
      return { kind, factor: rng.int(1, 2) };
  }
}

function unroll(rule: Rule, start: number, length: number): readonly number[] {
  const terms = [start];
  if (rule.kind === 'sum-of-two' || rule.kind === 'two-rows') terms.push(rule.second);
  while (terms.length < length) terms.push(nextTerm(rule, terms));
  return terms;
}

function nextTerm(rule: Rule, terms: readonly number[]): number {
  const made = terms.length;
  const [before = 0, last = 0] = terms.slice(-2);
  const here = made === 1 ? before : last;
  switch (rule.kind) {
    case 'steady':
      return here + rule.step;
    case 'growing':
      return here + rule.step + (made - 1) * rule.growth;
    case 'times':
      return here * rule.factor;
    case 'by-turns':
      return here + rule.steps[made % 2 === 1 ? 0 : 1];
    case 'sum-of-two':
      return before + last;
    case 'times-plus':
      return here * rule.factor + rule.plus;
    case 'two-rows':
      return before + rule.steps[made % 2 === 0 ? 0 : 1];
    case 'times-then-plus':
      return made % 2 === 1 ? here * rule.factor : here + rule.plus;
    case 'growing-times':
      return here * (rule.factor + made - 1);
  }
}

const setsTried = 80;
const rowsTried = 400;

/**
 * Options first: the numbers are drawn, and taken only when each of them can be the missing one of some row for which the
 * others are known mistakes. Which one is right is drawn last.
 */
function withOptions(rng: Rng, knobs: Knobs): Row | null {
  for (let set = 0; set < setsTried; set += 1) {
    const from = rng.fork(`set-${set}`);
    const low = from.int(4, 40);
    const high = low + from.int(2, 12);
    const options = [low, low + 1, high, high + 1];
    const right = from.int(0, options.length - 1);
    const find = (wanted: number): Row | null => findRow(from.fork(`right-${wanted}`), knobs, { wanted, options });
    if (options.every((wanted) => find(wanted) !== null)) return find(options[right] ?? 0);
  }
  return null;
}

function findRow(
  rng: Rng,
  knobs: Knobs,
  { wanted, options }: { wanted: number; options: readonly number[] },
): Row | null {
  for (let n = 0; n < rowsTried; n += 1) {
    const row = shifted(drawRow(rng, knobs), wanted);
    if (!row) continue;
    const mistakes = mistakesOf(row);
    if (options.filter((option) => option !== wanted && !mistakes.has(option)).length <= 1) return { ...row, options };
  }
  return null;
}

const movable: readonly RuleKind[] = ['steady', 'growing', 'by-turns', 'two-rows'];

/** Rows that only add can be moved so that the missing number is the wanted one; others must hit it by luck. */
function shifted(row: Row | null, wanted: number): Row | null {
  if (!row) return null;
  const gap = wanted - (row.terms[row.hole] ?? 0);
  if (gap === 0) return row;
  if (!movable.includes(row.rule.kind)) return null;
  const terms = row.terms.map((term) => term + gap);
  const rule = row.rule.kind === 'two-rows' ? { ...row.rule, second: row.rule.second + gap } : row.rule;
  return terms.every((term) => term >= 0 && term <= largest) ? { ...row, rule, terms } : null;
}
