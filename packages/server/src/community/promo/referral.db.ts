import type { Tx } from '../../kernel/database/index.ts';

/** The code of a person: the one they have, else this new one. */
export async function upsertReferralCode(tx: Tx, userId: number, code: string): Promise<string> {
  const [row] = await tx<{ code: string }[]>`
    insert into referral_code (user_id, code) values (${userId}, ${code})
    on conflict (user_id) do update set code = referral_code.code returning code`;
  return row?.code ?? code;
}

/** Whose code it is; null when nobody has it, or has left. */
export async function selectInviter(tx: Tx, code: string): Promise<number | null> {
  const [row] = await tx<{ userId: number }[]>`
    select c.user_id as "userId" from referral_code c join "user" u on u.id = c.user_id
    where c.code = ${code} and u.closed_at is null and not u.anonymous`;
  return row?.userId ?? null;
}

export async function insertReferral(
  tx: Tx,
  referral: { readonly invitedId: number; readonly inviterId: number; readonly at: Date },
): Promise<void> {
  await tx`insert into referral (invited_id, inviter_id, created_at)
    values (${referral.invitedId}, ${referral.inviterId}, ${referral.at}) on conflict do nothing`;
}

export async function countReferrals(tx: Tx, inviterId: number): Promise<{ invited: number; rewarded: number }> {
  const [row] = await tx<{ invited: number; rewarded: number }[]>`
    select count(*)::int as invited, count(r.rewarded_at)::int as rewarded
    from referral r join "user" u on u.id = r.invited_id and not u.anonymous and u.closed_at is null
    where r.inviter_id = ${inviterId}`;
  return row ?? { invited: 0, rewarded: 0 };
}

/** Who invited these accounts and has got nothing for it yet, by account. */
export async function selectUnrewarded(tx: Tx, invitedIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx<{ invitedId: number; inviterId: number }[]>`
    select r.invited_id as "invitedId", r.inviter_id as "inviterId" from referral r
    join "user" u on u.id = r.invited_id and not u.anonymous
    join "user" i on i.id = r.inviter_id and i.closed_at is null
    where r.invited_id = any(${[...invitedIds]}::int[]) and r.rewarded_at is null`;
  return new Map(rows.map(({ invitedId, inviterId }) => [invitedId, inviterId]));
}

/** True for the one who marks it first. */
export async function markRewarded(tx: Tx, invitedId: number, at: Date): Promise<boolean> {
  const { count } = await tx`
    update referral set rewarded_at = ${at} where invited_id = ${invitedId} and rewarded_at is null`;
  return count === 1;
}

/** True when some chapter is closed to its last problem. */
export async function selectHasChapter(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx<{ found: boolean }[]>`
    select exists (
      select from thread t join block b on b.thread_id = t.id join block_problem bp on bp.block_id = b.id
      join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
      left join progress q on q.user_id = ${userId} and q.problem_id = p.id and q.context = '' and q.is_final
      where t.type = 'chapter' and t.id in (
        select ob.thread_id from progress o join block_problem obp on obp.problem_id = o.problem_id
        join block ob on ob.id = obp.block_id where o.user_id = ${userId} and o.is_final and o.context = '')
      group by t.id having count(*) = count(distinct q.problem_id)) as found`;
  return row?.found ?? false;
}
