import { createRef } from 'react';
import type { LearnerProblem } from '../player/player-client.ts';
import { playerDescriptor, type PlayerHandle } from '../player/player.descriptor.ts';
import type { LazySource } from '../player/lazy/lazy-source.ts';
import { themes } from '../theme/use-theme.ts';
import { EmbeddedPlayer } from './embedded-player.tsx';
import { lazyFile } from './chunks/lazy-file.ts';
import { choiceOf, mountComponent, numberOf } from './mount.tsx';
import { createPlayerSounds } from './sounds/player-sounds.ts';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { messagesOf, type PublishedFile } from './runtime/words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;
declare const LOGIKIT_SCENE: PublishedFile;
declare const LOGIKIT_FEEDBACK: PublishedFile;

export const version = LOGIKIT_VERSION;

/** Shows the player in an element's shadow root; nothing until the page names a problem or a thread. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  const lazySource: LazySource = { scene: lazyFile(api, LOGIKIT_SCENE), feedback: lazyFile(api, LOGIKIT_FEEDBACK) };
  const handle = createRef<PlayerHandle>();
  const sounds = createPlayerSounds(api);
  /** What was drawn last, for the player to begin with once it is hydrated. */
  let initialProblem: LearnerProblem | undefined;
  return mountComponent(
    { root, api, props },
    {
      rules: LOGIKIT_RULES,
      hydrates: true,
      draw(client, next, dehydrate) {
        const [problem, thread] = [numberOf(next['problem']), numberOf(next['thread'])];
        if ((problem ?? thread) === undefined) return null;
        return (
          <EmbeddedPlayer
            handle={handle}
            lazySource={lazySource}
            client={client}
            messages={messagesOf(String(next['lang']))}
            lang={String(next['lang'])}
            problem={problem}
            thread={thread}
            theme={choiceOf({ root, props: next }, 'theme', themes)}
            sounds={sounds}
            noSound={next['noSound'] === true}
            initialProblem={initialProblem}
            onIdle={
              dehydrate &&
              ((drawn) => {
                initialProblem = drawn;
                dehydrate();
              })
            }
            onReady={(detail) => api.emit(playerDescriptor.events.ready.event, detail)}
            onAnswered={(detail) => api.emit(playerDescriptor.events.answered.event, detail)}
            onCompleted={(detail) => api.emit(playerDescriptor.events.completed.event, detail)}
            onError={(detail) => api.emit(playerDescriptor.events.error.event, detail)}
          />
        );
      },
      call(method) {
        if (method === 'reload' || method === 'speak') handle.current?.[method]();
      },
      close: () => sounds.close(),
    },
  );
}
