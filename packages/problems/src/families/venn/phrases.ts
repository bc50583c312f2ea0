import type { Phrase } from './params.ts';

/** The regions that a description means, as bits: bit r stands for region r. */
export function regionsOf(phrase: Phrase, circles: number): number {
  const count = 1 << circles;
  let mask = 0;
  for (let region = 0; region < count; region += 1) if (isMeant(phrase, region, circles)) mask |= 1 << region;
  return mask;
}

function isMeant(phrase: Phrase, region: number, circles: number): boolean {
  const isIn = (circle: number): boolean => (region & (1 << circle)) !== 0;
  const inside = [0, 1, 2].filter((circle) => circle < circles && isIn(circle)).length;
  switch (phrase.says) {
    case 'with':
      return isIn(phrase.a);
    case 'without':
      return !isIn(phrase.a);
    case 'only':
      return inside === 1 && isIn(phrase.a);
    case 'and':
      return isIn(phrase.a) && isIn(phrase.b);
    case 'or':
      return isIn(phrase.a) || isIn(phrase.b);
    case 'but-not':
      return isIn(phrase.a) && !isIn(phrase.b);
    case 'neither':
      return !isIn(phrase.a) && !isIn(phrase.b);
    case 'and-not':
      return isIn(phrase.a) && isIn(phrase.b) && !isIn(phrase.not);
    case 'or-not':
      return (isIn(phrase.a) || isIn(phrase.b)) && !isIn(phrase.not);
    case 'exactly-one':
      return inside === 1;
    case 'exactly-two':
      return inside === 2;
    case 'at-least-two':
      return inside >= 2;
    case 'all':
      return inside === circles;
    case 'some':
      return inside > 0;
    case 'none':
      return inside === 0;
    case 'any-card':
      return true;
  }
}

/** Every description that there is for so many circles; of two that mean the same the simpler one comes first. */
export function phrasesFor(circles: 2 | 3): readonly Phrase[] {
  const all = Array.from({ length: circles }, (_, i) => i);
  const pairs = all.flatMap((a) => all.filter((b) => b > a).map((b) => [a, b] as const));
  const ordered = all.flatMap((a) => all.filter((b) => b !== a).map((b) => [a, b] as const));
  const two: readonly Phrase[] = [
    ...all.map((a): Phrase => ({ says: 'with', a })),
    ...all.map((a): Phrase => ({ says: 'without', a })),
    ...pairs.map(([a, b]): Phrase => ({ says: 'and', a, b })),
    ...pairs.map(([a, b]): Phrase => ({ says: 'or', a, b })),
    ...ordered.map(([a, b]): Phrase => ({ says: 'but-not', a, b })),
    ...pairs.map(([a, b]): Phrase => ({ says: 'neither', a, b })),
    { says: 'exactly-one' },
    { says: 'any-card' },
  ];
  if (circles === 2) return two;
  return [
    ...two,
    ...all.map((a): Phrase => ({ says: 'only', a })),
    ...pairs.flatMap(([a, b]): Phrase[] => [
      { says: 'and-not', a, b, not: 3 - a - b },
      { says: 'or-not', a, b, not: 3 - a - b },
    ]),
    { says: 'exactly-two' },
    { says: 'at-least-two' },
    { says: 'all' },
    { says: 'some' },
    { says: 'none' },
  ];
}

/** The same description with other numbers for the circles. */
export function renamed(phrase: Phrase, order: readonly number[]): Phrase {
  const circle = (old: number): number => order[old] ?? 0;
  if (!('a' in phrase)) return phrase;
  if (!('b' in phrase)) return { ...phrase, a: circle(phrase.a) };
  const [a, b] = [circle(phrase.a), circle(phrase.b)];
  const isOrdered = phrase.says === 'but-not';
  const pair = isOrdered || a < b ? { a, b } : { a: b, b: a };
  return 'not' in phrase ? { ...phrase, ...pair, not: circle(phrase.not) } : { ...phrase, ...pair };
}
