import { isRecord, jsonOf, readJson } from '@logikit/sdk';
import { type GameName, type GameResults, type GameSize, type GameSolvedDetail, withSolved } from '@logikit/widgets';
import { keepText, keptText } from '../../browser/kept.ts';

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
  const all = readJson(keptText(KEY));
  if (!isRecord(all)) return {};
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Kept] => isKept(entry[1])));
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { results = {}, size } = value;
  if (!isRecord(results) || !(size === undefined || typeof size === 'string')) return false;
  return Object.values(results).every(
    (levels: unknown) => Array.isArray(levels) && levels.every((stars) => Number.isInteger(stars)),
  );
}

function write(game: GameName, kept: Kept): void {
  keepText(KEY, jsonOf({ ...readAll(), [game]: kept }));
}
