import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import {
  gameDescriptor,
  type GameResults,
  gameSizes,
  type GameSolvedDetail,
  type GameSounds,
  gameNames,
  withSolved,
} from '../game/game.descriptor.ts';
import { Game } from '../game/game.tsx';
import { themes } from '../theme/use-theme.ts';
import { loadCheer } from './late-cheer.tsx';
import { mountWithWords } from './mount-with-words.ts';
import { choiceOf, type Place } from './mount.tsx';
import { createPlayerSounds } from './player-sounds.ts';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { messagesOf } from './words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;

export const version = LOGIKIT_VERSION;

/** Shows a game in an element's shadow root. What was solved lives as long as the element: a host's storage is the host's. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  const sounds = createPlayerSounds(api);
  let round = 0;
  const mounted = mountWithWords(
    { root, api, props },
    {
      rules: LOGIKIT_RULES,
      draw: (_client, next) => <Round key={round} root={root} api={api} props={next} sounds={sounds} />,
      call(method) {
        if (method !== 'restart') return;
        round += 1;
        mounted.redraw();
      },
      close: () => sounds.close(),
    },
  );
  return mounted;
}

interface RoundProps extends Place {
  readonly sounds: GameSounds;
}

function Round(round: RoundProps): ReactElement {
  const { api, props, sounds } = round;
  const game = choiceOf(round, 'game', gameNames) ?? 'pipes';
  const wished = choiceOf(round, 'size', gameSizes) ?? 'medium';
  const [size, setSize] = useState(wished);
  const [all, setAll] = useState<Readonly<Record<string, GameResults>>>({});
  const results = all[game] ?? {};
  // Follows the page: it names a size, and the player may choose another one.
  useEffect(() => setSize(wished), [wished]);
  // Tells the page what is on the board.
  useEffect(() => api.emit(gameDescriptor.events.ready.event, { game }), [api, game]);
  // Fetches what comes after the first move, now that it can be made.
  useEffect(() => loadCheer(api), [api]);
  return (
    <Game
      key={game}
      game={game}
      messages={messagesOf(String(props['lang']))}
      lang={String(props['lang'])}
      theme={choiceOf(round, 'theme', themes)}
      size={size}
      onSize={setSize}
      results={results}
      onSolved={(detail: GameSolvedDetail) => {
        setAll({ ...all, [game]: withSolved(results, detail) });
        api.emit(gameDescriptor.events.solved.event, detail);
      }}
      {...(props['noSound'] !== true && { sounds })}
    />
  );
}
