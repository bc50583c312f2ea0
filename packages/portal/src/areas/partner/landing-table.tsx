import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

type Row = Model<'LandingUsage'>['rows'][number];

const counted = ['shown', 'solved', 'started'] as const;

/** What landings have brought, of all keys: totals, and between which parts of the visitors begin. */
export function LandingTable({ rows }: { readonly rows: readonly Row[] }): ReactElement {
  const t = useWords('partner');
  const locale = useLocale();
  return (
    <details className="figures">
      <summary>{t('partner.landings.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('partner.landings.name')}</th>
            {counted.map((figure) => (
              <th key={figure} scope="col">
                {t(`partner.landings.${figure}`)}
              </th>
            ))}
            <th scope="col">{t('partner.landings.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.name} ${row.variant}`}>
              <th scope="row">{[row.name, row.variant].filter(Boolean).join(' · ')}</th>
              {counted.map((figure) => (
                <td key={figure}>{formatNumber(locale, row[figure])}</td>
              ))}
              <td>{row.share ? rangeText(locale, row.share) : t('partner.landings.few')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function rangeText(locale: string, { least, most }: NonNullable<Row['share']>): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return percent.formatRange(least, most);
}
