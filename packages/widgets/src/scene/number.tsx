import type { Box, NumberPart } from '@logikit/contract/scene';
import type { InputEvent, ReactElement } from 'react';
import { useScene } from './scene-context.ts';
import { useRoving } from './roving.ts';
import { centre, centreAt } from './geometry.ts';
import type { PartProps } from './hand.ts';
import { Hotspot, placeOf } from './hotspot.tsx';
import { nameIn } from './scene-words.ts';

type Props = PartProps<NumberPart>;

const valueIn = ({ part, state }: Props) => (state.parts[part.id] as readonly number[])[0] ?? part.start;

export function NumberMarks(props: Props): ReactElement {
  return props.part.look === 'line' ? <Pointer {...props} /> : <Windows {...props} />;
}

export function NumberButtons(props: Props): ReactElement {
  return props.part.look === 'line' ? <Slider {...props} /> : <Turners {...props} />;
}

/** What one button of a counter adds: a window per digit turns its own place, a single window turns by one. */
interface Turner {
  readonly box: Box;
  readonly by: number;
}

function columnsOf({ at: [x, y, width, height], digits = 1 }: NumberPart): readonly (readonly [Box, number])[] {
  return Array.from({ length: digits }, (_, index) => [
    [x + (index * width) / digits, y, width / digits, height],
    10 ** (digits - 1 - index),
  ]);
}

/** First all that add, then all that take away: two rows for the arrows. */
function turnersOf(part: NumberPart): readonly Turner[] {
  const columns = columnsOf(part);
  const third = part.at[3] / 3;
  return [
    ...columns.map(([[x, y, width], by]): Turner => ({ box: [x, y, width, third], by })),
    ...columns.map(([[x, y, width], by]): Turner => ({ box: [x, y + 2 * third, width, third], by: -by })),
  ];
}

function Windows(props: Props): ReactElement {
  const { part } = props;
  const columns = columnsOf(part);
  const text = String(valueIn(props));
  const padded = text.padStart(columns.length, '0');
  const shown = part.digits === undefined ? [text] : columns.map((_, index) => padded.charAt(index));
  return (
    <>
      {columns.map(([box], index) => (
        <text
          key={index}
          className="lk-digit"
          x={centre(box)[0]}
          y={centre(box)[1]}
          fontSize={Math.min(box[3] / 3, (box[2] * 1.4) / (shown[index]?.length ?? 1)) * 0.8}
        >
          {shown[index]}
        </text>
      ))}
      {turnersOf(part).map(({ box, by }, index) => {
        const size = Math.min(box[2], box[3]);
        return (
          <g key={index} transform={`${centreAt(box)} scale(${size / 100} ${(Math.sign(by) * size) / 100})`}>
            <circle className="lk-turner" r={42} />
            <path className="lk-chevron" d="M-18 9L0 -11L18 9" />
          </g>
        );
      })}
    </>
  );
}

function Turners(props: Props): ReactElement {
  const { t } = useScene();
  const { part, scene, act, isOver } = props;
  const value = valueIn(props);
  const roving = useRoving(part.digits);
  const name = nameIn(scene, part.label);
  return (
    <div
      className="lk-spots"
      role="group"
      aria-label={t('player.scene.slot', { name, piece: String(value) })}
      onKeyDown={roving.move}
      onFocus={roving.onFocus}
    >
      {turnersOf(part).map(({ box, by }, index) => (
        <Hotspot
          key={index}
          view={scene.view}
          at={box}
          aria-label={t(by > 0 ? 'player.scene.more' : 'player.scene.less', { name, amount: Math.abs(by) })}
          aria-disabled={isOver || undefined}
          tabIndex={roving.tabIndex(index)}
          onClick={() => !isOver && act({ type: 'count', part: part.id, value: value + by })}
        />
      ))}
    </div>
  );
}

function Pointer(props: Props): ReactElement {
  const { at, min, max } = props.part;
  const [x, y, width, height] = at;
  const share = (valueIn(props) - min) / (max - min);
  return (
    <g transform={`translate(${x + share * width} ${y + height / 2}) scale(${height / 100})`}>
      <path className="lk-pointer" d="M0 0L-15 -19A20 20 0 1 1 15 -19Z" />
    </g>
  );
}

/** NOTE: a native slider: keys, a tap on the line and dragging are its own, in every browser. */
function Slider(props: Props): ReactElement {
  const { part, scene, act, isOver } = props;
  const value = valueIn(props);
  const onInput = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    const wanted = Number(currentTarget.value);
    if (isOver) currentTarget.value = String(value);
    else if (wanted !== value) act({ type: 'count', part: part.id, value: wanted });
  };
  return (
    <div className="lk-spots">
      <input
        className="lk-slide"
        type="range"
        style={placeOf(scene.view, part.at)}
        min={part.min}
        max={part.max}
        step={1}
        value={value}
        aria-label={nameIn(scene, part.label)}
        aria-disabled={isOver || undefined}
        onInput={onInput}
        onChange={ignore}
      />
    </div>
  );
}

// React warns about a value without onChange; `input` is the event that both React and Preact mean.
function ignore(): void {}
