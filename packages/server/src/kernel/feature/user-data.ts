import type { Tx } from '../database/index.ts';

/** What a feature does with the rows of a person when accounts merge or a person leaves. */
export interface UserData {
  /** Holds what others do to these rows until the transaction ends. Comes before anything else is locked. */
  hold?(tx: Tx): Promise<void>;
  /** True when this person has something here that merging could lose. */
  hasProgress(tx: Tx, userId: number): Promise<boolean>;
  /** Gives everything of `from` to `to`, who has nothing here. */
  move(tx: Tx, change: { readonly from: number; readonly to: number }): Promise<void>;
  erase(tx: Tx, userId: number): Promise<void>;
  /** What carries a leaving person's address without being theirs. */
  eraseAddress?(tx: Tx, address: string): Promise<void>;
}
