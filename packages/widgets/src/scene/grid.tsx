import type { GridPart } from '@logikit/contract/scene';
import type { KeyboardEvent, ReactElement } from 'react';
import { CloseIcon } from '../ui/icons/actions.tsx';
import { Art } from './drawing.tsx';
import { useScene } from './scene-context.ts';
import { indexOfTarget, useRoving } from './roving.ts';
import { into } from './geometry.ts';
import { emptyHand, type PartProps } from './hand.ts';
import { Hotspot } from './hotspot.tsx';
import { cellName, nameIn } from './scene-words.ts';

type Props = PartProps<GridPart>;

const cellsIn = ({ part, state }: Props) => state.parts[part.id] as readonly number[];

function boxOf({ at: [x, y, width, height], rows, columns }: GridPart, cell: number) {
  const [w, h] = [width / columns, height / rows];
  return [x + (cell % columns) * w, y + Math.floor(cell / columns) * h, w, h] as const;
}

export function GridMarks(props: Props): ReactElement {
  const { part, hand } = props;
  const waiting = hand.holds === 'cell' && hand.part === part.id ? boxOf(part, hand.cell) : null;
  return (
    <>
      {waiting && (
        <rect className="lk-mark" x={waiting[0]} y={waiting[1]} width={waiting[2]} height={waiting[3]} rx={6} />
      )}
      {cellsIn(props).map((symbol, cell) => {
        const art = part.alphabet[symbol - 1]?.art;
        if (!art) return null;
        return (
          <g key={cell} transform={into(boxOf(part, cell))} data-mine={part.given[cell] === 0 || undefined}>
            <Art nodes={art} />
          </g>
        );
      })}
    </>
  );
}

export function GridButtons(props: Props): ReactElement {
  const { t } = useScene();
  const { part, scene, hand, take, act, isOver } = props;
  const cells = cellsIn(props);
  const roving = useRoving(part.columns);
  const fill = (cell: number, symbol: number) =>
    act({ type: 'fill', part: part.id, cell, symbol: cells[cell] === symbol ? 0 : symbol });

  const onCell = (cell: number) => {
    if (isOver) return;
    if (part.given[cell] !== 0) act({ type: 'fill', part: part.id, cell, symbol: 0 });
    else if (hand.holds === 'symbol' && hand.part === part.id) fill(cell, hand.symbol);
    else if (hand.holds === 'cell' && hand.cell === cell) take(emptyHand);
    else take({ holds: 'cell', part: part.id, cell });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isOver || roving.move(event) !== null) return;
    const symbol = ['Backspace', 'Delete'].includes(event.key) ? 0 : Number.parseInt(event.key, 10);
    if (symbol >= 0 && symbol <= part.alphabet.length)
      act({ type: 'fill', part: part.id, cell: indexOfTarget(event), symbol });
  };

  return (
    <div className="lk-spots" role="group" onKeyDown={onKeyDown} onFocus={roving.onFocus}>
      {cells.map((symbol, cell) => (
        <Hotspot
          key={cell}
          view={scene.view}
          at={boxOf(part, cell)}
          data-cell=""
          aria-label={cellName({ scene, part, t }, { cell, symbol })}
          aria-disabled={isOver || part.given[cell] !== 0 || undefined}
          tabIndex={roving.tabIndex(cell)}
          onClick={() => onCell(cell)}
        />
      ))}
    </div>
  );
}

/** The symbols to fill with. Take one and tap cells, or tap a cell and then a symbol. */
export function GridPalette(props: Props): ReactElement {
  const { t } = useScene();
  const { part, scene, hand, take, act, isOver } = props;
  const held = hand.holds === 'symbol' && hand.part === part.id ? hand.symbol : null;
  const choose = (symbol: number) => {
    if (isOver) return;
    if (hand.holds === 'cell' && hand.part === part.id) {
      act({ type: 'fill', part: part.id, cell: hand.cell, symbol });
      take(emptyHand);
    } else take(held === symbol ? emptyHand : { holds: 'symbol', part: part.id, symbol });
  };
  const roving = useRoving();
  return (
    <div
      className="lk-palette"
      role="group"
      aria-label={t('player.scene.palette')}
      onKeyDown={roving.move}
      onFocus={roving.onFocus}
    >
      {[...part.alphabet, null].map((entry, index) => (
        <button
          key={index}
          type="button"
          className="lk-symbol lk-lit"
          aria-label={entry ? nameIn(scene, entry.label) : t('player.scene.eraser')}
          aria-pressed={held === (entry ? index + 1 : 0)}
          tabIndex={roving.tabIndex(index)}
          onClick={() => choose(entry ? index + 1 : 0)}
        >
          {entry ? (
            <svg className="lk-art" viewBox="-58 -58 116 116" aria-hidden="true">
              <Art nodes={entry.art} />
            </svg>
          ) : (
            <CloseIcon />
          )}
        </button>
      ))}
    </div>
  );
}
