import './more-ways.css';
import { AgainThumb, BookThumb, CertificateThumb, ChessThumb } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { articlesPath } from '../../../paths/articles.ts';
import { programPath } from '../../../paths/program-about.ts';
import { lecturePath, solvedPath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { WayCard } from '../way-card.tsx';

/** What to read and what to look back at. */
export function MoreWays(): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const ways = [
    { key: 'lecture', to: lecturePath(locale), thumb: <BookThumb /> },
    { key: 'solved', to: solvedPath(locale), thumb: <AgainThumb /> },
    { key: 'program', to: programPath(locale), thumb: <ChessThumb /> },
    { key: 'articles', to: articlesPath(locale), thumb: <CertificateThumb /> },
  ];
  return (
    <section className="chapters-part">
      <h2>{t('cabinet.more.title')}</h2>
      <ul className="way-card-list more-ways">
        {ways.map(({ key, to, thumb }) => (
          <li key={key}>
            <WayCard
              to={to}
              thumb={thumb}
              title={t(`cabinet.more.${key}.title`)}
              line={t(`cabinet.more.${key}.text`)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
