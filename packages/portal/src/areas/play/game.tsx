import { Game, type GameName, type GameResults, type GameSize, isGameName } from '@logikit/widgets';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProfile } from '../../shell/guards.ts';
import { sounds } from '../../shell/sounds.ts';
import { currentTheme, subscribeToTheme } from '../../shell/theme.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { areaWords, loadWords, type Sentences } from '../../words/words.ts';
import { GameLinks } from '../../shell/game-links.tsx';
import { keepSize, keepSolved, keptFor } from './kept-results.ts';
import { PlayPage } from './play-page.tsx';

interface GameData {
  readonly game: GameName;
  readonly messages: Sentences;
  readonly isPreschool: boolean;
  readonly size: GameSize;
  readonly results: GameResults;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<GameData> {
  const { request, params } = arrival;
  const { courseTL } = await requireProfile(arrival);
  const { game } = params;
  if (!isGameName(game)) throw new Response(null, { status: 404 });
  const locale = localeOf(new URL(request.url).pathname);
  const [own, scene] = await Promise.all([
    areaWords(locale, 'game'),
    areaWords(locale, 'player'),
    loadWords(locale, ['play', 'game']),
  ]);
  const kept = keptFor(game);
  const usual = courseTL === 2 ? 'medium' : courseTL === 3 ? 'large' : 'small';
  return {
    game,
    messages: { ...scene, ...own },
    isPreschool: courseTL !== 2 && courseTL !== 3,
    size: kept.size ?? usual,
    results: kept.results ?? {},
  };
}

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
