import type { Riddle, Rule, Unit } from './rules.ts';

/** What one look at a rule tells. */
export interface Deduction {
  readonly how: 'full' | 'rest' | 'runs' | 'less' | 'compare' | 'suppose';
  readonly technique: number;
  readonly unit: Unit;
  readonly found: readonly Answer[];
}

export type Answer = readonly [question: number, answer: 0 | 1];

/** −1 is open. */
type State = Int8Array;

export interface Deduced {
  readonly technique: number;
  readonly deductions: readonly Deduction[];
  readonly answers: readonly number[];
}

export const hardest = 3;

/** The easiest technique that answers everything, with the way there; null when none does. */
export function deduce(riddle: Riddle, most: number = hardest): Deduced | null {
  const state = startOf(riddle);
  const deductions: Deduction[] = [];
  let technique = 1;
  while (state.includes(-1)) {
    const next = nextDeduction(riddle, state, most);
    if (next === null || next === 'broken') return null;
    for (const [question, answer] of next.found) state[question] = answer;
    technique = Math.max(technique, next.technique);
    deductions.push(next);
  }
  return riddle.rules.some((rule) => look(rule, state) === 'broken')
    ? null
    : { technique, deductions, answers: [...state] };
}

export function startOf({ count, known }: Riddle): State {
  const state = new Int8Array(count).fill(-1);
  for (const [question, answer] of known) state[question] = answer;
  return state;
}

function nextDeduction(riddle: Riddle, state: State, most: number): Deduction | 'broken' | null {
  for (const rule of riddle.rules) {
    const told = look(rule, state);
    if (told !== null) return told;
  }
  if (most < 2) return null;
  const compared = compare(riddle, state);
  if (compared || most < 3) return compared;
  return suppose(riddle, state);
}

/** What one rule tells, or that it cannot hold any more. */
function look(rule: Rule, state: State): Deduction | 'broken' | null {
  if (rule.type === 'count') return lookAtCount(rule, state);
  return rule.type === 'runs' ? lookAtRuns(rule, state) : lookAtLess(rule, state);
}

function lookAtCount(
  { unit, cells, min, max }: Extract<Rule, { type: 'count' }>,
  state: State,
): Deduction | 'broken' | null {
  let [yes, open] = [0, 0];
  for (const cell of cells) {
    const answer = state[cell];
    if (answer === 1) yes += 1;
    else if (answer === -1) open += 1;
  }
  if (yes > max || yes + open < min) return 'broken';
  if (open === 0 || (yes < max && yes + open > min)) return null;
  const isFull = yes === max;
  const found = cells.filter((cell) => state[cell] === -1).map((cell) => [cell, isFull ? 0 : 1] as const);
  return { how: isFull ? 'full' : 'rest', technique: 1, unit, found };
}

function lookAtRuns(
  { unit, cells, patterns }: Extract<Rule, { type: 'runs' }>,
  state: State,
): Deduction | 'broken' | null {
  let [yes, no] = [0, 0];
  cells.forEach((cell, i) => {
    if (state[cell] === 1) yes |= 1 << i;
    else if (state[cell] === 0) no |= 1 << i;
  });
  let [always, ever] = [-1, 0];
  for (const pattern of patterns) {
    if ((pattern & yes) !== yes || (pattern & no) !== 0) continue;
    always &= pattern;
    ever |= pattern;
  }
  if (always === -1 && ever === 0) return 'broken';
  const found = cells.flatMap((cell, i): readonly Answer[] => {
    if (state[cell] !== -1) return [];
    if ((always >> i) & 1) return [[cell, 1]];
    return (ever >> i) & 1 ? [] : [[cell, 0]];
  });
  return found.length > 0 ? { how: 'runs', technique: 1, unit, found } : null;
}

/** The smaller digit lies below the largest that the other may be, and the other way round. */
function lookAtLess({ unit, cells }: Extract<Rule, { type: 'less' }>, state: State): Deduction | 'broken' | null {
  const size = cells.length / 2;
  const may = (cell: number | undefined): boolean => cell !== undefined && state[cell] !== 0;
  const [small, large] = [cells.slice(0, size), cells.slice(size)];
  const least = small.findIndex(may);
  const most = large.findLastIndex(may);
  if (least < 0 || most < 0 || least >= most) return 'broken';
  const found = [
    ...small.filter((cell, digit) => digit >= most && state[cell] === -1),
    ...large.filter((cell, digit) => digit <= least && state[cell] === -1),
  ].map((cell) => [cell, 0] as const);
  return found.length > 0 ? { how: 'less', technique: 1, unit, found } : null;
}

interface Counted {
  readonly unit: Unit;
  readonly open: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** Two rules of which one asks about more than the other: what is in the rest? */
function compare({ rules }: Riddle, state: State): Deduction | null {
  const counts = rules.flatMap((rule): readonly Counted[] => {
    if (rule.type !== 'count') return [];
    const open = rule.cells.filter((cell) => state[cell] === -1);
    const yes = rule.cells.filter((cell) => state[cell] === 1).length;
    return open.length > 1 ? [{ unit: rule.unit, open, min: rule.min - yes, max: rule.max - yes }] : [];
  });
  for (const few of counts) {
    for (const many of counts) {
      const size = many.open.length - few.open.length;
      if (size <= 0) continue;
      const answer = many.max <= few.min ? 0 : many.min - few.max >= size ? 1 : null;
      if (answer === null || !few.open.every((cell) => many.open.includes(cell))) continue;
      const rest = many.open.filter((cell) => !few.open.includes(cell));
      return { how: 'compare', technique: 2, unit: many.unit, found: rest.map((cell) => [cell, answer] as const) };
    }
  }
  return null;
}

/** A chain that can be kept in mind. */
const longestChain = 8;

/** An answer that soon breaks a rule is wrong. */
function suppose(riddle: Riddle, state: State): Deduction | null {
  for (let question = 0; question < state.length; question += 1) {
    if (state[question] !== -1) continue;
    for (const answer of [1, 0] as const) {
      if (!breaks(riddle, state, { question, answer })) continue;
      const right = answer === 1 ? 0 : 1;
      const unit = { kind: 'cell', at: question } as const;
      return { how: 'suppose', technique: 3, unit, found: [[question, right]] };
    }
  }
  return null;
}

interface Supposed {
  readonly question: number;
  readonly answer: 0 | 1;
}

function breaks(riddle: Riddle, state: State, { question, answer }: Supposed): boolean {
  const trial = state.slice();
  trial[question] = answer;
  return follow(riddle, trial, { queue: [question], length: longestChain }) === 'broken';
}

/** Answers all that follows simply; says 'broken' when a rule cannot hold. */
export function follow(
  { rules, rulesAt }: Riddle,
  state: State,
  { queue, length }: { readonly queue: number[]; readonly length: number },
): 'broken' | 'whole' {
  let looks = 0;
  for (let at = 0; at < queue.length; at += 1) {
    for (const index of rulesAt[queue[at] ?? 0] ?? []) {
      const rule = rules[index];
      const told = rule ? look(rule, state) : null;
      if (told === 'broken') return 'broken';
      if (told === null) continue;
      looks += 1;
      if (looks > length) return 'whole';
      for (const [question, answer] of told.found) {
        state[question] = answer;
        queue.push(question);
      }
    }
  }
  return 'whole';
}

/** Every way to answer all questions, up to `limit`; `isGood` says what the rules leave open. */
export function waysOf(
  riddle: Riddle,
  limit: number,
  isGood: (answers: readonly number[]) => boolean,
): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const search = (state: State): void => {
    if (found.length >= limit) return;
    const question = state.indexOf(-1);
    if (question < 0) {
      if (isGood([...state])) found.push([...state]);
      return;
    }
    for (const answer of [1, 0] as const) {
      const trial = state.slice();
      trial[question] = answer;
      if (follow(riddle, trial, { queue: [question], length: Infinity }) === 'whole') search(trial);
    }
  };
  const start = startOf(riddle);
  if (follow(riddle, start, { queue: [...start.keys()], length: Infinity }) === 'whole') search(start);
  return found;
}
