import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { formatNumber, formatShortDay } from '../../words/formatters.ts';
import { useLocale } from '../../words/use-words.ts';
import type { UsageDay } from './usage.ts';

const HEIGHT = 200;
const EDGES = { left: 44, right: 8, top: 12, bottom: 32 };
const LABEL_WIDTH = 64;

interface UsageChartProps {
  readonly days: readonly UsageDay[];
  readonly label: string;
}

/** Answers per day, as bars to look at; the table beside it has the same figures. */
export function UsageChart({ days, label }: UsageChartProps): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  // Follows the width of the room.
  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="partner-chart" ref={room}>
      {width > 0 && <Bars days={days} label={label} width={width} />}
    </div>
  );
}

function Bars({ days, label, width }: UsageChartProps & { readonly width: number }): ReactElement {
  const locale = useLocale();
  const floor = HEIGHT - EDGES.bottom;
  const across = scaleBand({
    domain: days.map(({ day }) => day),
    range: [EDGES.left, width - EDGES.right],
    padding: 0.3,
  });
  const most = Math.max(4, ...days.map(({ answers }) => answers));
  const up = scaleLinear({ domain: [0, most], range: [floor, EDGES.top], nice: 4 });
  const every = Math.ceil(days.length / Math.max(2, Math.floor((width - EDGES.left) / LABEL_WIDTH)));
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label}>
      <AxisLeft
        scale={up}
        left={EDGES.left}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(n) => formatNumber(locale, Number(n))}
      />
      {up.ticks(4).map((value) => (
        <line
          key={value}
          className="partner-grid"
          x1={EDGES.left}
          x2={width - EDGES.right}
          y1={up(value)}
          y2={up(value)}
        />
      ))}
      {days
        .filter(({ answers }) => answers > 0)
        .map(({ day, answers }) => (
          <BarRounded
            key={day}
            className="partner-bar"
            x={across(day) ?? 0}
            y={up(answers)}
            width={across.bandwidth()}
            height={floor - up(answers)}
            radius={Math.min(6, across.bandwidth() / 2, floor - up(answers))}
            top
          />
        ))}
      <AxisBottom
        scale={across}
        top={floor}
        hideTicks
        tickValues={days.filter((_, at) => at % every === 0).map(({ day }) => day)}
        tickFormat={(day) => formatShortDay(locale, day)}
      />
    </svg>
  );
}
