import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Translate } from '../../words/formatter.ts';
import { layOutRoad, type RoadLayout } from '../layout/layout.ts';
import type { Room } from '../layout/route.ts';
import { blockNote, stationName, titleOf } from '../road-words.ts';
import type { Thread } from '../road-client.ts';
import type { RoadImages } from '../road-images.ts';
import type { RoadDrawings } from '../road-props.ts';
import { blocksOf, kitStation, type RoadBlock } from '../road.machine.ts';
import { Plaque, Sign } from './labels.tsx';
import { Landscape, MistOver, Ribbon } from './landscape.tsx';
import { Station } from './station.tsx';
import { Walker } from './walker.tsx';

export interface RoadPictureProps {
  readonly drawings: RoadDrawings | undefined;
  readonly thread: Thread;
  readonly walkFrom: number | null;
  readonly lang: string;
  readonly translate: Translate;
  /** Brings Kit into view when the road appears. */
  readonly isPage: boolean;
  readonly images: RoadImages;
  readonly hrefOf: ((problemId: number) => string) | undefined;
  readonly onChoose: (problemId: number, event: MouseEvent | KeyboardEvent) => void;
}

/** The whole road, drawn for the room that it has. */
export function RoadPicture(props: RoadPictureProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const { head } = props.images;
  const [room, setRoom] = useState<Room | null>(null);

  // Follows the size of the frame, which the page decides.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const now = roomOf(element);
      // A hidden frame, and one that is just being taken away, has no width: what was drawn stays.
      if (now.width > 0) setRoom((old) => (isSameRoom(old, now) ? old : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className="lk-road-frame">
      {head[0] && <div className="lk-road-head" style={{ backgroundImage: head.join() }} />}
      {room === null ? null : <RoadInRoom {...props} room={room} />}
    </div>
  );
}

function roomOf(element: HTMLElement): Room {
  const least = getComputedStyle(element).minHeight;
  return {
    width: Math.round(element.clientWidth),
    minHeight: least.endsWith('px') ? Math.round(parseFloat(least)) : 0,
  };
}

function isSameRoom(one: Room | null, other: Room): boolean {
  return one?.width === other.width && one.minHeight === other.minHeight;
}

function RoadInRoom(props: RoadPictureProps & { readonly room: Room }): ReactElement {
  const { thread, room } = props;
  // Measured: 60 stations on 1920 px take 15 ms, and whatever the page draws anew would lay them out again.
  const drawing = useMemo(() => {
    const blocks = blocksOf(thread);
    const plan = blocks.map(({ block, stations }) => ({ motif: block.motif, stations: stations.length }));
    return { blocks, layout: layOutRoad({ ...room, blocks: plan }) };
  }, [thread, room]);
  return <RoadDrawing {...props} {...drawing} />;
}

interface Drawing {
  readonly layout: RoadLayout;
  readonly blocks: readonly RoadBlock[];
}

function RoadDrawing(props: RoadPictureProps & Drawing): ReactElement {
  const { drawings, layout, blocks, walkFrom, lang, translate, isPage, hrefOf, onChoose } = props;
  const stations = blocks.flatMap((block) => block.stations);
  const kitAt = kitStation(blocks);
  const current = stations.find(({ problem }) => problem.state === 'current')?.problem;
  const [kit, sign] = [layout.kits[kitAt], layout.signs[kitAt]];
  const taken = [...(kit ? [kit] : []), ...(current && sign ? [sign] : [])];
  return (
    <svg
      className="lk-road-picture"
      data-shape={layout.shape}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
    >
      <Landscape Things={drawings?.Things} layout={layout} taken={taken} images={props.images} />
      <Ribbon road={layout.road} walked={layout.roadTo(kitAt)} />
      {blocks.map((block) => (
        <BlockStations key={block.block.id} {...props} block={block} />
      ))}
      <MistOver layout={layout} isLocked={stations.map(({ problem }) => problem.state === 'locked')} />
      {blocks.map((block, index) => {
        const box = layout.plaques[index];
        const isAtEnd = box !== undefined && box.x > layout.width / 3;
        const words = { title: titleOf(block.block.translations, lang), note: blockNote(block, translate) };
        return box && <Plaque key={block.block.id} box={box} isAtEnd={isAtEnd} {...words} />;
      })}
      <Walker
        comesIntoView={isPage}
        layout={layout}
        station={kitAt}
        from={walkFrom}
        Pose={current ? drawings?.KitWaving : drawings?.KitCheering}
      />
      {current && sign ? (
        <Sign
          box={sign}
          title={current.title}
          href={hrefOf?.(current.id)}
          onChoose={(event) => onChoose(current.id, event)}
        />
      ) : null}
    </svg>
  );
}

type BlockProps = RoadPictureProps & { readonly layout: RoadLayout; readonly block: RoadBlock };

function BlockStations({ layout, block, lang, translate, hrefOf, onChoose }: BlockProps): ReactElement {
  const title = titleOf(block.block.translations, lang);
  return (
    <g role="list" aria-label={translate('road.block.name', { title, note: blockNote(block, translate) })}>
      {block.stations.map(({ problem, number }) => {
        const at = layout.stations[number - 1];
        return (
          at && (
            <Station
              key={problem.id}
              problem={problem}
              number={number}
              motif={block.block.motif}
              shape={layout.shape}
              at={at}
              name={stationName(problem, number, translate)}
              href={hrefOf?.(problem.id)}
              onChoose={(event) => onChoose(problem.id, event)}
            />
          )
        );
      })}
    </g>
  );
}
