import './game-links.css';
import { type GameName, gameNames } from '@logikit/widgets';
import { FilmThumb, LightsThumb, PipesThumb, SudokuThumb, WalkThumb } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../words/use-words.ts';
import { filmsPath, gamePath } from '../paths/play.ts';

const thumbs = { pipes: PipesThumb, walk: WalkThumb, sudoku: SudokuThumb, lights: LightsThumb } as const;

export function GameThumb({ name }: { readonly name: GameName }): ReactElement {
  const Thumb = thumbs[name];
  return <Thumb />;
}

/** Every other game, and the little films. */
export function GameLinks({ but }: { readonly but?: GameName | 'films' }): ReactElement {
  const t = useWords('play');
  const game = useWords('game');
  const locale = useLocale();
  return (
    <nav className="game-links" aria-labelledby="play-more">
      <h2 id="play-more">{t(but === undefined ? 'play.title' : 'play.more')}</h2>
      <ul>
        {gameNames
          .filter((name) => name !== but)
          .map((name) => (
            <li key={name}>
              <Link className="lk-card game-links-item" to={gamePath(locale, name)}>
                <GameThumb name={name} />
                {game(`game.name.${name}`)}
              </Link>
            </li>
          ))}
        {but !== 'films' && (
          <li>
            <Link className="lk-card game-links-item" to={filmsPath(locale, 'kit')}>
              <FilmThumb />
              {t('play.films')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
