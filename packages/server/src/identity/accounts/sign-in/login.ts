import type { CallInput, calls } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Passwords } from '../passwords/password.ts';
import { selectOptionalUserByName, type UserRow } from '../user.db.ts';

type Credentials = CallInput<typeof calls.authenticate>['body'];

/** Finds the account that this name and password open. One refusal for every way to be wrong. */
export async function checkCredentials(tx: Tx, passwords: Passwords, credentials: Credentials): Promise<UserRow> {
  const user = await selectOptionalUserByName(tx, credentials.username.trim());
  const fits = await passwords.verify(credentials.password, user?.passwordHash ?? null);
  if (!user || !fits) throw new ApiError('wrongCredentials');
  return user;
}
