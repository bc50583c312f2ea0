import { createRef } from 'react';
import type { LearnerProblem } from '../player/player-client.ts';
import { playerDescriptor, type PlayerHandle } from '../player/player.descriptor.ts';
import { Player } from '../player/player.tsx';
import { themes } from '../theme/use-theme.ts';
import { loadBy } from './late-source.ts';
import { choiceOf, mountComponent, numberOf } from './mount.tsx';
import { createPlayerSounds } from './player-sounds.ts';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { messagesOf } from './words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;

export const version = LOGIKIT_VERSION;

/** Shows the player in an element's shadow root; nothing until the page names a problem or a thread. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  loadBy(api);
  const handle = createRef<PlayerHandle>();
  const sounds = createPlayerSounds(api);
  /** What stands there while nobody is near. */
  let still: LearnerProblem | undefined;
  return mountComponent(
    { root, api, props },
    {
      rules: LOGIKIT_RULES,
      rests: true,
      draw(client, next, rest) {
        const [problem, thread] = [numberOf(next['problem']), numberOf(next['thread'])];
        if ((problem ?? thread) === undefined) return null;
        return (
          <Player
            ref={handle}
            client={client}
            messages={messagesOf(String(next['lang']))}
            lang={String(next['lang'])}
            problem={problem}
            thread={thread}
            theme={choiceOf({ root, props: next }, 'theme', themes)}
            sounds={sounds}
            noSound={next['noSound'] === true}
            still={still}
            onStill={
              rest &&
              ((drawn) => {
                still = drawn;
                rest();
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
