import { domainToASCII } from 'node:url';
import { cleanEmail, type EmailFault, emailFaultOf } from '@logikit/contract';
import { holderOf } from '../account.ts';
import type { Tx } from '../../../kernel/database/index.ts';

/** An address as somebody typed it, made the way it is kept. */
export function emailOf(typed: string | undefined): string {
  return cleanEmail(typed ?? '', domainToASCII);
}

/** What limits of one address count by: they are asked before a body is looked at. */
export function emailIn(body: unknown): string {
  const { email } = (body ?? {}) as { readonly email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}

/** What hinders this person from having this address. */
export async function addressFault(
  tx: Tx,
  { email, userId }: { readonly email: string; readonly userId: number },
): Promise<EmailFault | 'notUnique' | null> {
  const fault = emailFaultOf(email);
  if (fault !== null) return fault;
  const holder = await holderOf(tx, email);
  return holder !== null && holder !== userId ? 'notUnique' : null;
}

/** Only the year is known, so whoever turns that age this year counts as younger (rule D-098). */
export function isChildBornIn(
  birthYear: number | null,
  { now, age }: { readonly now: Date; readonly age: number },
): boolean {
  return birthYear !== null && now.getUTCFullYear() - birthYear <= age;
}
