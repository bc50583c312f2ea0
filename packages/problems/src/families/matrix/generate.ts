import type { Level } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { shapeIds } from '../../draw/shapes.ts';
import { attributes, domain, knobs } from './params.ts';
import type { Attribute, Cell, MatrixParams, RuleName, Skin } from './params.ts';

/**
 * Options first: the options are a full product of values, one of them is made right by lot, and the cells are built
 * so that it fits. Whoever sees the options alone knows nothing.
 */
export function generate(rng: Rng, level: Level): MatrixParams | null {
  const { skins, side, rules, spread } = knobs(level);
  const skin = rng.pick(skins);
  const active = assignRules(rng, skin, rng.pick(rules));
  if (active === null) return null;
  const varied = rng.sample([...active.keys()], spread.length);
  const choices = new Map(
    varied.map((attribute, i) => [
      attribute,
      optionValues(rng, { skin, attribute, rule: active.get(attribute) }, spread[i] ?? 2),
    ]),
  );
  const resting: Cell = {
    shape: 0,
    colour: rng.int(0, 3),
    number: skin === 'card' ? 0 : rng.pick(domain(skin, 'number')),
    size: 1,
  };
  const base = fixedValues(rng, { skin, active, resting });
  const options = rng.shuffle(product(base, [...choices]));
  const right = rng.int(0, options.length - 1);
  const answer = options[right];
  if (answer === undefined) return null;
  const columns = attributes.map((attribute) => {
    const rule = active.get(attribute);
    const value = answer[attribute];
    if (rule === undefined) return Array.from({ length: side * side }, () => value);
    return fill(rng, { rule, side, value, wanted: choices.get(attribute) ?? [], values: domain(skin, attribute) });
  });
  const cells = Array.from({ length: side * side }, (_, i) =>
    i === side * side - 1
      ? null
      : {
          shape: columns[0]?.[i] ?? 0,
          colour: columns[1]?.[i] ?? 0,
          number: columns[2]?.[i] ?? 0,
          size: columns[3]?.[i] ?? 0,
        },
  );
  return { level, skin, side, shapes: rng.sample(shapeIds, 4), hasDots: active.has('number'), cells, options, right };
}

/** Which attribute obeys which rule; steps and sums need numbers. */
function assignRules(rng: Rng, skin: Skin, rules: readonly RuleName[]): Map<Attribute, RuleName> | null {
  const free = new Set<Attribute>(skin === 'card' ? attributes : ['colour', 'number']);
  const active = new Map<Attribute, RuleName>();
  for (const rule of rng.shuffle(rules).sort((a, b) => Number(isArithmetic(b)) - Number(isArithmetic(a)))) {
    const attribute = isArithmetic(rule) ? 'number' : rng.pick([...free]);
    if (!free.delete(attribute)) return null;
    active.set(attribute, rule);
  }
  return active;
}

function isArithmetic(rule: RuleName): boolean {
  return rule === 'step' || rule === 'sum';
}

interface Varied {
  readonly skin: Skin;
  readonly attribute: Attribute;
  readonly rule: RuleName | undefined;
}

/** Values that could each be the end of the rule, so that none of them is right more often than another. */
function optionValues(rng: Rng, { skin, attribute, rule }: Varied, count: number): readonly number[] {
  const all = domain(skin, attribute);
  if (rule === 'sum') return rng.sample([3, 4, 5, 6], count);
  if (rule === 'step') return rng.sample([3, 4, 5, 6], count);
  return rng.sample(all, count);
}

interface Fixed {
  readonly skin: Skin;
  readonly active: ReadonlyMap<Attribute, RuleName>;
  /** What an attribute shows that no rule governs. */
  readonly resting: Cell;
}

function fixedValues(rng: Rng, { skin, active, resting }: Fixed): Cell {
  const value = (attribute: Attribute): number => {
    const rule = active.get(attribute);
    if (rule === undefined) return resting[attribute];
    return optionValues(rng, { skin, attribute, rule }, 1)[0] ?? resting[attribute];
  };
  return { shape: value('shape'), colour: value('colour'), number: value('number'), size: value('size') };
}

function product(base: Cell, choices: readonly (readonly [Attribute, readonly number[]])[]): Cell[] {
  return choices.reduce<Cell[]>(
    (cells, [attribute, values]) => cells.flatMap((cell) => values.map((value) => ({ ...cell, [attribute]: value }))),
    [base],
  );
}

interface Filling {
  readonly rule: RuleName;
  readonly side: 2 | 3;
  /** What the rule must give in the last cell. */
  readonly value: number;
  /** Values of the options: they should be met in the cells too. */
  readonly wanted: readonly number[];
  readonly values: readonly number[];
}

function fill(rng: Rng, { rule, side, value, wanted, values }: Filling): readonly number[] {
  const others = rng.shuffle(wanted.filter((other) => other !== value));
  const rest = rng.shuffle(values.filter((other) => other !== value && !wanted.includes(other)));
  const line = [...rng.shuffle([...others, ...rest].slice(0, side - 1)), value];
  const at = (make: (row: number, column: number) => number): readonly number[] =>
    Array.from({ length: side * side }, (_, i) => make(Math.floor(i / side), i % side));
  switch (rule) {
    case 'rows':
      return at((row) => line[row] ?? value);
    case 'columns':
      return at((_, column) => line[column] ?? value);
    case 'latin': {
      // The shift puts the end of the line, which is the answer, into the last cell.
      const direction = rng.pick([1, 2]);
      return at((row, column) => line[(row + direction * column + direction) % side] ?? value);
    }
    case 'step': {
      const step = rng.pick([1, 1, -1, 2].filter((k) => value - 2 * k >= 1 && value - 2 * k <= 6));
      const starts = [
        ...rng.sample(
          [1, 2, 3, 4, 5, 6].filter((start) => start + 2 * step >= 1 && start + 2 * step <= 6),
          2,
        ),
        value - 2 * step,
      ];
      return at((row, column) => (starts[row] ?? 1) + step * column);
    }
    case 'sum': {
      const sums = [rng.int(2, 6), rng.int(2, 6), value];
      const firsts = sums.map((sum) => rng.int(1, sum - 1));
      return at(
        (row, column) => [firsts[row] ?? 1, (sums[row] ?? 2) - (firsts[row] ?? 1), sums[row] ?? 2][column] ?? value,
      );
    }
  }
}
