import { canJoin, type LinkNode, type LinksPart, type NodePair } from '@logikit/contract/scene';
import type { KeyboardEvent, ReactElement } from 'react';
import { useRef, useState } from 'react';
import { useScene } from './scene-context.ts';
import { useRoving } from './roving.ts';
import { centre, type Point, spotAt } from './geometry.ts';
import { emptyHand, type PartProps } from './hand.ts';
import { Hotspot } from './hotspot.tsx';
import { nameIn } from './scene-words.ts';
import { useDrag } from './use-drag.ts';

type Props = PartProps<LinksPart>;

const linesIn = ({ part, state }: Props) => state.parts[part.id] as readonly NodePair[];
const heldIn = ({ part, hand }: Props) => (hand.holds === 'node' && hand.part === part.id ? hand.node : null);
/** How far beside a node a finger may let go. */
const reach = 14;

export function LinksMarks(props: Props): ReactElement {
  const { part } = props;
  const held = part.nodes.find((node) => node.id === heldIn(props));
  const nodeOf = (id: string) => part.nodes.filter((node) => node.id === id);
  return (
    <>
      {linesIn(props).map(([a, b]) =>
        nodeOf(a).flatMap((one) =>
          nodeOf(b).map((other) => (
            <Line key={`${a} ${b}`} points={[endOf(one, centre(other.at)), endOf(other, centre(one.at))]} />
          )),
        ),
      )}
      {held && (
        <rect
          className="lk-mark"
          x={held.at[0]}
          y={held.at[1]}
          width={held.at[2]}
          height={held.at[3]}
          rx={Math.min(held.at[2], held.at[3]) / 4}
        />
      )}
    </>
  );
}

/** A line to a picture of a side ends at its frame and covers nothing; a line to a dot ends in its middle. */
function endOf({ at, side }: LinkNode, [toX, toY]: Point): Point {
  const [x, y] = centre(at);
  const [dx, dy] = [toX - x, toY - y];
  const way = Math.max(Math.abs(dx / at[2]), Math.abs(dy / at[3])) * 2;
  return side === undefined || way <= 1 ? [x, y] : [x + dx / way, y + dy / way];
}

function Line({ points }: { readonly points: readonly Point[] }): ReactElement {
  const line = points.map((point) => point.join(' ')).join(' ');
  return (
    <>
      <polyline className="lk-walk-edge" points={line} />
      <polyline className="lk-walk" points={line} />
    </>
  );
}

interface Moves {
  readonly pick: (node: string) => void;
  readonly join: (from: string, to: string) => void;
  readonly drop: () => void;
}

/** Pick one node, then the other: by tap, by Enter, or by drawing a line between them. The same again takes it away. */
export function LinksButtons(props: Props): ReactElement {
  const { t, player } = useScene();
  const { part, scene, take, act, isOver } = props;
  const held = heldIn(props);
  const layer = useRef<HTMLDivElement>(null);
  const roving = useRoving();

  const drop = () => take(emptyHand);
  const pick = (node: string) => {
    player.pickUp();
    take({ holds: 'node', part: part.id, node });
  };
  const join = (from: string, to: string) => {
    act({ type: 'link', part: part.id, from, to });
    drop();
  };
  const line = useLine(props, layer, { pick, join, drop });
  const onNode = (id: string) => {
    if (isOver || line.hasMoved()) return;
    if (held === null) pick(id);
    else if (held === id) drop();
    else join(held, id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') drop();
    else roving.move(event);
  };

  return (
    <div ref={layer} className="lk-spots" role="group" onKeyDown={onKeyDown} onFocus={roving.onFocus}>
      {part.nodes.map((node, index) => (
        <Hotspot
          key={node.id}
          view={scene.view}
          at={node.at}
          data-drag=""
          data-legal={held !== null && canJoin(part, held, node.id) ? 'frame' : undefined}
          aria-label={nameOf(props, node, t)}
          aria-pressed={held === node.id}
          aria-disabled={isOver || undefined}
          tabIndex={roving.tabIndex(index)}
          onClick={() => onNode(node.id)}
          {...(isOver ? {} : line.from(node))}
        />
      ))}
      {line.drawn && (
        <svg className="lk-ghost lk-art" viewBox={scene.view.join(' ')} aria-hidden="true">
          <Line points={line.drawn} />
        </svg>
      )}
    </div>
  );
}

/** The line that is being drawn. */
function useLine({ part, scene }: Props, layer: { readonly current: HTMLElement | null }, moves: Moves) {
  const [drawn, draw] = useState<readonly Point[] | null>(null);
  const { on, hasMoved } = useDrag(scene.view, layer);
  const from = (node: LinkNode) =>
    on({
      begin: () => moves.pick(node.id),
      move: (to) => draw([endOf(node, to), to]),
      drop(at) {
        const target = spotAt(part.nodes, at, reach);
        if (target && target.id !== node.id) moves.join(node.id, target.id);
        else moves.drop();
      },
      end(wasDropped) {
        draw(null);
        if (!wasDropped) moves.drop();
      },
    });
  return { drawn, from, hasMoved };
}

/** "Three: five apples, two pears": the node, and what it is joined with. */
function nameOf(props: Props, node: LinkNode, t: ReturnType<typeof useScene>['t']): string {
  const { part, scene } = props;
  const partners = linesIn(props)
    .filter((line) => line.includes(node.id))
    .flatMap((line) => line.filter((id) => id !== node.id))
    .flatMap((id) => part.nodes.filter((other) => other.id === id))
    .map((other) => nameIn(scene, other.label));
  const name = nameIn(scene, node.label);
  return partners.length === 0 ? name : t('player.scene.slot', { name, piece: partners.join(', ') });
}
