import './pagination.css';
import type { Model } from '@logikit/sdk';
import { buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/use-words.ts';

interface PaginationProps {
  readonly meta: Model<'Messages'>['meta'];
  /** The address of a page by its number. */
  readonly to: (page: number) => string;
}

/** The way through a long list, the newest page first; nothing where one page holds it all. */
export function Pagination({ meta, to }: PaginationProps): ReactElement | null {
  const t = useWords('cabinet');
  const { currentPage, lastPage } = meta;
  if (lastPage <= 1) return null;
  const look = buttonLook({ tone: 'plain', size: 'small' });
  return (
    <nav className="pagination" aria-label={t('cabinet.pages.label')}>
      {currentPage > 1 && (
        <Link {...look} to={to(currentPage - 1)}>
          {t('cabinet.pages.newer')}
        </Link>
      )}
      <span>{t('cabinet.pages.page', { page: currentPage, count: lastPage })}</span>
      {currentPage < lastPage && (
        <Link {...look} to={to(currentPage + 1)}>
          {t('cabinet.pages.older')}
        </Link>
      )}
    </nav>
  );
}

/** The number of the page that an address asks for. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}
