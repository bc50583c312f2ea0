import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { readAccount } from './account.ts';
import { readProfile } from './profile/profile.ts';

/** How one of us writes to somebody: nothing more of them is told. */
export async function readContact(tx: Tx, userId: number): Promise<Model<'Contact'>> {
  const [{ email }, { displayName, locale }] = [await readAccount(tx, userId), await readProfile(tx, userId)];
  return { name: displayName ?? '', email, locale };
}
