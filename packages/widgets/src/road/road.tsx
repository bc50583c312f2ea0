import type { ForwardedRef, KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import { type Theme, useTheme } from '../theme/use-theme.ts';
import { createTranslate, type Messages } from '../words/formatter.ts';
import type { RoadClient } from './road-client.ts';
import { createRoadController, type RoadController } from './road.controller.ts';
import type {
  RoadErrorDetail,
  RoadEvents,
  RoadHandle,
  RoadReadyDetail,
  StationChosenDetail,
} from './road.descriptor.ts';
import { RoadView } from './road.view.tsx';

/** The road of a thread: its problems as stations in a landscape, and Kit at the next one. */
export interface ThreadRoadProps {
  /** The client that the thread comes from; fixed for the life of the component. */
  readonly client: RoadClient;
  /** The words of the road in the language `lang`: `locales/<lang>/road.json`. */
  readonly messages: Messages;
  /** Id of the thread. */
  readonly thread: number;
  /** Locale of the words. */
  readonly lang: string;
  readonly theme?: Theme | undefined;
  /** The road is the page: Kit is scrolled into view when it appears. Default false, a guest does not scroll its host. */
  readonly isPage?: boolean | undefined;
  /** Paints the images of the thread; the policy of the page must allow images from the platform. Default false. */
  readonly images?: boolean | undefined;
  /** Origin of images whose addresses name none: the platform's. Default: the page's own. */
  readonly imageBase?: string | undefined;
  /** Address of a problem. With it stations are links, without it they are buttons. */
  readonly hrefOf?: ((problemId: number) => string) | undefined;
  readonly onReady?: ((detail: RoadReadyDetail) => void) | undefined;
  /** Called instead of following the link, except when the person asks for a new tab. */
  readonly onStationChosen?: ((detail: StationChosenDetail) => void) | undefined;
  readonly onError?: ((detail: RoadErrorDetail) => void) | undefined;
}

/** The road as a React component, for React 18 and 19 and for Preact. Needs `@logikit/widgets/styles.css`. */
export const ThreadRoad = forwardRef(function ThreadRoad(
  props: ThreadRoadProps,
  ref: ForwardedRef<RoadHandle>,
): ReactElement {
  const { thread, lang, messages, isPage = false, images = false, imageBase = '', hrefOf, onStationChosen } = props;
  const road = useController(props);
  const state = useSyncExternalStore(road.subscribe, road.getSnapshot, road.getSnapshot);

  useImperativeHandle(ref, () => ({ reload: road.reload }), [road]);
  // Follows the thread that the page wants. Another language is another text, so it loads again.
  useEffect(() => {
    road.open(thread);
    return road.close;
  }, [road, thread, lang]);

  const onChoose = (problemId: number, event: MouseEvent | KeyboardEvent) => {
    if (hrefOf !== undefined) {
      if (onStationChosen === undefined || asksForNewTab(event)) return;
      event.preventDefault();
    }
    road.choose(problemId);
  };

  return (
    <RoadView
      state={state}
      theme={useTheme(props.theme)}
      lang={lang}
      translate={createTranslate(lang, messages)}
      isPage={isPage}
      imageBase={images ? imageBase : undefined}
      hrefOf={hrefOf}
      onChoose={onChoose}
      onRetry={road.reload}
    />
  );
});

function asksForNewTab(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

const handlers = { ready: 'onReady', stationChosen: 'onStationChosen', error: 'onError' } as const;

/** One controller for the life of the component, which always sees the latest handlers. */
function useController(props: ThreadRoadProps): RoadController {
  const latest = useRef(props);
  // Follows the props. It is the first effect, so every later one already speaks to the latest handlers.
  useEffect(() => {
    latest.current = props;
  });
  const [road] = useState(() =>
    createRoadController({
      client: props.client,
      emit<Name extends keyof RoadEvents>(name: Name, detail: RoadEvents[Name]): void {
        // The table pairs every event with the handler that takes its detail; TypeScript cannot follow that.
        const handler = latest.current[handlers[name]] as ((detail: RoadEvents[Name]) => void) | undefined;
        handler?.(detail);
      },
    }),
  );
  return road;
}
