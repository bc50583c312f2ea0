import type { Model } from '@logikit/sdk';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { formatShortDay, formatNumber, formatShortWeekday } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

type Report = Model<'LearningReport'>;
type Stretch = Report['stretches'][number];

interface StretchChartProps {
  readonly report: Report;
  readonly show: 'problems' | 'minutes';
}

const HEIGHT = 220;
const EDGES = { left: 44, right: 8, top: 12, bottom: 36 };

/** How much on which day or in which week: bars to look at, and the same figures as a table to read. */
export function StretchChart({ report, show }: StretchChartProps): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  const id = useId();
  const dayOf = ({ from }: Stretch): string => formatShortDay(locale, from);
  const busiest = report.stretches.reduce((best, one) => (one[show] > best[show] ? one : best));
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const label =
    busiest[show] === 0
      ? t(`personal.chart.${show}`)
      : t('personal.chart.most', {
          what: t(`personal.chart.${show}`),
          number: formatNumber(locale, busiest[show]),
          day: dayOf(busiest),
        });
  return (
    <figure>
      <figcaption id={id}>{t(`personal.chart.${show}`)}</figcaption>
      <div className="personal-chart-room" ref={room}>
        {width > 0 && <Bars report={report} show={show} width={width} label={label} />}
      </div>
      <details className="personal-table">
        <summary>{t('personal.chart.table')}</summary>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t(`personal.chart.${report.step}`)}</th>
              <th scope="col">{t(`personal.chart.${show}`)}</th>
            </tr>
          </thead>
          <tbody>
            {report.stretches.map((stretch) => (
              <tr key={stretch.from}>
                <th scope="row">{dayOf(stretch)}</th>
                <td>{formatNumber(locale, stretch[show])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Follows how wide an element is; 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

interface BarsProps extends StretchChartProps {
  readonly width: number;
  readonly label: string;
}

function Bars({ report: { stretches, period }, show, width, label }: BarsProps): ReactElement {
  const locale = useLocale();
  const across = scaleBand({
    domain: stretches.map(({ from }) => from),
    range: [EDGES.left, width - EDGES.right],
    padding: 0.3,
  });
  const most = Math.max(4, ...stretches.map((stretch) => stretch[show]));
  const up = scaleLinear({ domain: [0, most], range: [HEIGHT - EDGES.bottom, EDGES.top], nice: 4 });
  const floor = HEIGHT - EDGES.bottom;
  // As many days as can be read at this width.
  const room = period === 'week' ? 40 : 64;
  const every = Math.ceil(stretches.length / Math.max(2, Math.floor((width - EDGES.left) / room)));
  return (
    <svg className="personal-bars" data-show={show} width={width} height={HEIGHT} role="img" aria-label={label}>
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
          className="personal-grid"
          x1={EDGES.left}
          x2={width - EDGES.right}
          y1={up(value)}
          y2={up(value)}
        />
      ))}
      {stretches.map((stretch) => {
        const height = floor - up(stretch[show]);
        const barWidth = across.bandwidth();
        return height <= 0 ? null : (
          <BarRounded
            key={stretch.from}
            className="personal-bar"
            x={across(stretch.from) ?? 0}
            y={floor - height}
            width={barWidth}
            height={height}
            radius={Math.min(8, barWidth / 2, height)}
            top
          />
        );
      })}
      <AxisBottom
        scale={across}
        top={floor}
        hideTicks
        tickValues={stretches.filter((_, at) => at % every === 0).map(({ from }) => from)}
        tickFormat={(day) => (period === 'week' ? formatShortWeekday(locale, day) : formatShortDay(locale, day))}
      />
    </svg>
  );
}
