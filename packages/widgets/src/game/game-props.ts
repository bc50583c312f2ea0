import type { Theme } from '../theme/use-theme.ts';
import type { Messages } from '../words/formatter.ts';
import type { GameName, GameResults, GameSize, GameSolvedDetail, GameSounds } from './game.descriptor.ts';

/** A small logic game with endless levels. It judges itself: no account, no connection, no lives. */
export interface GameProps {
  readonly game: GameName;
  /** The words in the language `lang`: `locales/<lang>/game.json` together with `locales/<lang>/player.json`. */
  readonly messages: Messages;
  readonly lang: string;
  readonly theme?: Theme | undefined;
  /** True raises type and targets to the sizes of preschoolers. */
  readonly isPreschool?: boolean | undefined;
  readonly size: GameSize;
  readonly onSize: (size: GameSize) => void;
  /** What was reached before, as the page has kept it; the game goes on after the last solved level. */
  readonly results: GameResults;
  readonly onSolved: (detail: GameSolvedDetail) => void;
  readonly sounds?: GameSounds | undefined;
}
