import './chapter-list.css';
import './dashboard.css';
import './more-ways.css';
import { AgainThumb, BookThumb, CertificateThumb, ChessThumb, ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { articlesPath } from '../../../paths/articles.ts';
import { programPath } from '../../../paths/program-about.ts';
import { lecturePath, solvedPath } from '../../../paths/training.ts';

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
    <>
      <h2 className="dashboard-section">{t('cabinet.more.title')}</h2>
      <ul className="chapter-list more-ways">
        {ways.map(({ key, to, thumb }) => (
          <li key={key}>
            <Link className="lk-card chapter-list-item" to={to}>
              {thumb}
              <span>
                <b>{t(`cabinet.more.${key}.title`)}</b>
                <span className="chapter-list-line">{t(`cabinet.more.${key}.text`)}</span>
              </span>
              <ChevronIcon />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
