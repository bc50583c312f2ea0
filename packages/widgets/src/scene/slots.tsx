import type { Box, Piece, SlotsPart } from '@logikit/contract/scene';
import type { KeyboardEvent, ReactElement } from 'react';
import { useRef, useState } from 'react';
import { Art } from './drawing.tsx';
import { useScene } from './scene-context.ts';
import { useRoving } from './roving.ts';
import { centreAt, spotAt } from './geometry.ts';
import { emptyHand, type PartProps } from './hand.ts';
import { Hotspot } from './hotspot.tsx';
import { nameIn } from './scene-words.ts';
import { useDrag } from './use-drag.ts';

type Props = PartProps<SlotsPart>;

const placedIn = ({ part, state }: Props) => state.parts[part.id] as Readonly<Record<string, string>>;
const heldIn = ({ hand, part }: Props) => (hand.holds === 'piece' && hand.part === part.id ? hand : null);
const isInTray = (props: Props, piece: Piece) =>
  piece.many === true || !Object.values(placedIn(props)).includes(piece.id);

export function SlotsMarks(props: Props): ReactElement {
  const { part } = props;
  const placed = placedIn(props);
  const holds = heldIn(props);
  return (
    <>
      {part.slots.map(({ id, at: [x, y, width, height] }) => (
        <rect
          key={id}
          className="lk-slot"
          data-open={(holds && !placed[id]) || undefined}
          {...{ x, y, width, height }}
          rx={12}
        />
      ))}
      {part.pieces
        .filter((piece) => isInTray(props, piece))
        .map((piece) => (
          <PieceArt
            key={piece.id}
            piece={piece}
            at={piece.at}
            isHeld={holds?.piece === piece.id && holds.from === null}
          />
        ))}
      {part.slots.map((slot) => {
        const piece = part.pieces.find((candidate) => candidate.id === placed[slot.id]);
        return piece && <PieceArt key={slot.id} piece={piece} at={slot.at} isHeld={holds?.from === slot.id} />;
      })}
    </>
  );
}

interface PieceArtProps {
  readonly piece: Piece;
  readonly at: Box;
  readonly isHeld: boolean;
}

function PieceArt({ piece, at, isHeld }: PieceArtProps): ReactElement {
  return (
    <g transform={centreAt(at)} className="lk-piece" data-held={isHeld || undefined}>
      <Art nodes={piece.art} />
    </g>
  );
}

/** Pick, then place: by tap, by Enter, or by dragging. A piece that is put back on the tray is taken out. */
export function SlotsButtons(props: Props): ReactElement {
  const { player } = useScene();
  const { part, scene, take, act, isOver } = props;
  const layer = useRef<HTMLDivElement>(null);

  const pick = (piece: string, from: string | null) => {
    player.pickUp();
    take({ holds: 'piece', part: part.id, piece, from });
  };
  const put = (piece: string, slot: string) => {
    act({ type: 'place', part: part.id, piece, slot });
    take(emptyHand);
  };
  const back = (slot: string | null) => {
    if (slot !== null) act({ type: 'clear', part: part.id, slot });
    take(emptyHand);
  };
  const moves = { pick, put, back };
  const drag = useGhost(props, layer, moves);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const slot = (event.target as HTMLElement).dataset['slot'];
    if (event.key === 'Escape') take(emptyHand);
    else if (!isOver && slot && (event.key === 'Delete' || event.key === 'Backspace')) back(slot);
  };
  const group = { ...props, ...moves, drag, onKeyDown };

  return (
    <div ref={layer} className="lk-spots">
      <Tray {...group} />
      <Places {...group} />
      {drag.ghost && (
        <svg className="lk-ghost lk-art" viewBox={scene.view.join(' ')} aria-hidden="true">
          <g transform={centreAt(drag.ghost.at)}>
            <Art nodes={drag.ghost.piece.art} />
          </g>
        </svg>
      )}
    </div>
  );
}

interface GroupProps extends Props, Moves {
  readonly drag: ReturnType<typeof useGhost>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

function Tray(props: GroupProps): ReactElement {
  const { t } = useScene();
  const { part, scene, take, isOver, drag, pick, back, onKeyDown } = props;
  const held = heldIn(props);
  const tray = useRoving();
  const onPiece = (piece: string) => {
    if (isOver || drag.hasMoved()) return;
    if (held?.from != null) back(held.from);
    else if (held?.piece === piece) take(emptyHand);
    else pick(piece, null);
  };
  return (
    <div
      role="group"
      aria-label={t('player.scene.tray')}
      onKeyDown={(event) => tray.move(event) ?? onKeyDown(event)}
      onFocus={tray.onFocus}
    >
      {part.pieces.map((piece, index) => (
        <Hotspot
          key={piece.id}
          view={scene.view}
          at={piece.at}
          data-drag=""
          aria-label={nameIn(scene, piece.label)}
          aria-pressed={held?.piece === piece.id}
          aria-disabled={isOver || (!isInTray(props, piece) && held?.from == null) || undefined}
          tabIndex={tray.tabIndex(index)}
          onClick={() => (isInTray(props, piece) || held?.from != null) && onPiece(piece.id)}
          {...(isInTray(props, piece) && !isOver ? drag.from(piece, null) : {})}
        />
      ))}
    </div>
  );
}

function Places(props: GroupProps): ReactElement {
  const { t } = useScene();
  const { part, scene, isOver, drag, pick, put, back, onKeyDown } = props;
  const placed = placedIn(props);
  const held = heldIn(props);
  const places = useRoving();
  const nameOf = (id: string) => nameIn(scene, part.pieces.find((piece) => piece.id === id)?.label ?? id);
  const onSlot = (slot: string) => {
    const lying = placed[slot];
    if (isOver || drag.hasMoved()) return;
    if (held) {
      if (held.from === slot) back(slot);
      else put(held.piece, slot);
    } else if (lying !== undefined) pick(lying, slot);
  };
  return (
    <div
      role="group"
      aria-label={t('player.scene.places')}
      onKeyDown={(event) => places.move(event) ?? onKeyDown(event)}
      onFocus={places.onFocus}
    >
      {part.slots.map((slot, index) => {
        const lying = placed[slot.id];
        const piece = part.pieces.find((candidate) => candidate.id === lying);
        const name = nameIn(scene, slot.label);
        return (
          <Hotspot
            key={slot.id}
            view={scene.view}
            at={slot.at}
            data-slot={slot.id}
            data-drag={piece ? '' : undefined}
            aria-label={
              lying === undefined
                ? t('player.scene.slotEmpty', { name })
                : t('player.scene.slot', { name, piece: nameOf(lying) })
            }
            aria-disabled={isOver || undefined}
            tabIndex={places.tabIndex(index)}
            onClick={() => onSlot(slot.id)}
            {...(piece && !isOver ? drag.from(piece, slot.id) : {})}
          />
        );
      })}
    </div>
  );
}

interface Moves {
  readonly pick: (piece: string, from: string | null) => void;
  readonly put: (piece: string, slot: string) => void;
  readonly back: (slot: string | null) => void;
}

/** Where a dragged piece is seen. */
function useGhost({ part, scene }: Props, layer: { readonly current: HTMLElement | null }, moves: Moves) {
  const [ghost, setGhost] = useState<{ readonly piece: Piece; readonly at: Box } | null>(null);
  const { on, hasMoved } = useDrag(scene.view, layer);
  const from = (piece: Piece, slot: string | null) =>
    on({
      begin: () => moves.pick(piece.id, slot),
      move([x, y]) {
        const [, , width, height] = piece.at;
        setGhost({ piece, at: [x - width / 2, y - height / 2, width, height] });
      },
      drop(at) {
        const target = spotAt(part.slots, at, 14);
        if (target && target.id !== slot) moves.put(piece.id, target.id);
        else moves.back(target ? null : slot);
      },
      end(wasDropped) {
        setGhost(null);
        if (!wasDropped) moves.back(null);
      },
    });
  return { ghost, from, hasMoved };
}
