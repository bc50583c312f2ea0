import type { Box, RotorItem, RotorPart } from '@logikit/contract/scene';
import type { KeyboardEvent, ReactElement } from 'react';
import { useRef } from 'react';
import { Art } from './drawing.tsx';
import { useScene } from './scene-context.ts';
import { useRoving } from './roving.ts';
import { centre, type Point } from './geometry.ts';
import type { PartProps } from './hand.ts';
import { Hotspot } from './hotspot.tsx';
import { nameIn } from './scene-words.ts';
import { useDrag } from './use-drag.ts';

type Props = PartProps<RotorPart>;

const turnedIn = ({ part, state }: Props) => state.parts[part.id] as readonly number[];
const pivotOf = (item: RotorItem): Point => item.pivot ?? centre(item.at);

/** How far an item is turned, in whole turns: its step, and what it creeps along with another one. */
function turnOf(props: Props, index: number): number {
  const { items, steps } = props.part;
  const turned = turnedIn(props);
  const other = items.findIndex((item) => item.id === items[index]?.creepsWith);
  return ((turned[index] ?? 0) + (turned[other] ?? 0) / steps) / steps;
}

export function RotorMarks(props: Props): ReactElement {
  return (
    <>
      {props.part.items.map((item, index) => (
        <g key={item.id} transform={`translate(${pivotOf(item).join(' ')}) rotate(${turnOf(props, index) * 360})`}>
          <Art nodes={item.art} />
        </g>
      ))}
    </>
  );
}

/** A tap or Enter turns by one step, minus turns back, and a drag turns as far as it goes. */
export function RotorButtons(props: Props): ReactElement {
  const { t } = useScene();
  const { part, scene, act, isOver } = props;
  const turned = turnedIn(props);
  const layer = useRef<HTMLDivElement>(null);
  const drag = useDrag(scene.view, layer);
  const grip = useRef({ step: 0, angle: 0 });
  const roving = useRoving(part.columns);

  const turn = (index: number, to: number) => {
    const [item, step] = [part.items[index], wrap(to, part.steps)];
    if (!isOver && item && step !== turned[index]) act({ type: 'turn', part: part.id, item: item.id, step });
  };
  const by = (index: number, steps: number) => turn(index, (turned[index] ?? 0) + steps);
  const turnBy = (item: RotorItem, index: number) =>
    drag.on({
      begin: (at) => (grip.current = { step: turned[index] ?? 0, angle: angleOf(item, at) }),
      move(to) {
        const { step, angle } = grip.current;
        turn(index, step + Math.round((angleOf(item, to) - angle) * part.steps));
      },
      drop: () => undefined,
      end: () => undefined,
    });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key === '+' || event.key === '=') by(index, 1);
    if (event.key === '-' || event.key === 'Backspace') by(index, -1);
  };

  return (
    <div ref={layer} className="lk-spots" role="group" onKeyDown={roving.move} onFocus={roving.onFocus}>
      {part.items.map((item, index) => (
        <Hotspot
          key={item.id}
          view={scene.view}
          at={turnedBox(item, turnOf(props, index))}
          data-drag=""
          aria-label={t('player.scene.slot', {
            name: nameIn(scene, item.label),
            piece: nameIn(scene, (item.labels ?? part.labels)[turned[index] ?? 0] ?? ''),
          })}
          aria-disabled={isOver || undefined}
          tabIndex={roving.tabIndex(index)}
          onClick={() => !drag.hasMoved() && by(index, 1)}
          onKeyDown={(event) => onKeyDown(event, index)}
          {...(isOver ? {} : turnBy(item, index))}
        />
      ))}
    </div>
  );
}

/** The box as large and upright as ever, its middle gone round the pivot. */
function turnedBox(item: RotorItem, turn: number): Box {
  const [[x, y], [px, py]] = [centre(item.at), pivotOf(item)];
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  const [, , width, height] = item.at;
  const middle: Point = [px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos];
  return [middle[0] - width / 2, middle[1] - height / 2, width, height];
}

/** Where a point lies around the pivot, in turns. */
function angleOf(item: RotorItem, [x, y]: Point): number {
  const [px, py] = pivotOf(item);
  return Math.atan2(y - py, x - px) / (2 * Math.PI);
}

function wrap(step: number, steps: number): number {
  return ((step % steps) + steps) % steps;
}
