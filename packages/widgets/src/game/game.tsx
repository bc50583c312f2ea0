import type { ReactElement } from 'react';
import { useState } from 'react';
import { type Theme, useTheme } from '../theme/use-theme.ts';
import { createTranslate, type Messages } from '../words/formatter.ts';
import type { GameName, GameResults, GameSize, GameSolvedDetail, GameSounds } from './game.descriptor.ts';
import { GameTop } from './parts/game-top.tsx';
import { LevelTable } from './parts/level-table.tsx';

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

const silence: GameSounds = { play: () => undefined };

/** One game as a React component. Needs `@logikit/widgets/styles.css`. */
export function Game(props: GameProps): ReactElement {
  const { game, size, lang, results, sounds = silence } = props;
  const t = createTranslate(lang, props.messages);
  const solved = results[size] ?? [];
  const [chosen, setChosen] = useState<Readonly<Partial<Record<GameSize, number>>>>({});
  const level = chosen[size] ?? solved.length + 1;
  const choose = (next: number): void => setChosen({ ...chosen, [size]: next });
  return (
    <section
      className="lk-root lk-game"
      data-game={game}
      data-theme={useTheme(props.theme)}
      data-preschool={props.isPreschool ? '' : undefined}
      lang={lang}
      aria-label={t(`game.name.${game}`)}
    >
      <GameTop
        t={t}
        size={size}
        level={level}
        solved={solved}
        onSize={(next) => {
          sounds.play('tap');
          // The level that is being played stays the one when its size is chosen again.
          choose(level);
          props.onSize(next);
        }}
        onLevel={choose}
      />
      <LevelTable
        key={`${game} ${size} ${level}`}
        id={{ game, size, level }}
        voice={{ t, lang }}
        sounds={sounds}
        onSolved={(stars) => {
          choose(level);
          props.onSolved({ game, size, level, stars });
        }}
        onNext={() => choose(level + 1)}
      />
    </section>
  );
}
