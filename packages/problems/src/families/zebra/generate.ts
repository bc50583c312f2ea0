import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { deduce } from './deduce.ts';
import { answerOf } from './items.ts';
import { knobsOf } from './params.ts';
import type { Ask, Clue, Item, Kind, Knobs, ZebraParams } from './params.ts';

const residents: readonly Item[] = (['fox', 'cat', 'bear', 'rabbit', 'owl', 'mouse', 'duck'] as const).map(alike);
const treats: readonly Item[] = (['apple', 'pear', 'mushroom', 'fish'] as const).map(alike);
const toys: readonly Item[] = (['ball', 'bell', 'cube', 'boat', 'balloon'] as const).map(alike);

function alike(id: Item['object'] & Item['noun']): Item {
  return { object: id, noun: id };
}

const shelf: Readonly<Record<Kind, readonly Item[]>> = { animal: residents, treat: treats, toy: toys };

const settlementsTried = 60;

/** Settles the houses at random, then looks for clues that leave only this and need the level's technique. */
export function generate(rng: Rng, level: Level, mode: Mode): ZebraParams | null {
  const knobs = knobsOf(level);
  const things = rng
    .fork('shelves')
    .shuffle(['treat', 'toy'] as const)
    .filter((kind) => shelf[kind].length >= knobs.houses);
  const kinds = (['animal', ...things] as const)
    .slice(0, knobs.kinds)
    .map((kind) => ({ kind, items: rng.fork(kind).sample(shelf[kind], knobs.houses) }));
  for (let n = 0; n < settlementsTried; n += 1) {
    const from = rng.fork(`settlement-${n}`);
    const told = settle(from, knobs);
    const asked = told && withAsk(from.fork('ask'), knobs, { ...told, kinds, houses: knobs.houses, ask: null, mode });
    if (asked) return asked;
  }
  return null;
}

type Told = Pick<ZebraParams, 'clues' | 'truth'>;

/** More clues than this nobody wants to read. */
const mostClues = 8;

function settle(rng: Rng, knobs: Knobs): Told | null {
  const { houses, kinds, says } = knobs;
  const row = Array.from({ length: houses }, (_, house) => house);
  const truth = Array.from({ length: kinds }, () => rng.shuffle(row)).flat();
  const pool = rng.shuffle(cluesAbout(truth, knobs).filter((clue) => says.includes(clue.says)));
  const chosen: Clue[] = [];
  for (const clue of spread(pool)) {
    if (countSettlements(chosen, knobs, 2) === 1) break;
    chosen.push(clue);
  }
  const clues = [...chosen];
  for (const clue of chosen) {
    const without = clues.filter((other) => other !== clue);
    if (countSettlements(without, knobs, 2) === 1) clues.splice(clues.indexOf(clue), 1);
  }
  const isTold = countSettlements(clues, knobs, 2) === 1 && clues.length <= mostClues;
  return isTold ? { clues: rng.shuffle(clues), truth } : null;
}

/** Kinds of clues by turns, for there are many more negative ones. */
function spread(pool: readonly Clue[]): readonly Clue[] {
  const bySays = new Map<string, Clue[]>();
  for (const clue of pool) bySays.set(clue.says, [...(bySays.get(clue.says) ?? []), clue]);
  const rounds = Math.max(0, ...[...bySays.values()].map((clues) => clues.length));
  return Array.from({ length: rounds }, (_, round) =>
    [...bySays.values()].flatMap((clues) => clues[round] ?? []),
  ).flat();
}

/** Everything that is true and could be said. */
function cluesAbout(truth: readonly number[], { houses }: Knobs): readonly Clue[] {
  const items = truth.map((_, item) => item);
  const row = Array.from({ length: houses }, (_, house) => house);
  const single = items.flatMap((a): Clue[] => {
    const home = truth[a] ?? 0;
    const places = row.map((house): Clue => ({ says: house === home ? 'at' : 'not-at', a, house }));
    return home === 0 || home === houses - 1 ? [...places, { says: 'end', a }] : places;
  });
  const double = items.flatMap((a) => items.filter((b) => b !== a).flatMap((b) => pairClues(truth, { a, b, houses })));
  return [...single, ...double];
}

function pairClues(
  truth: readonly number[],
  { a, b, houses }: { a: number; b: number; houses: number },
): readonly Clue[] {
  const by = (truth[b] ?? 0) - (truth[a] ?? 0);
  const isOtherKind = Math.floor(a / houses) !== Math.floor(b / houses);
  const clues: Clue[] = [];
  if (a < b && isOtherKind) clues.push({ says: by === 0 ? 'same' : 'apart', a, b });
  if (a < b && Math.abs(by) === 1) clues.push({ says: 'beside', a, b });
  if (by === 1) clues.push({ says: 'just-left', a, b });
  if (by > 0) clues.push({ says: 'left-of', a, b });
  return clues;
}

/** Settles item after item and drops what a clue forbids; stops at `limit`. */
function countSettlements(clues: readonly Clue[], { houses, kinds }: Knobs, limit: number): number {
  const homes: number[] = [];
  const settleNext = (): number => {
    const item = homes.length;
    if (item === houses * kinds) return 1;
    let found = 0;
    const first = item - (item % houses);
    for (let house = 0; house < houses && found < limit; house += 1) {
      if (homes.indexOf(house, first) >= 0) continue;
      homes.push(house);
      if (clues.every((clue) => isOpen(clue, homes, houses))) found += settleNext();
      homes.pop();
    }
    return found;
  };
  return settleNext();
}

/** True while the clue may still hold. */
function isOpen(clue: Clue, homes: readonly number[], houses: number): boolean {
  const a = homes[clue.a];
  if (a === undefined) return true;
  if ('house' in clue) return (a === clue.house) === (clue.says === 'at');
  if (clue.says === 'end') return a === 0 || a === houses - 1;
  const b = homes[clue.b];
  if (b === undefined) return true;
  if (clue.says === 'same') return a === b;
  if (clue.says === 'apart') return a !== b;
  if (clue.says === 'beside') return Math.abs(a - b) === 1;
  return clue.says === 'just-left' ? a + 1 === b : a < b;
}

interface Draft extends ZebraParams {
  readonly mode: Mode;
}

function withAsk(rng: Rng, { technique }: Knobs, { mode, ...told }: Draft): ZebraParams | null {
  const asks = mode === 'single' ? rng.shuffle(asksAbout(told)).filter((one) => !isSaid(one, told)) : [null];
  const ask = asks.find((one) => deduce({ ...told, ask: one })?.technique === technique);
  return ask === undefined ? null : { ...told, ask };
}

/** True when one clue says the answer outright. */
function isSaid(ask: Ask, told: ZebraParams): boolean {
  const answer = answerOf({ ...told, ask });
  return told.clues.some((clue) => {
    if (clue.says === 'at') return ask.about === 'house' && clue.a === answer && clue.house === ask.house;
    if (clue.says !== 'same' || ask.about !== 'item') return false;
    return [clue.a, clue.b].includes(answer) && [clue.a, clue.b].includes(ask.item);
  });
}

function asksAbout({ houses, kinds, truth }: ZebraParams): readonly Ask[] {
  const row = Array.from({ length: houses }, (_, house) => house);
  const ofHouse = kinds.flatMap((_, kind) => row.map((house): Ask => ({ about: 'house', house, kind })));
  const ofItem = truth.flatMap((_, item) =>
    kinds.flatMap((__, kind): Ask[] => (Math.floor(item / houses) === kind ? [] : [{ about: 'item', item, kind }])),
  );
  return kinds.length > 1 ? ofItem : ofHouse;
}
