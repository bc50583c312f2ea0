import { type ComponentType, type ReactElement, useLayoutEffect, useRef } from 'react';
import type { Box, Point } from '../layout/box.ts';
import type { RoadLayout } from '../layout/layout.ts';

const walkMs = 900;
const fadeMs = 250;
const hops = 5;

export interface WalkerProps {
  readonly layout: RoadLayout;
  readonly station: number;
  /** The station where Kit was seen last; null when he has always been here. */
  readonly from: number | null;
  /** Undefined until it has come. */
  readonly Pose: ComponentType | undefined;
  /** Scrolls the page to Kit when the road appears. */
  readonly comesIntoView: boolean;
}

/** Kit at his station. When he is further than last time, he walks there along the road. */
export function Walker({ layout, station, from, Pose, comesIntoView }: WalkerProps): ReactElement | null {
  const group = useRef<SVGGElement>(null);
  const before = useRef(from ?? station);

  // Follows the scroll position of the page, once.
  useLayoutEffect(() => {
    if (comesIntoView) group.current?.scrollIntoView({ block: 'center' });
  }, []); // oxlint-disable-line react/exhaustive-deps -- later the scroll position belongs to the person

  // Follows the person's progress: the walk happens once for every step on the road.
  useLayoutEffect(() => {
    const start = before.current;
    before.current = station;
    if (start === station || group.current === null) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const walk = isCalm
      ? group.current.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs })
      : group.current.animate(stepsOf(layout, start, station), { duration: walkMs, easing: 'ease-in-out' });
    return () => walk.cancel();
  }, [station]); // oxlint-disable-line react/exhaustive-deps -- a new layout is not a step

  const box = layout.kits[station];
  const at = layout.stations[station];
  if (box === undefined || at === undefined) return null;
  const scale = box.width / 240;
  const isLeftOfStation = box.x + box.width / 2 < at.x - 8;
  const place = isLeftOfStation
    ? `translate(${box.x + box.width} ${box.y}) scale(${-scale} ${scale})`
    : `translate(${box.x} ${box.y}) scale(${scale})`;
  return (
    <g ref={group} aria-hidden data-part="kit">
      <g className="lk-lift" transform={place}>
        {Pose && <Pose />}
      </g>
    </g>
  );
}

/** Places on the way, as offsets from where Kit ends up, with a small hop between them. */
function stepsOf(layout: RoadLayout, from: number, to: number): Keyframe[] {
  const way = layout.walk(from, to);
  const end = way.at(-1);
  const [kitFrom, kitTo] = [layout.kits[from], layout.kits[to]];
  if (end === undefined || kitFrom === undefined || kitTo === undefined) return [];
  const first = way[0] ?? end;
  const shift = offset(middle(kitFrom), first, offset(middle(kitTo), end));
  return way.map((point, index) => {
    const done = index / (way.length - 1 || 1);
    const x = point.x - end.x + shift.x * (1 - done);
    const y = point.y - end.y + shift.y * (1 - done) - Math.abs(Math.sin(done * hops * Math.PI)) * 12;
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, offset: done };
  });
}

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function offset(one: Point, other: Point, less: Point = { x: 0, y: 0 }): Point {
  return { x: one.x - other.x - less.x, y: one.y - other.y - less.y };
}
