import { nextNodes, type PathPart } from '@logikit/contract/scene';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useScene } from './scene-context.ts';
import { centre, pointIn, spotAt } from './geometry.ts';
import type { PartProps } from './hand.ts';
import { Hotspot } from './hotspot.tsx';
import { nameIn } from './scene-words.ts';

type Props = PartProps<PathPart>;

const stepsIn = ({ part, state }: Props) => state.parts[part.id] as readonly string[];

export function PathMarks(props: Props): ReactElement {
  const { part } = props;
  const points = stepsIn(props).flatMap((id) =>
    part.nodes.filter((node) => node.id === id).map((node) => centre(node.at)),
  );
  const here = part.nodes.find((node) => node.id === stepsIn(props).at(-1));
  const line = points.map((point) => point.join(' ')).join(' ');
  return (
    <>
      <polyline className="lk-walk-edge" points={line} />
      <polyline className="lk-walk" points={line} />
      {here && (
        <circle
          className="lk-here"
          cx={centre(here.at)[0]}
          cy={centre(here.at)[1]}
          r={Math.min(here.at[2], here.at[3]) / 2}
        />
      )}
    </>
  );
}

/** Arrows go round the legal next nodes and the current one, which undoes: geometric arrows would dead-end on graphs. */
export function PathButtons(props: Props): ReactElement {
  const { t } = useScene();
  const { part, scene, act, isOver } = props;
  const steps = stepsIn(props);
  const here = steps.at(-1) ?? part.start;
  const legal = nextNodes(part, steps);
  const layer = useRef<HTMLDivElement>(null);
  const drag = useDrag(props, layer);

  const buttonOf = (id: string) => layer.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
  // Follows the walk with the focus, so that Enter goes on from where the walk stands.
  useLayoutEffect(() => {
    const root = layer.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (root?.activeElement && layer.current?.contains(root.activeElement)) buttonOf(here)?.focus();
  }, [here]);

  const go = (id: string) => {
    if (isOver || drag.hasMoved()) return;
    act(id === here ? { type: 'back', part: part.id } : { type: 'step', part: part.id, node: id });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...legal, here];
    const at = stops.indexOf((event.target as HTMLElement).dataset['node'] ?? '');
    const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
    if (!forward && event.key !== 'ArrowLeft' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = stops[(at + (forward ? 1 : -1) + stops.length) % stops.length];
    if (next !== undefined) buttonOf(next)?.focus();
  };

  return (
    <div ref={layer} className="lk-spots" role="group" onKeyDown={onKeyDown}>
      {part.nodes.map((node) => (
        <Hotspot
          key={node.id}
          view={scene.view}
          at={node.at}
          data-node={node.id}
          data-legal={legal.includes(node.id) || undefined}
          aria-label={t(node.id === here ? 'player.scene.hereName' : 'player.scene.nodeName', {
            name: nameIn(scene, node.label),
          })}
          aria-current={node.id === here ? 'step' : undefined}
          aria-disabled={isOver || undefined}
          tabIndex={node.id === here ? 0 : -1}
          onClick={() => go(node.id)}
          onPointerDown={node.id === here && !isOver ? drag.start : undefined}
          onPointerMove={drag.move}
          onPointerUp={drag.end}
        />
      ))}
    </div>
  );
}

/** Drawing the walk with a finger, beginning on the node where it stands. */
function useDrag({ part, scene, state, act }: Props, layer: { readonly current: HTMLElement | null }) {
  const begun = useRef<{ readonly pointer: number; hasMoved: boolean } | null>(null);
  const steps = state.parts[part.id] as readonly string[];
  return {
    hasMoved: () => begun.current?.hasMoved === true,
    start: (event: PointerEvent<HTMLElement>): void => {
      if (!event.isPrimary) return;
      begun.current = { pointer: event.pointerId, hasMoved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    move: (event: PointerEvent<HTMLElement>): void => {
      const walk = begun.current;
      if (walk?.pointer !== event.pointerId || event.buttons === 0 || !layer.current) return;
      const over = spotAt(part.nodes, pointIn(scene.view, layer.current, event), 0);
      if (!over || over.id === steps.at(-1)) return;
      const isBack = over.id === steps.at(-2);
      if (!isBack && !nextNodes(part, steps).includes(over.id)) return;
      walk.hasMoved = true;
      act(isBack ? { type: 'back', part: part.id } : { type: 'step', part: part.id, node: over.id });
    },
    end: (event: PointerEvent): void => {
      const ended = begun.current;
      if (ended?.pointer !== event.pointerId) return;
      // The click that ends a drag comes after this event and must not count as a tap; the next press may come before.
      setTimeout(() => {
        if (begun.current === ended) begun.current = null;
      });
    },
  };
}
