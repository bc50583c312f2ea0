import { phrasesFor, regionsOf } from './phrases.ts';

export interface Known {
  readonly mask: number;
  readonly n: number;
}

/** One number found from two others: two parts put together, or one part taken away. */
export interface Derivation {
  readonly from: readonly [Known, Known];
  readonly sign: '+' | '-';
  readonly found: Known;
}

interface Way {
  readonly n: number;
  readonly cost: number;
  readonly by: Derivation | null;
}

/** A whole of two parts, all three of which have a name. */
interface Split {
  readonly whole: number;
  readonly parts: readonly [number, number];
}

const splits: Readonly<Record<2 | 3, readonly Split[]>> = { 2: splitsOf(2), 3: splitsOf(3) };

function splitsOf(circles: 2 | 3): readonly Split[] {
  const named = [...new Set(phrasesFor(circles).map((phrase) => regionsOf(phrase, circles)))];
  return named.flatMap((a) =>
    named.flatMap((b) => (a < b && (a & b) === 0 && named.includes(a | b) ? [{ whole: a | b, parts: [a, b] }] : [])),
  );
}

/** The shortest way from what is told to what is asked, through numbers that have a name; null when there is none. */
export function derive(
  facts: readonly Known[],
  { ask, circles }: { readonly ask: number; readonly circles: 2 | 3 },
): readonly Derivation[] | null {
  return waysFrom(facts, circles)(ask);
}

/** Everything that follows: the shortest way to any sum of regions. */
export function waysFrom(facts: readonly Known[], circles: 2 | 3): (ask: number) => readonly Derivation[] | null {
  const ways = new Map<number, Way>(facts.map(({ mask, n }) => [mask, { n, cost: 0, by: null }]));
  const learn = (
    a: number,
    b: number,
    { sign, mask }: { readonly sign: '+' | '-'; readonly mask: number },
  ): boolean => {
    const [one, two] = [ways.get(a), ways.get(b)];
    if (!one || !two) return false;
    const cost = one.cost + two.cost + 1;
    if (cost >= (ways.get(mask)?.cost ?? Infinity)) return false;
    const n = sign === '-' ? one.n - two.n : one.n + two.n;
    const from = [
      { mask: a, n: one.n },
      { mask: b, n: two.n },
    ] as const;
    ways.set(mask, { n, cost, by: { from, sign, found: { mask, n } } });
    return true;
  };
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { whole, parts } of splits[circles]) {
      const [a, b] = parts;
      const isNew = [
        learn(a, b, { sign: '+', mask: whole }),
        learn(whole, a, { sign: '-', mask: b }),
        learn(whole, b, { sign: '-', mask: a }),
      ].includes(true);
      isChanged ||= isNew;
    }
  }
  return (ask) => (ways.has(ask) ? told(ways, ask) : null);
}

function told(ways: ReadonlyMap<number, Way>, mask: number): readonly Derivation[] {
  const by = ways.get(mask)?.by;
  if (!by) return [];
  const before = by.from.flatMap((known) => told(ways, known.mask));
  const unique = [...before, by].filter(
    (one, i, all) => all.findIndex((other) => other.found.mask === one.found.mask) === i,
  );
  return unique;
}
