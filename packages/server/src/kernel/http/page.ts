import { type Model, numbers } from '@logikit/contract';

export interface PageQuery {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
  readonly paginate?: number | undefined;
}

/** What a statement needs: how many rows, after how many. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export interface Rows<T> {
  readonly total: number;
  readonly rows: readonly T[];
}

/** Rule D-173: 20 rows a page, at most 100; paginate=0 gives everything up to 500. */
export function sliceOf(query: PageQuery): Slice {
  if (query.paginate === 0) return { limit: numbers.page.unpaged, offset: 0 };
  const limit = perPageOf(query);
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}

export interface Page<T> {
  readonly meta: Model<'Passings'>['meta'];
  readonly links: Model<'Passings'>['links'];
  readonly data: T[];
}

/** The paged list of the specification. `links.next` is relative to the address that was asked. */
export function toPage<T>(query: PageQuery, { total, rows }: Rows<T>): Page<T> {
  const perPage = query.paginate === 0 ? Math.max(1, rows.length) : perPageOf(query);
  const currentPage = query.paginate === 0 ? 1 : (query.page ?? 1);
  const lastPage = query.paginate === 0 ? 1 : Math.max(1, Math.ceil(total / perPage));
  const before = (currentPage - 1) * perPage;
  return {
    meta: {
      currentPage,
      lastPage,
      from: rows.length === 0 ? null : before + 1,
      to: rows.length === 0 ? null : before + rows.length,
      perPage,
      total,
    },
    links: { next: currentPage < lastPage ? nextOf(query, currentPage + 1) : null },
    data: [...rows],
  };
}

function perPageOf(query: PageQuery): number {
  return Math.min(query.perPage ?? numbers.page.default, numbers.page.max);
}

function nextOf(query: PageQuery, page: number): string {
  const entries = Object.entries({ ...query, page }).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))).toString()}`;
}
