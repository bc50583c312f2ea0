import { type GameName, gameNames } from '@logikit/widgets';

const DAY_MS = 86_400_000;

/** The games take turns, one a day (UTC). `now`: milliseconds since 1970, by the platform's clock. */
export function gameOfDay(now: number): GameName {
  return gameNames[Math.floor(now / DAY_MS) % gameNames.length] ?? 'pipes';
}
