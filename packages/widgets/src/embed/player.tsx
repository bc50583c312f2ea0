import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { playerDescriptor, type PlayerHandle } from '../player/player.descriptor.ts';
import { Player } from '../player/player.tsx';
import { loadBy } from './late-source.ts';
import { acquireClient } from './page-client.ts';
import { createPlayerSounds } from './player-sounds.ts';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { sheet } from './sheet.ts';
import { messages } from './words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;

export const version = LOGIKIT_VERSION;

/** Shows the player in an element's shadow root. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  loadBy(api);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const place = document.createElement('div');
  root.append(place);
  const view = createRoot(place);
  const handle = createRef<PlayerHandle>();
  const { client, release } = acquireClient(api, String(props['lang']));
  const sounds = createPlayerSounds(api);
  const { events } = playerDescriptor;

  const update = (next: PropValues): void => {
    view.render(
      <Player
        ref={handle}
        client={client}
        messages={messages}
        lang={String(next['lang'])}
        problem={numberOf(next['problem'])}
        thread={numberOf(next['thread'])}
        theme={next['theme'] === 'laboratory' ? 'laboratory' : 'light'}
        sounds={sounds}
        noSound={next['noSound'] === true}
        onReady={(detail) => api.emit(events.ready.event, detail)}
        onAnswered={(detail) => api.emit(events.answered.event, detail)}
        onCompleted={(detail) => api.emit(events.completed.event, detail)}
        onError={(detail) => api.emit(events.error.event, detail)}
      />,
    );
  };
  update(props);

  return {
    update,
    call(method) {
      if (method === 'reload' || method === 'speak') handle.current?.[method]();
    },
    destroy() {
      view.unmount();
      place.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      sounds.close();
      release();
    },
  };
}

function numberOf(value: PropValues[string]): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
