import type { KeyboardEvent, MouseEvent, ReactElement, Ref } from 'react';
import { useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import type { LazyChunk } from '../lazy/lazy-chunk.ts';
import { useLazyChunk } from '../lazy/use-lazy-chunk.ts';
import { useTheme } from '../theme/use-theme.ts';
import { createTranslate } from '../words/formatter.ts';
import type { RoadDrawings, ThreadRoadProps } from './road-props.ts';
import { createRoadController, type RoadController } from './road.controller.ts';
import type { RoadEvents, RoadHandle } from './road.descriptor.ts';
import { RoadView } from './road.view.tsx';

interface RoadCoreProps extends ThreadRoadProps {
  readonly handle: Ref<RoadHandle> | undefined;
  readonly drawings: LazyChunk<RoadDrawings>;
}

/** The road, wherever its drawings come from. */
export function RoadCore({ handle, drawings, ...props }: RoadCoreProps): ReactElement {
  const { thread, lang, messages, isPage = false, images = false, imageBase = '', hrefOf, onStationChosen } = props;
  const road = useController(props);
  const state = useSyncExternalStore(road.subscribe, road.getSnapshot, road.getSnapshot);

  useImperativeHandle(handle, () => ({ reload: road.reload }), [road]);
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
      drawings={useLazyChunk(drawings)}
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
}

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
