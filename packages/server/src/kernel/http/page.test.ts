import { describe, expect, it } from 'vitest';
import { sliceOf, toPage } from './page.ts';

const all = Array.from({ length: 45 }, (_, index) => index + 1);
const ask = (query: Parameters<typeof sliceOf>[0]) => {
  const { limit, offset } = sliceOf(query);
  return toPage(query, { total: all.length, rows: all.slice(offset, offset + limit) });
};

describe('paged lists', () => {
  it('give the first, a middle and the last page', () => {
    expect(ask({}).meta).toEqual({ currentPage: 1, lastPage: 3, from: 1, to: 20, perPage: 20, total: 45 });
    expect(ask({ page: 2 }).data).toEqual(all.slice(20, 40));
    expect(ask({ page: 3 }).meta).toEqual({ currentPage: 3, lastPage: 3, from: 41, to: 45, perPage: 20, total: 45 });
  });

  it('link to the next page with the same filters, and to nothing from the last', () => {
    const filtered: Record<string, number> = { perPage: 10, page: 2, courseId: 7 };
    expect(ask(filtered).links.next).toBe('?perPage=10&page=3&courseId=7');
    expect(ask({ page: 3 }).links.next).toBeNull();
  });

  it('are empty beyond the last page, with the same totals', () => {
    const beyond = ask({ page: 9 });
    expect(beyond.data).toEqual([]);
    expect(beyond.meta).toEqual({ currentPage: 9, lastPage: 3, from: null, to: null, perPage: 20, total: 45 });
    expect(beyond.links.next).toBeNull();
  });

  it('hold everything with paginate=0, up to 500 rows', () => {
    expect(ask({ paginate: 0 }).data).toEqual(all);
    expect(ask({ paginate: 0 }).meta).toMatchObject({ currentPage: 1, lastPage: 1, total: 45 });
    expect(sliceOf({ paginate: 0 })).toEqual({ limit: 500, offset: 0 });
  });

  it('of nothing have one empty page', () => {
    const nothing = toPage({}, { total: 0, rows: [] });
    expect(nothing).toEqual({
      meta: { currentPage: 1, lastPage: 1, from: null, to: null, perPage: 20, total: 0 },
      links: { next: null },
      data: [],
    });
  });
});
