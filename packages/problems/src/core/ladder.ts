import type { Level } from './family.ts';
import { itemAt } from './list.ts';

/** The rung of a family's ladder for a level; a level beyond its ends means the nearest one. */
export function rungOf<Rung>(ladder: readonly Rung[], level: Level): Rung {
  return itemAt(ladder, Math.min(Math.max(Math.round(level), 1), ladder.length) - 1);
}
