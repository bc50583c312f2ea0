// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface PageInfo {
  readonly currentPage: number;
  readonly lastPage: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly perPage: number;
  readonly total: number;
}

export interface PageQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
}

/** The shapes above by name. */
export interface PagedModels {
  readonly PageInfo: PageInfo;
  readonly PageQuery: PageQuery;
}
