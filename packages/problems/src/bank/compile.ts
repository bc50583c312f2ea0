import type { Composition, Family, Language, Level, Solved, Texts } from '../core/family.ts';
import { createRng } from '../core/rng.ts';
import { inEachLanguage } from '../lang/languages.ts';
import { type BankEntry, familyOf, levelOf } from './entry.ts';

/** A problem with everything that its family knows about it. */
export interface Compiled {
  readonly entry: BankEntry;
  readonly family: Family;
  readonly level: Level;
  readonly params: unknown;
  readonly solved: Solved;
  readonly composition: Composition;
  readonly texts: Readonly<Record<Language, Texts>>;
}

/** Makes the problem of an entry again: the same entry gives the same bytes. Throws when its family has moved on. */
export function compile(entry: BankEntry): Compiled {
  const family = familyOf(entry.family);
  if (family.version !== entry.version) {
    throw new Error(
      `${entry.seed} was made by version ${entry.version} of ${family.id}, which is now ${family.version}`,
    );
  }
  const level = levelOf(family, entry.lesson, entry.complexity);
  const params = family.generate(createRng(entry.seed), level, entry.mode);
  if (params === null) throw new Error(`${entry.seed} gives no problem`);
  const solved = family.solve(params);
  return { entry, family, level, params, solved, ...worded({ entry, family, params, solved }) };
}

function worded({ entry, family, params, solved }: Pick<Compiled, 'entry' | 'family' | 'params' | 'solved'>) {
  const asked = { mode: entry.mode, solved };
  return {
    composition: family.compose(params, entry.mode),
    texts: inEachLanguage((language) => family.texts(params, asked, language)),
  };
}
