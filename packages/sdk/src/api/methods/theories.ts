// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { IdPath } from '../models/id.ts';
import type { Theories, Theory, TheoryQuery } from '../models/theory.ts';
export interface TheoriesApi {
  /** One theory article. */
  get(input: { readonly params: IdPath }, options?: CallOptions): Promise<Theory>;
  /** Theory articles. */
  list(input?: { readonly query?: TheoryQuery }, options?: CallOptions): Promise<Theories>;
}
