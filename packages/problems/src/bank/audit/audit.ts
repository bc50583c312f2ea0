import { families } from '../../families/list.ts';
import { compile, type Compiled } from '../compile.ts';
import type { BankEntry } from '../entry.ts';
import { structCap } from '../quotas.ts';
import { type Totals, totalsOf } from './totals.ts';
import { isUniform, type Placement, placements } from './bias.ts';
import { faultsOf } from './faults.ts';

export interface FamilyReport {
  readonly family: string;
  readonly problems: number;
  readonly structures: number;
  readonly modes: string;
  readonly faulty: number;
}

export interface Audit {
  readonly total: number;
  readonly verified: number;
  readonly families: readonly FamilyReport[];
  readonly totals: Totals;
  /** Everything that is wrong, with the seed of the problem. */
  readonly faults: readonly string[];
}

/** Looks at every problem of the bank with eyes that took no part in building it. */
export function auditBank(entries: readonly BankEntry[]): Audit {
  const compiled = entries.map(compile);
  const faultsByProblem = compiled.map((one) => [...faultsOf(one)]);
  repetitionFaults(compiled).forEach(([index, fault]) => faultsByProblem[index]?.push(fault));
  const faults = faultsByProblem.flatMap((found, index) => found.map((fault) => `${entries[index]?.seed}: ${fault}`));
  return {
    total: entries.length,
    verified: faultsByProblem.filter((found) => found.length === 0).length,
    families: families.map((family) => {
      const own = compiled.map((one, index) => ({ one, index })).filter(({ one }) => one.family === family);
      return {
        family: family.id,
        problems: own.length,
        structures: new Set(own.map(({ one }) => family.structKey(one.params))).size,
        modes: [...new Set(own.map(({ one }) => one.entry.mode))].join(' '),
        faulty: own.filter(({ index }) => (faultsByProblem[index]?.length ?? 0) > 0).length,
      };
    }),
    totals: totalsOf(compiled),
    faults,
  };
}

/** No two problems look the same, and one puzzle idea does not come back more often than its quota says. */
function repetitionFaults(compiled: readonly Compiled[]): (readonly [index: number, fault: string])[] {
  const skins = new Set<string>();
  const seeds = new Set<string>();
  const structs = new Map<string, number>();
  return compiled.flatMap(({ entry, family, params }, index) => {
    const faults: (readonly [number, string])[] = [];
    const skin = `${family.id}:${family.skinKey(params)}`;
    const struct = `${entry.lesson} ${family.id}:${family.structKey(params)}`;
    const times = (structs.get(struct) ?? 0) + 1;
    structs.set(struct, times);
    if (skins.has(skin)) faults.push([index, 'repetition: the same skin']);
    if (seeds.has(entry.seed)) faults.push([index, 'repetition: the same seed']);
    if (times > structCap(entry.lesson)) faults.push([index, 'repetition: the same structure']);
    skins.add(skin);
    seeds.add(entry.seed);
    return faults;
  });
}

/** Families whose right variants prefer a place, or whose right numbers prefer a rank among the offered ones. */
export function auditBias(perLevel: number): readonly { readonly placement: Placement; readonly isFair: boolean }[] {
  return families
    .flatMap((family) => placements(family, perLevel))
    .map((placement) => ({ placement, isFair: isUniform(placement.counts) && isUniform(placement.ranks) }));
}
