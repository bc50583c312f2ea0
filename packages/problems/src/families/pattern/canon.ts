import { beadKey } from './params.ts';
import type { Bead, PatternParams } from './params.ts';

/** Names do not count, an attribute that never changes does not count, and two that always change together are one. */
export function structKey(params: PatternParams): string {
  const lines = (['shape', 'colour'] as const).map((attribute) => relabel(params.row, attribute));
  const moving = [...new Set(lines.filter((text) => text.includes('1')))].sort();
  return moving.join('|');
}

export function skinKey({ skin, row, options }: PatternParams): string {
  const names = skin.kind === 'objects' ? skin.objects.join() : `${skin.shapes.join()};${skin.colours.join()}`;
  const beads = row.map((bead) => (bead === null ? '_' : beadKey(bead))).join(' ');
  return `${skin.kind}/${names}/${beads}/${options.map(beadKey).sort().join(' ')}`;
}

function relabel(row: readonly (Bead | null)[], attribute: keyof Bead): string {
  const names = new Map<number, number>();
  return row
    .map((bead) => {
      if (bead === null) return '_';
      if (!names.has(bead[attribute])) names.set(bead[attribute], names.size);
      return names.get(bead[attribute]);
    })
    .join('');
}
