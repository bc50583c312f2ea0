import type { ReactElement } from 'react';
import { useState } from 'react';
import type { LazyChunk } from '../lazy/lazy-chunk.ts';
import { useTheme } from '../theme/use-theme.ts';
import { createTranslate } from '../words/formatter.ts';
import type { GameProps } from './game-props.ts';
import type { GameSize, GameSounds } from './game.descriptor.ts';
import type { GameFeedback } from './game-feedback.ts';
import { GameTop } from './parts/game-top.tsx';
import { LevelTable } from './parts/level-table.tsx';

const silence: GameSounds = { play: () => undefined };

interface GameCoreProps extends GameProps {
  readonly feedback: LazyChunk<GameFeedback>;
}

/** One game, wherever what follows its first move comes from. */
export function GameCore({ feedback, ...props }: GameCoreProps): ReactElement {
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
        feedback={feedback}
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
        feedback={feedback}
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
