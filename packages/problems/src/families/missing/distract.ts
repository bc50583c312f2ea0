import type { Misconception, Variant } from '../../core/family.ts';
import type { MissingParams } from './params.ts';
import { tileKey } from './tiles.ts';
import type { Tile } from './tiles.ts';

export const tags = {
  turned: 'missing.turned-patch',
  colours: 'missing.swaps-colours',
  places: 'missing.swaps-places',
  other: 'missing.another-patch',
} as const;

export function variantsOf({ options, truth }: MissingParams): readonly Omit<Variant, 'picture'>[] {
  const right = options[truth[0] ?? 0] ?? [];
  return options.map((patch, i) => {
    if (i === truth[0]) return { key: `patch-${i}`, isRight: true };
    return { key: `patch-${i}`, isRight: false, tag: tagOf(right, patch) };
  });
}

function tagOf(right: readonly Tile[], patch: readonly Tile[]): Misconception {
  const sorted = (tiles: readonly Tile[]): string => tiles.map(tileKey).sort().join(' ');
  if (patch.length > 1 && sorted(right) === sorted(patch)) return tags.places;
  const pairs = right.map((tile, n) => [tile, patch[n] ?? tile] as const);
  if (pairs.some(([a, b]) => a.shape !== b.shape)) return tags.other;
  const isSameCloth = pairs.every(([a, b]) => a.a === b.a && a.b === b.b);
  return isSameCloth ? tags.turned : tags.colours;
}
