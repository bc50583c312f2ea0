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
import { GameCore } from '../game/game-core.tsx';
import type { GameFeedback } from '../game/game-feedback.ts';
import type { LazyChunk } from '../lazy/lazy-chunk.ts';
import { themes } from '../theme/use-theme.ts';
import { lazyFile } from './chunks/lazy-file.ts';
import { mountWithWords } from './mount-with-words.ts';
import { choiceOf, type MountTarget } from './mount.tsx';
import { createPlayerSounds } from './sounds/player-sounds.ts';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { messagesOf, type PublishedFile } from './runtime/words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;
declare const LOGIKIT_FEEDBACK: PublishedFile;

export const version = LOGIKIT_VERSION;

/** Shows a game in an element's shadow root. What was solved lives as long as the element: a host's storage is the host's. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  const sounds = createPlayerSounds(api);
  const chunk = lazyFile<GameFeedback>(api, LOGIKIT_FEEDBACK);
  let round = 0;
  const mounted = mountWithWords(
    { root, api, props },
    {
      rules: LOGIKIT_RULES,
      draw: (_client, next) => <Round key={round} root={root} api={api} props={next} sounds={sounds} chunk={chunk} />,
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

interface RoundProps extends MountTarget {
  readonly sounds: GameSounds;
  readonly chunk: LazyChunk<GameFeedback>;
}

function Round(round: RoundProps): ReactElement {
  const { api, props, sounds, chunk } = round;
  const game = choiceOf(round, 'game', gameNames) ?? 'pipes';
  const wished = choiceOf(round, 'size', gameSizes) ?? 'medium';
  const [size, setSize] = useState(wished);
  const [all, setAll] = useState<Readonly<Record<string, GameResults>>>({});
  const results = all[game] ?? {};
  // Follows the page: it names a size, and the player may choose another one.
  useEffect(() => setSize(wished), [wished]);
  // Tells the page what is on the board.
  useEffect(() => {
    api.emit(gameDescriptor.events.ready.event, { game });
  }, [api, game]);
  return (
    <GameCore
      key={game}
      feedback={chunk}
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
