import { createRng } from '../core/rng.ts';
import { families } from '../families/list.ts';
import { faultsOf } from './audit/faults.ts';
import { compile } from './compile.ts';
import { type BankEntry, familyOf, levelOf, modesIn } from './entry.ts';

/** What makes two problems the same: `idea` up to symmetry, colours and names; `skin` to the last stroke. */
export interface Sameness {
  readonly idea: string;
  readonly skin: string;
}

/** Of a problem of the bank or a fresh one, without its words; null when its family has moved on since. */
export function samenessOf(entry: BankEntry): Sameness | null {
  const family = families.find(({ id }) => id === entry.family);
  if (family?.version !== entry.version) return null;
  const params = family.generate(createRng(entry.seed), levelOf(family, entry.lesson, entry.complexity), entry.mode);
  if (params === null) return null;
  return { idea: `${family.id}:${family.structKey(params)}`, skin: `${family.id}:${family.skinKey(params)}` };
}

/** So many seeds without a good problem mean that the mode has none to give. */
const TRIES = 300;

/** What a fresh problem should be, and where its chance comes from. */
export interface FreshCell {
  readonly family: string;
  readonly lesson: BankEntry['lesson'];
  readonly complexity: BankEntry['complexity'];
  /** A secret: whoever knows it can compute the answer. */
  readonly seed: string;
}

/**
 * Makes a problem that is in no bank, under the bank's own conditions: the solver agrees, nothing is wrong with its words
 * and pictures, and it repeats nothing of `taken` (ideas and skins). Pure. Null when none is found.
 */
export function makeFresh(cell: FreshCell, taken: ReadonlySet<string>): BankEntry | null {
  const family = familyOf(cell.family);
  const rng = createRng(cell.seed);
  for (const mode of rng.shuffle(modesIn(family, cell.lesson))) {
    for (let n = 0; n < TRIES; n += 1) {
      const entry = {
        ...cell,
        family: family.id,
        version: family.version,
        seed: `${cell.seed}/${n}`,
        mode,
        place: null,
      };
      const same = samenessOf(entry);
      if (same === null || taken.has(same.idea) || taken.has(same.skin)) continue;
      const compiled = compile(entry);
      if (faultsOf(compiled).length > 0) continue;
      const { length } = compiled.composition.variants;
      return { ...entry, place: mode === 'single' && length > 0 ? rng.int(0, length - 1) : null };
    }
  }
  return null;
}
