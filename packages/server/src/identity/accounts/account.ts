import type { Tx } from '../../kernel/database/index.ts';
import { raisePopup, updatePopup } from './profile/profile.db.ts';
import {
  closeUser,
  endAnonymity,
  openUser,
  selectIsNameTaken,
  selectOptionalIdByName,
  selectUser,
  type UserRow,
} from './user.db.ts';

export type Account = UserRow;

/** The account as other features see it. */
export function readAccount(tx: Tx, userId: number): Promise<Account> {
  return selectUser(tx, userId);
}

/** Whose user name or e-mail this is, whatever the case; null: nobody is called so. */
export function holderOf(tx: Tx, name: string): Promise<number | null> {
  return selectOptionalIdByName(tx, name);
}

/** Whether somebody else has this user name, or one that looks the same. */
export function isNameTaken(tx: Tx, username: string, userId: number): Promise<boolean> {
  return selectIsNameTaken(tx, username, userId);
}

/** Nobody signs in any more; what is kept is forgotten when the days of grace are over (rule D-098). */
export function closeAccount(tx: Tx, userId: number, at: Date): Promise<void> {
  return closeUser(tx, userId, at);
}

/** The learner without an account becomes a pupil whose card somebody holds: nothing asks to save what is solved any more. */
export async function adoptGuest(tx: Tx, userId: number): Promise<void> {
  await endAnonymity(tx, userId);
  await updatePopup(tx, userId, { firstSaveProgress: true });
}

/** It is as it was before it was closed. */
export function reopenAccount(tx: Tx, userId: number): Promise<void> {
  return openUser(tx, userId);
}

/** Has the next profile that is loaded open a popup. */
export function raiseNotice(tx: Tx, userId: number, notice: string): Promise<void> {
  return raisePopup(tx, userId, { [notice]: true });
}
