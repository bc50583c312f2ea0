import { type TSchema, Type } from '@sinclair/typebox';
import { numbers } from '../values/numbers.ts';
import { Count, nullable, object } from './basics.ts';

export const PageInfo = object({
  currentPage: Count,
  lastPage: Count,
  from: nullable(Count),
  to: nullable(Count),
  perPage: Count,
  total: Count,
});

/** The paged list of the specification. With paginate=0: the same `data`, meta of one page, at most 500 rows. */
export function paged<S extends TSchema>(item: S) {
  return object({
    meta: PageInfo,
    links: object({ next: nullable(Type.String()) }),
    data: Type.Array(item),
  });
}

export const pageFields = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: numbers.page.max })),
  paginate: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
};

export const PageQuery = object(pageFields);
