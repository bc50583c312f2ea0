import type { WidgetDescriptor } from '../descriptors/descriptor.ts';
import { themes } from '../theme/use-theme.ts';

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

/** Best stars by size together with those of a level that has just been solved; fewer stars than before change nothing. */
export function withSolved(results: GameResults, { size, level, stars }: GameSolvedDetail): GameResults {
  const levels = [...(results[size] ?? [])];
  for (let before = levels.length; before < level; before += 1) levels.push(0);
  levels[level - 1] = Math.max(levels[level - 1] ?? 0, stars);
  return { ...results, [size]: levels };
}

/** The game in one description; attributes, element types, React props, frames and the reference come from here. */
export const gameDescriptor = {
  tag: 'logikit-game',
  summary: 'A small logic game with endless levels. It judges itself and asks the platform for nothing.',
  props: {
    game: { type: gameNames, attribute: 'game', summary: 'Which game; default: pipes.' },
    size: { type: gameSizes, attribute: 'size', summary: 'Size of the boards; default: medium.' },
    lang: {
      type: 'string',
      attribute: 'lang',
      summary: 'Locale of the words; default: the nearest lang, the browser’s, then ru.',
    },
    theme: { type: themes, attribute: 'theme', summary: 'Which theme to wear; auto is what the device prefers.' },
    noSound: { type: 'boolean', attribute: 'no-sound', summary: 'Plays no sound.' },
  },
  events: {
    ready: { event: 'logikit-ready', detail: { game: gameNames }, summary: 'A level can be played.' },
    solved: {
      event: 'logikit-solved',
      detail: { game: gameNames, size: gameSizes, level: 'integer', stars: [1, 2, 3] },
      summary: 'A level has been solved; 3 stars without help, 2 with one tip, 1 with more.',
    },
    error: {
      event: 'logikit-error',
      detail: { code: 'string', message: 'string' },
      summary: 'The game could not be loaded.',
    },
  },
  methods: {
    restart: 'Begins again with level 1 and forgets the stars.',
  },
  parts: ['board', 'level', 'tip', 'next'],
} as const satisfies WidgetDescriptor;

/** Short sounds of the interface. */
export interface GameSounds {
  play(name: 'tap' | 'pick-up' | 'put-down' | 'right' | 'star'): void;
}

export function isGameName(name: string | undefined): name is GameName {
  return gameNames.some((known) => known === name);
}
