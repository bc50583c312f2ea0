import './partner.css';
import type { Model } from '@logikit/sdk';
import { type ReactElement, Suspense, useState } from 'react';
import { formatNumber, formatShortDay } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { PartnerKey } from './load-partner.ts';
import { Part } from './part.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LandingTable } from './landing-table.tsx';
import { daysOf, figures } from './usage.ts';

// The bars come with a library of their own, after the page.
const BarChart = lazyPart(async () => (await import('../../ui/charts/bar-chart.tsx')).BarChart);

interface UsagePartProps {
  readonly usage: Model<'PartnerUsage'>;
  readonly landings: Model<'LandingUsage'>;
  readonly keys: readonly PartnerKey[];
}

export function UsagePart({ usage, landings, keys }: UsagePartProps): ReactElement {
  const t = useWords('partner');
  const locale = useLocale();
  const [key, setKey] = useState('');
  const days = daysOf(usage, key);
  const used = days.filter((day) => figures.some((figure) => day[figure] > 0));
  return (
    <Part name="usage">
      <div className="lk-card partner-card">
        <label className="form-control partner-choice">
          <span>{t('partner.usage.key')}</span>
          <select value={key} onChange={({ target }) => setKey(target.value)}>
            <option value="">{t('partner.usage.all')}</option>
            {keys.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <dl className="partner-totals">
          {figures.map((figure) => (
            <div key={figure} data-figure={figure}>
              <dt>{t(`partner.usage.${figure}`)}</dt>
              <dd>
                {formatNumber(
                  locale,
                  days.reduce((sum, day) => sum + day[figure], 0),
                )}
              </dd>
            </div>
          ))}
        </dl>
        {used.length === 0 ? (
          <p>{t('partner.usage.none')}</p>
        ) : (
          <>
            <Suspense fallback={<div className="partner-rest" />}>
              <BarChart
                bars={days.map(({ day, answers }) => ({ day, value: answers }))}
                label={t('partner.usage.chart')}
                nameOf={(day) => formatShortDay(locale, day)}
                nameWidth={64}
              />
            </Suspense>
            <UsageTable days={used} />
          </>
        )}
        {landings.rows.length > 0 && <LandingTable rows={landings.rows} />}
      </div>
    </Part>
  );
}

/** The same figures to read. */
function UsageTable({ days }: { readonly days: ReturnType<typeof daysOf> }): ReactElement {
  const t = useWords('partner');
  const locale = useLocale();
  return (
    <details className="figures">
      <summary>{t('partner.usage.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('partner.usage.day')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {t(`partner.usage.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatShortDay(locale, day.day)}</th>
              {figures.map((figure) => (
                <td key={figure}>{formatNumber(locale, day[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
