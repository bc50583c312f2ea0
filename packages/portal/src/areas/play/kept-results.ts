import { type GameName, type GameResults, type GameSize, type GameSolvedDetail, withSolved } from '@logikit/widgets';

const KEY = 'logikit.games';

interface Kept {
  readonly size?: GameSize;
  readonly results?: GameResults;
}

/** What this device remembers of one game: the size that was played last, and the best stars of every level. */
export function keptFor(game: GameName): Kept {
  return readAll()[game] ?? {};
}

export function keepSize(game: GameName, size: GameSize): void {
  write(game, { ...keptFor(game), size });
}

/** Keeps the stars of a solved level where they are more than before; answers everything that is known now. */
export function keepSolved(detail: GameSolvedDetail): GameResults {
  const { game, size } = detail;
  const results = withSolved(keptFor(game).results ?? {}, detail);
  write(game, { size, results });
  return results;
}

/** Storage is everybody's: what is not of our form counts as nothing. */
function readAll(): Readonly<Partial<Record<GameName, Kept>>> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof all !== 'object' || all === null) return {};
    return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Kept] => isKept(entry[1])));
  } catch {
    return {};
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { results = {} } = value as Kept;
  return Object.values(results).every(
    (levels: unknown) => Array.isArray(levels) && levels.every((stars) => Number.isInteger(stars)),
  );
}

function write(game: GameName, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [game]: kept }));
  } catch {
    // Storage may be forbidden or full; the results then last as long as the page.
  }
}
