import type { TogglePart } from '@logikit/contract/scene';
import type { ReactElement } from 'react';
import { useRoving } from './roving.ts';
import { isCrowded } from './geometry.ts';
import type { PartProps } from './hand.ts';
import { Hotspot } from './hotspot.tsx';
import { nameIn } from './scene-words.ts';

const onIn = ({ part, state }: PartProps<TogglePart>) => state.parts[part.id] as readonly string[];

export function ToggleMarks(props: PartProps<TogglePart>): ReactElement {
  const on = onIn(props);
  return (
    <>
      {props.part.spots
        .filter((spot) => on.includes(spot.id))
        .map(({ id, at: [x, y, width, height] }) => (
          <rect key={id} className="lk-mark" x={x} y={y} width={width} height={height} rx={12} />
        ))}
    </>
  );
}

export function ToggleButtons(props: PartProps<TogglePart>): ReactElement {
  const { part, scene, act, isOver } = props;
  const on = onIn(props);
  const roving = useRoving(part.columns);
  const exact = isCrowded(scene) ? '' : undefined;
  return (
    <div className="lk-spots" role="group" onKeyDown={roving.move} onFocus={roving.onFocus}>
      {part.spots.map((spot, index) => (
        <Hotspot
          key={spot.id}
          view={scene.view}
          at={spot.at}
          data-cell={exact}
          aria-label={nameIn(scene, spot.label)}
          aria-pressed={on.includes(spot.id)}
          aria-disabled={isOver || undefined}
          tabIndex={roving.tabIndex(index)}
          onClick={() => !isOver && act({ type: 'toggle', part: part.id, spot: spot.id })}
        />
      ))}
    </div>
  );
}
