import type { Family } from '../core/family.ts';
import { createRng } from '../core/rng.ts';
import { faultsOf } from './audit/faults.ts';
import { compile } from './compile.ts';
import { type BankEntry, type Cell, familyOf, levelOf } from './entry.ts';
import type { Place } from './plan.ts';
import { structCap } from './quotas.ts';

/** Why seeds were passed over, by family and reason. */
export type Rejections = Record<string, number>;

export interface Build {
  readonly entries: readonly BankEntry[];
  readonly rejections: Rejections;
}

/** What has been taken so far. */
interface Book {
  readonly nextSeed: Map<string, number>;
  readonly skins: Set<string>;
  readonly structs: Map<string, number>;
  readonly rejections: Rejections;
}

/** A cell that finds nothing in so many seeds is full: the plan asks for more than the family can give. */
const triesPerPlace = 4000;

/**
 * Finds a problem for every place: generate, solve, and take it only when the solver finds exactly the one answer that
 * the generator had in mind, the difficulty fits, it repeats nothing, and nothing is wrong with its words and pictures.
 */
export function buildBank(places: readonly Place[]): Build {
  const book: Book = { nextSeed: new Map(), skins: new Set(), structs: new Map(), rejections: {} };
  const entries = places.map((place) => findEntry(place, book));
  return { entries, rejections: book.rejections };
}

function findEntry(place: Place, book: Book): BankEntry {
  const { cell } = place;
  const family = familyOf(cell.family);
  const cellName = `${cell.family}/${cell.lesson}/${cell.complexity}`;
  for (let tries = 0; tries < triesPerPlace; tries += 1) {
    const n = book.nextSeed.get(cellName) ?? 0;
    book.nextSeed.set(cellName, n + 1);
    const seed = `bank/v1/${cellName}/${n}`;
    const refused = tryTake({ family, place, seed }, book);
    if (refused === null) return toEntry(family, cell, seed);
    const key = `${cell.family}: ${refused}`;
    book.rejections[key] = (book.rejections[key] ?? 0) + 1;
  }
  throw new Error(`${cellName} ${cell.mode} is full: ${JSON.stringify(book.rejections, null, 2)}`);
}

function toEntry(family: Family, { lesson, complexity, mode }: Cell, seed: string): BankEntry {
  return { family: family.id, version: family.version, seed, lesson, complexity, mode };
}

interface Candidate {
  readonly family: Family;
  readonly place: Place;
  readonly seed: string;
}

/** Takes the problem into the book, or says why not. */
function tryTake({ family, place, seed }: Candidate, book: Book): string | null {
  const { cell, thread } = place;
  const level = levelOf(family, cell.lesson, cell.complexity);
  const params = family.generate(createRng(seed), level, cell.mode);
  if (params === null) return 'generator gave up';
  if (cell.motif !== undefined && family.motif?.(params) !== cell.motif) return 'other motif';
  const skin = `${family.id}:${family.skinKey(params)}`;
  if (book.skins.has(skin)) return 'same skin';
  const struct = `${family.id}:${family.structKey(params)}`;
  const inLesson = `${cell.lesson} ${struct}`;
  const { inBank, inThread } = structCap(family.id, cell.complexity);
  if ((book.structs.get(inLesson) ?? 0) >= inBank) return 'same structure in the bank';
  if ((book.structs.get(`${thread} ${struct}`) ?? 0) >= inThread) return 'same structure in the thread';
  const [fault] = faultsOf(compile(toEntry(family, cell, seed)));
  if (fault !== undefined) return fault.split(': ').slice(0, 2).join(': ');
  book.skins.add(skin);
  for (const key of [inLesson, `${thread} ${struct}`]) book.structs.set(key, (book.structs.get(key) ?? 0) + 1);
  return null;
}
