import type { Level } from '../../core/family.ts';
import { rungOf } from '../../core/ladder.ts';

/** How the generator made the row. The solver reads the numbers only. */
export type Rule =
  | { readonly kind: 'steady'; readonly step: number }
  | { readonly kind: 'growing'; readonly step: number; readonly growth: number }
  | { readonly kind: 'times'; readonly factor: number }
  | { readonly kind: 'by-turns'; readonly steps: readonly [number, number] }
  | { readonly kind: 'sum-of-two'; readonly second: number }
  | { readonly kind: 'times-plus'; readonly factor: number; readonly plus: number }
  | { readonly kind: 'two-rows'; readonly second: number; readonly steps: readonly [number, number] }
  | { readonly kind: 'times-then-plus'; readonly factor: number; readonly plus: number }
  | { readonly kind: 'growing-times'; readonly factor: number };

export type RuleKind = Rule['kind'];

export type Skin = 'train' | 'beads' | 'houses';

export interface SeriesParams {
  /** The whole row, the missing number too; the solver is given the row without it. */
  readonly terms: readonly number[];
  readonly hole: number;
  readonly rule: Rule;
  readonly skin: Skin;
  /** Mode single: what can be chosen, ascending. */
  readonly options: readonly number[];
}

export interface Knobs {
  readonly kinds: readonly RuleKind[];
  readonly length: number;
  /** How far before the end the hole may lie. */
  readonly inside: number;
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

const ladder: readonly Knobs[] = [
  { kinds: ['steady'], length: 6, inside: 0, technique: 1 },
  { kinds: ['steady'], length: 6, inside: 3, technique: 1 },
  { kinds: ['growing'], length: 6, inside: 0, technique: 2 },
  { kinds: ['growing', 'times'], length: 6, inside: 1, technique: 2 },
  { kinds: ['by-turns'], length: 7, inside: 0, technique: 3 },
  { kinds: ['by-turns', 'sum-of-two'], length: 7, inside: 1, technique: 3 },
  { kinds: ['times-plus', 'two-rows'], length: 7, inside: 0, technique: 4 },
  { kinds: ['two-rows', 'times-plus'], length: 7, inside: 2, technique: 4 },
  { kinds: ['times-then-plus'], length: 7, inside: 0, technique: 5 },
  { kinds: ['times-then-plus', 'growing-times'], length: 7, inside: 1, technique: 5 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** What can be typed: four digits. */
export const largest = 9999;
