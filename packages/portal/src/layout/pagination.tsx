import './pagination.css';
import type { Model } from '@logikit/sdk';
import { buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/use-words.ts';

interface PaginationProps {
  readonly meta: Pick<Model<'Messages'>['meta'], 'currentPage' | 'lastPage'>;
  /** The address of a page by its number. */
  readonly to: (page: number) => string;
  /** Names of the ways back and on, where the pages do not go from the newest to the oldest. */
  readonly words?: { readonly before: string; readonly after: string };
}

/** The way through a long list, page by page; nothing where one page holds it all. */
export function Pagination({ meta, to, words }: PaginationProps): ReactElement | null {
  const t = useWords('cabinet');
  const { currentPage, lastPage } = meta;
  if (lastPage <= 1) return null;
  const look = buttonLook({ tone: 'plain', size: 'small' });
  return (
    <nav className="pagination" aria-label={t('cabinet.pages.label')}>
      {currentPage > 1 && (
        <Link {...look} to={to(currentPage - 1)}>
          {words?.before ?? t('cabinet.pages.newer')}
        </Link>
      )}
      <span>{t('cabinet.pages.page', { page: currentPage, count: lastPage })}</span>
      {currentPage < lastPage && (
        <Link {...look} to={to(currentPage + 1)}>
          {words?.after ?? t('cabinet.pages.older')}
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
