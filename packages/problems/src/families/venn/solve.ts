import type { Solved, Step } from '../../core/family.ts';
import { derive } from './derive.ts';
import { knobsOf } from './params.ts';
import type { Task, VennParams } from './params.ts';
import { regionsOf } from './phrases.ts';

type Seen = Omit<VennParams, 'right'>;

export function solve(params: Seen): Solved {
  const { task } = params;
  switch (task.kind) {
    case 'count':
      return solveCount(params, task);
    case 'place': {
      const trace = [...new Set(task.cards)].map((region): Step => ({
        key: 'place',
        args: { region },
        highlight: [`region-${region}`],
      }));
      return { answers: [task.cards.join(' ')], trace, technique: knobsOf(params.level).technique };
    }
    case 'tap': {
      const mask = regionsOf(task.ask, params.items.length);
      return { answers: [String(mask)], trace: regionSteps(params, mask), technique: knobsOf(params.level).technique };
    }
    default: {
      const mask = params.shown;
      const fitting = task.options.flatMap((phrase, i) => (regionsOf(phrase, params.items.length) === mask ? [i] : []));
      return {
        answers: fitting.slice(0, 2).map(String),
        trace: regionSteps(params, mask),
        technique: knobsOf(params.level).technique,
      };
    }
  }
}

/** One step for everything that belongs, one for what does not. */
function regionSteps({ items }: Seen, mask: number): readonly Step[] {
  const all = Array.from({ length: 1 << items.length }, (_, region) => region);
  const inside = all.filter((region) => (mask & (1 << region)) !== 0);
  const outside = all.filter((region) => !inside.includes(region));
  return [
    { key: 'belong', args: { count: inside.length }, highlight: inside.map((region) => `region-${region}`) },
    ...(outside.length > 0
      ? [{ key: 'left-out', args: { count: outside.length }, highlight: outside.map((region) => `region-${region}`) }]
      : []),
  ];
}

/** Linear algebra finds the number; the derivation by parts and wholes tells it. */
function solveCount({ items, task: _, ...rest }: Seen, task: Extract<Task, { kind: 'count' }>): Solved {
  const circles = items.length === 2 ? 2 : 3;
  const rows = task.facts.map(({ phrase, n }) => [...bits(regionsOf(phrase, circles), circles), n]);
  const ask = bits(regionsOf(task.ask, circles), circles);
  const value = valueOf(rows, ask);
  const facts = task.facts.map(({ phrase, n }) => ({ mask: regionsOf(phrase, circles), n }));
  const way = derive(facts, { ask: regionsOf(task.ask, circles), circles });
  const trace = (way ?? []).map(({ from: [one, two], sign, found }): Step => ({
    key: sign,
    args: { a: one.mask, an: one.n, b: two.mask, bn: two.n, found: found.mask, n: found.n },
    highlight: bits(found.mask, circles).flatMap((bit, region) => (bit ? [`region-${region}`] : [])),
  }));
  const technique = way === null || rest.level < 1 ? Infinity : Math.min(5, way.length);
  return { answers: value === null ? ['many', 'others'] : [String(value)], trace, technique };
}

function bits(mask: number, circles: number): readonly number[] {
  return Array.from({ length: 1 << circles }, (_, region) => (mask >> region) & 1);
}

/** What the rows make of the asked sum: Gauss's elimination; null when they leave it open. */
function valueOf(rows: readonly (readonly number[])[], ask: readonly number[]): number | null {
  let left = rows.map((row) => [...row]);
  let rest = [...ask, 0];
  for (let column = 0; column < ask.length; column += 1) {
    const pivot = left.find((row) => row[column] !== 0);
    if (pivot === undefined) continue;
    const clear = (row: readonly number[]): number[] => {
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      return row.map((value, i) => value - factor * (pivot[i] ?? 0));
    };
    left = left.filter((row) => row !== pivot).map(clear);
    rest = clear(rest);
  }
  return rest.slice(0, -1).every((value) => Math.abs(value) < 1e-9) ? Math.round(-(rest.at(-1) ?? 0)) : null;
}
