import { Game, type GameName, type GameResults, type GameSize, isGameName } from '@logikit/widgets';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router';
import { sounds } from '../../sound/sounds.ts';
import { currentTheme, subscribeToTheme } from '../../browser/theme.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { areaWords, type Sentences } from '../../words/words.ts';
import { GameLinks } from '../../layout/game-links.tsx';
import { keepSize, keepSolved, keptFor } from './kept-results.ts';
import { PlayPage } from './play-page.tsx';
import { page } from '../../app/page.ts';

interface GameData {
  readonly game: GameName;
  readonly messages: Sentences;
  readonly isPreschool: boolean;
  readonly size: GameSize;
  readonly results: GameResults;
}

export const clientLoader = page({
  areas: ['play', 'game'],
  requires: 'profile',
  load: async ({ profile: { courseTL }, locale, params: { game } }): Promise<GameData> => {
    if (!isGameName(game)) throw new Response(null, { status: 404 });
    const [own, scene] = await Promise.all([areaWords(locale, 'game'), areaWords(locale, 'player')]);
    const kept = keptFor(game);
    const usual = courseTL === 2 ? 'medium' : courseTL === 3 ? 'large' : 'small';
    return {
      game,
      messages: { ...scene, ...own },
      isPreschool: courseTL !== 2 && courseTL !== 3,
      size: kept.size ?? usual,
      results: kept.results ?? {},
    };
  },
});

export default function GamePage(): ReactElement {
  const { game } = useLoaderData<typeof clientLoader>();
  const t = useWords('game');
  return (
    <PlayPage title={t(`game.name.${game}`)}>
      <Table key={game} />
      <GameLinks but={game} />
    </PlayPage>
  );
}

/** What a game page remembers lives as long as its game is open; everything else is on the device. */
function Table(): ReactElement {
  const begun = useLoaderData<typeof clientLoader>();
  const { game, messages, isPreschool } = begun;
  const locale = useLocale();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const [size, setSize] = useState(begun.size);
  const [results, setResults] = useState(begun.results);
  return (
    <Game
      game={game}
      messages={messages}
      lang={locale}
      theme={theme}
      isPreschool={isPreschool}
      size={size}
      onSize={(next) => {
        setSize(next);
        keepSize(game, next);
      }}
      results={results}
      onSolved={(detail) => setResults(keepSolved(detail))}
      sounds={{ play: (name) => sounds().play('ui', name) }}
    />
  );
}
