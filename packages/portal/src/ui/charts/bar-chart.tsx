import './bar-chart.css';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { type ReactElement, useRef } from 'react';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale } from '../../words/use-words.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 220;
const EDGES = { left: 44, right: 8, top: 12, bottom: 36 };

interface BarChartProps {
  readonly bars: readonly { readonly day: string; readonly value: number }[];
  /** What a screen reader hears instead of the picture. */
  readonly label: string;
  readonly nameOf: (day: string) => string;
  /** Room of one name in pixels; as many names as fit are written. */
  readonly nameWidth: number;
  readonly tone?: 'violet' | 'sky';
}

/** How much on which day, as bars to look at; whoever draws them puts the figures beside them as a table. */
export function BarChart(props: BarChartProps): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  return (
    <div className="bar-chart-room" ref={room}>
      {width > 0 && <Bars {...props} width={width} />}
    </div>
  );
}

function Bars(props: BarChartProps & { readonly width: number }): ReactElement {
  const { bars, label, nameOf, nameWidth, tone = 'violet', width } = props;
  const locale = useLocale();
  const floor = HEIGHT - EDGES.bottom;
  const across = scaleBand({
    domain: bars.map(({ day }) => day),
    range: [EDGES.left, width - EDGES.right],
    padding: 0.3,
  });
  const most = Math.max(4, ...bars.map(({ value }) => value));
  const up = scaleLinear({ domain: [0, most], range: [floor, EDGES.top], nice: 4 });
  const every = Math.ceil(bars.length / Math.max(2, Math.floor((width - EDGES.left) / nameWidth)));
  return (
    <svg className="bar-chart" data-tone={tone} width={width} height={HEIGHT} role="img" aria-label={label}>
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
          className="bar-chart-grid"
          x1={EDGES.left}
          x2={width - EDGES.right}
          y1={up(value)}
          y2={up(value)}
        />
      ))}
      {bars
        .filter(({ value }) => value > 0)
        .map(({ day, value }) => (
          <BarRounded
            key={day}
            className="bar-chart-bar"
            x={across(day) ?? 0}
            y={up(value)}
            width={across.bandwidth()}
            height={floor - up(value)}
            radius={Math.min(8, across.bandwidth() / 2, floor - up(value))}
            top
          />
        ))}
      <AxisBottom
        scale={across}
        top={floor}
        hideTicks
        tickValues={bars.filter((_, at) => at % every === 0).map(({ day }) => day)}
        tickFormat={nameOf}
      />
    </svg>
  );
}
