import { leagues, numbers } from '@logikit/contract';
import type { Audience } from './seen.ts';

export type League = (typeof leagues)[number];

/** Where everybody begins. */
export const [FIRST_LEAGUE] = leagues;

interface Group {
  readonly audience: Audience;
  readonly league: League;
  /** How many take part. */
  readonly size: number;
}

/** How many of a group move up from its top, and down from its end. */
export interface Moves {
  readonly promoted: number;
  readonly demoted: number;
}

/** Rule D-111: a small group moves its best fifth up and nobody down; children never move down. */
export function movesOf({ audience, league, size }: Group): Moves {
  const { smallGroup, smallShare, promoted, demoted } = numbers.rating;
  const isSmall = size < smallGroup;
  const up = isSmall ? Math.ceil(size * smallShare) : promoted;
  const isDown = audience === 'adult' && !isSmall && league !== leagues[0];
  return { promoted: league === leagues.at(-1) ? 0 : up, demoted: isDown ? demoted : 0 };
}

export interface Member {
  readonly userId: number;
  readonly points: number;
}

export interface Result extends Member {
  /** Shared by equal points (rule D-230). */
  readonly place: number;
  readonly leagueAfter: League;
}

/** What a group's members get, who come in their order. Who has no points stays where they are. */
export function resultsOf(
  { audience, league }: Pick<Group, 'audience' | 'league'>,
  members: readonly Member[],
): readonly Result[] {
  const { promoted, demoted } = movesOf({ audience, league, size: members.length });
  const step = (index: number): number => (index < promoted ? 1 : index >= members.length - demoted ? -1 : 0);
  let place = 1;
  return members.map(({ userId, points }, index) => {
    if (points !== members[index - 1]?.points) place = index + 1;
    const after = leagues.indexOf(league) + (points > 0 ? step(index) : 0);
    return { userId, points, place, leagueAfter: leagues[after] ?? league };
  });
}
