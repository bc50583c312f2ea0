import { type CallInput, type calls, nameKey } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Asker } from '../passwords/hashing-queue.ts';
import type { Passwords } from '../passwords/password.ts';
import { selectOptionalUserByName, type UserRow } from '../user.db.ts';

type Credentials = CallInput<typeof calls.authenticate>['body'];

/** Finds the account that this name and password open. One refusal for every way to be wrong. */
export async function checkCredentials(
  tx: Tx,
  passwords: Passwords,
  { credentials, asker }: { readonly credentials: Credentials; readonly asker: Omit<Asker, 'account'> },
): Promise<UserRow> {
  const name = credentials.username.trim();
  const user = await selectOptionalUserByName(tx, name);
  const account = nameKey(name);
  const fits = await passwords.verify(credentials.password, user?.passwordHash ?? null, { ...asker, account });
  if (!user || !fits) throw new ApiError('wrongCredentials');
  return user;
}
