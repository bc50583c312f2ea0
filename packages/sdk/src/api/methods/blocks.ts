// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { Block, BlockCompletion } from '../models/course.ts';
import type { IdPath } from '../models/id.ts';
export interface BlocksApi {
  /** Completes a block whose problems are all closed. Refuses with `blockNotFinished`. */
  completeBlock(input: { readonly params: IdPath }, options?: CallOptions): Promise<BlockCompletion>;
  /** One block with its problems and progress. */
  getBlock(input: { readonly params: IdPath }, options?: CallOptions): Promise<Block>;
}
