import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { StarArc } from '../../ui/stars.tsx';
import type { Point } from '../layout/box.ts';
import { measures, type Shape } from '../layout/measures.ts';
import type { Motif } from '../layout/motif.ts';
import type { ThreadProblem } from '../road-client.ts';
import { numberDrop, stationShapes } from '../station-shapes.ts';

export interface StationProps {
  readonly problem: ThreadProblem;
  readonly number: number;
  readonly motif: Motif;
  readonly shape: Shape;
  readonly at: Point;
  /** The whole name for a screen reader: number, title and state. */
  readonly name: string;
  readonly href: string | undefined;
  readonly onChoose: (event: MouseEvent | KeyboardEvent) => void;
}

/** One problem on the road: a link or a button; locked, it is only something to look forward to. */
export function Station(props: StationProps): ReactElement {
  const { problem, motif, shape, at } = props;
  const radius = problem.state === 'current' ? measures.station.current : measures.station[shape];
  const outline = stationShapes[motif](radius);
  return (
    <g role="listitem" transform={`translate(${at.x} ${at.y})`}>
      <Target {...props}>
        <path className="lk-station-ring" d={stationShapes[motif](radius + 9)} transform="translate(0 2)" />
        <path className="lk-station-drop" d={outline} transform={`translate(0 ${measures.drop})`} />
        <path className="lk-station-body" d={outline} />
        <text className="lk-station-number" y={numberDrop[motif]} textAnchor="middle" aria-hidden>
          {props.number}
        </text>
        {problem.state === 'done' ? (
          <g transform={`translate(0 ${-measures.station[shape] - 20})`}>
            <StarArc earned={problem.stars} />
          </g>
        ) : null}
      </Target>
    </g>
  );
}

function Target(props: StationProps & { readonly children: ReactNode }): ReactElement {
  const { problem, name, href, onChoose, children } = props;
  const look = { className: 'lk-station', part: 'station', 'data-state': problem.state, 'aria-label': name };
  if (problem.state === 'locked') {
    return (
      <g {...look} role="img">
        {children}
      </g>
    );
  }
  const current = problem.state === 'current' ? 'step' : undefined;
  if (href !== undefined) {
    return (
      <a {...look} href={href} onClick={onChoose} aria-current={current}>
        {children}
      </a>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(event);
  };
  return (
    <g {...look} ref={makeFocusable} role="button" onClick={onChoose} onKeyDown={onKeyDown} aria-current={current}>
      {children}
    </g>
  );
}

/** NOTE: Preact writes `tabIndex` into SVG as it stands, and SVG knows only `tabindex`. */
function makeFocusable(element: SVGGElement | null): void {
  element?.setAttribute('tabindex', '0');
}
