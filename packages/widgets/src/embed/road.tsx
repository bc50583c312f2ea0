import { createRef } from 'react';
import { roadDescriptor, type RoadHandle } from '../road/road.descriptor.ts';
import { RoadCore } from '../road/road-core.tsx';
import type { RoadDrawings } from '../road/road-props.ts';
import { themes } from '../theme/use-theme.ts';
import { lazyFile } from './chunks/lazy-file.ts';
import { mountWithWords } from './mount-with-words.ts';
import { choiceOf, numberOf } from './mount.tsx';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { messagesOf, type PublishedFile } from './runtime/words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;
declare const LOGIKIT_DRAWINGS: PublishedFile;

export const version = LOGIKIT_VERSION;

/** Shows the road of a thread in an element's shadow root; nothing until the page names the thread. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  const chunk = lazyFile<RoadDrawings>(api, LOGIKIT_DRAWINGS);
  // While its words and its thread are on the way.
  chunk.load().catch(() => undefined);
  const handle = createRef<RoadHandle>();
  const { events } = roadDescriptor;
  return mountWithWords(
    { root, api, props },
    {
      rules: LOGIKIT_RULES,
      draw(client, next) {
        const thread = numberOf(next['thread']);
        if (thread === undefined) return null;
        return (
          <RoadCore
            handle={handle}
            drawings={chunk}
            client={client}
            messages={messagesOf(String(next['lang']))}
            lang={String(next['lang'])}
            thread={thread}
            images={next['images'] === true}
            imageBase={api.origin}
            theme={choiceOf({ root, props: next }, 'theme', themes)}
            onReady={(detail) => api.emit(events.ready.event, detail)}
            onStationChosen={(detail) => api.emit(events.stationChosen.event, detail)}
            onError={(detail) => api.emit(events.error.event, detail)}
          />
        );
      },
      call(method) {
        if (method === 'reload') handle.current?.reload();
      },
    },
  );
}
