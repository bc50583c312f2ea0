import type { Family, Mode } from '../core/family.ts';
import { createRng } from '../core/rng.ts';
import { faultsOf } from './audit/faults.ts';
import { compile, type Compiled } from './compile.ts';
import { type BankEntry, type Cell, familyOf, levelOf, modesIn, type Slot } from './entry.ts';
import { structCap } from './quotas.ts';

/** Why seeds were passed over, by family and reason. */
export type Rejections = Record<string, number>;

export interface Build {
  readonly entries: readonly BankEntry[];
  readonly rejections: Rejections;
  /** Cells that gave fewer problems than they were asked for, and how many fewer. */
  readonly shortages: Readonly<Record<string, number>>;
}

export interface BuildOptions {
  /** What seeds begin with. */
  readonly name?: string;
  /** Problems that exist already: none of their ideas is taken again. */
  readonly known?: readonly BankEntry[];
}

/** What has been taken so far. */
interface Book {
  readonly name: string;
  readonly nextSeed: Map<string, number>;
  /** Slots of a cell that were filled; says whose turn it is among the modes. */
  readonly turns: Map<string, number>;
  /** Right variants placed so far, by family and number of variants. */
  readonly places: Map<string, number>;
  readonly skins: Set<string>;
  readonly structs: Map<string, number>;
  readonly rejections: Rejections;
  readonly shortages: Record<string, number>;
}

/** A mode that finds nothing in so many seeds is full; the next one of a mixed slot is tried. */
const triesPerMode = 1500;

/**
 * Finds a problem for every slot: generate, solve, and take it only when the solver finds exactly the one answer that
 * the generator had in mind, the difficulty fits, it repeats nothing, and nothing is wrong with its words and pictures.
 */
export function buildBank(slots: readonly Slot[], options: BuildOptions = {}): Build {
  const book: Book = {
    name: options.name ?? 'bank/v1',
    nextSeed: new Map(),
    turns: new Map(),
    places: new Map(),
    skins: new Set(),
    structs: new Map(),
    rejections: {},
    shortages: {},
  };
  for (const entry of options.known ?? []) note(entry, book);
  const entries = slots.flatMap((slot) => findEntry(slot, book) ?? []);
  return { entries, rejections: book.rejections, shortages: book.shortages };
}

/** Remembers the idea of a problem that exists already. */
function note(entry: BankEntry, book: Book): void {
  const { family, params } = compile(entry);
  book.skins.add(`${family.id}:${family.skinKey(params)}`);
  const inLesson = `${entry.lesson} ${family.id}:${family.structKey(params)}`;
  book.structs.set(inLesson, (book.structs.get(inLesson) ?? 0) + 1);
}

function findEntry(slot: Slot, book: Book): BankEntry | null {
  const { cell } = slot;
  const family = familyOf(cell.family);
  const cellName = `${cell.family}/${cell.lesson}/${cell.complexity}`;
  if (book.shortages[cellName] !== undefined) return shortOf(cellName, book);
  const turn = book.turns.get(cellName) ?? 0;
  book.turns.set(cellName, turn + 1);
  for (const mode of modesOf(family, cell, turn)) {
    for (let tries = 0; tries < triesPerMode; tries += 1) {
      const n = book.nextSeed.get(cellName) ?? 0;
      book.nextSeed.set(cellName, n + 1);
      const entry = toEntry(family, { ...cell, mode }, `${book.name}/${cellName}/${n}`);
      const refused = tryTake({ family, slot, entry }, book);
      if (typeof refused !== 'string') return { ...entry, place: nextPlace(refused, book) };
      const key = `${cell.family}: ${refused}`;
      book.rejections[key] = (book.rejections[key] ?? 0) + 1;
    }
  }
  return shortOf(cellName, book);
}

function shortOf(cellName: string, book: Book): null {
  book.shortages[cellName] = (book.shortages[cellName] ?? 0) + 1;
  return null;
}

/** The modes to try, the one whose turn it is first. */
function modesOf(family: Family, { mode, lesson }: Cell, turn: number): readonly Mode[] {
  if (mode !== 'mixed') return [mode];
  const modes = modesIn(family, lesson);
  const first = turn % modes.length;
  return [...modes.slice(first), ...modes.slice(0, first)];
}

function toEntry(
  family: Family,
  { lesson, complexity, mode }: Omit<Cell, 'mode'> & { readonly mode: Mode },
  seed: string,
): BankEntry {
  return { family: family.id, version: family.version, seed, lesson, complexity, mode, place: null };
}

interface Candidate {
  readonly family: Family;
  readonly slot: Slot;
  readonly entry: BankEntry;
}

/** Takes the problem into the book, or says why not. */
function tryTake({ family, slot, entry }: Candidate, book: Book): Compiled | string {
  const { cell, thread } = slot;
  const level = levelOf(family, cell.lesson, cell.complexity);
  const params = family.generate(createRng(entry.seed), level, entry.mode);
  if (params === null) return 'generator gave up';
  if (cell.motif !== undefined && family.motif?.(params) !== cell.motif) return 'other motif';
  const skin = `${family.id}:${family.skinKey(params)}`;
  if (book.skins.has(skin)) return 'same skin';
  const struct = `${family.id}:${family.structKey(params)}`;
  const inLesson = `${cell.lesson} ${struct}`;
  const inThread = `${thread} ${struct}`;
  if ((book.structs.get(inLesson) ?? 0) >= structCap(cell.lesson)) return 'same structure in the bank';
  if (book.structs.has(inThread)) return 'same structure in the thread';
  const compiled = compile(entry);
  const [fault] = faultsOf(compiled);
  if (fault !== undefined) return fault.split(': ').slice(0, 2).join(': ');
  book.skins.add(skin);
  for (const key of [inLesson, inThread]) book.structs.set(key, (book.structs.get(key) ?? 0) + 1);
  return compiled;
}

/** Places come in shuffled rounds of all of them, so that none is ahead of another by more than one. */
function nextPlace({ family, entry, composition }: Compiled, book: Book): number | null {
  const { length } = composition.variants;
  if (entry.mode !== 'single') return null;
  const name = `${family.id}/${length}`;
  const n = book.places.get(name) ?? 0;
  book.places.set(name, n + 1);
  const round = createRng(`bank/v1/places/${name}/${Math.floor(n / length)}`);
  return round.shuffle(Array.from({ length }, (_, place) => place))[n % length] ?? null;
}
