/** The games in the order in which they are offered. */
export const gameNames = ['pipes', 'walk', 'sudoku', 'lights'] as const;
export type GameName = (typeof gameNames)[number];

/** Before school, at school, grown up. */
export const gameSizes = ['small', 'medium', 'large'] as const;
export type GameSize = (typeof gameSizes)[number];

/** Best stars of every level that was solved: the first entry is level 1. */
export type GameResults = Readonly<Partial<Record<GameSize, readonly number[]>>>;

/** A level has been solved. */
export interface GameSolvedDetail {
  readonly game: GameName;
  readonly size: GameSize;
  readonly level: number;
  /** 3 without help, 2 with one tip, 1 with more. */
  readonly stars: 1 | 2 | 3;
}

/** Short sounds of the interface. */
export interface GameSounds {
  play(name: 'tap' | 'pick-up' | 'put-down' | 'right' | 'star'): void;
}

export function isGameName(name: string | undefined): name is GameName {
  return gameNames.some((known) => known === name);
}
