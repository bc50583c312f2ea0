import './report.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { ProgressBar } from '../ui/charts/progress-bar.tsx';
import { formatShare } from '../words/formatters.ts';
import { useLocale, useWords } from '../words/use-words.ts';

type Strength = Model<'ReportStrength'>;

/** What comes easily and what is growing: against the learner's own other puzzles, never against other children. */
export function Strengths({ strengths }: { readonly strengths: readonly Strength[] }): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  return (
    <section className="lk-card report-strengths">
      <h3>{t('personal.strengths.title')}</h3>
      <p>{t(strengths.length === 0 ? 'personal.strengths.empty' : 'personal.strengths.text')}</p>
      {strengths.length > 0 && (
        <ul>
          {strengths.map(({ family, title, firstTry, level }) => {
            const share = t('personal.strengths.share', { share: formatShare(locale, firstTry) });
            return (
              <li key={family} data-level={level}>
                <span className="report-strength-name">
                  <b>{title}</b>
                  <span className="report-level">{t(`personal.strengths.${level}`)}</span>
                </span>
                <ProgressBar value={firstTry} max={1} label={share} />
                <span>{share}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
