import type { Sql, Tx } from '../../kernel/database/index.ts';

export interface Schedule {
  readonly days: readonly number[];
  readonly hour: number;
  readonly status: 0 | 1;
}

export interface WaitingLearner extends Schedule {
  readonly userId: number;
  readonly timeZone: string;
  /** Whose devices are told: the grown-up who holds the learner's card, else the learner's own. */
  readonly recipientId: number;
}

export async function writeDevice(
  tx: Tx,
  device: { readonly userId: number; readonly platform: string; readonly at: Date },
): Promise<void> {
  await tx`insert into push_device (user_id, platform, set_at) values (${device.userId}, ${device.platform}, ${device.at})
    on conflict (user_id, platform) do update set set_at = excluded.set_at`;
}

export async function selectOptionalSchedule(tx: Tx, userId: number): Promise<Schedule | null> {
  const [row] = await tx<Schedule[]>`select days, hour, status from push_schedule where user_id = ${userId}`;
  return row ?? null;
}

export async function writeSchedule(tx: Tx, userId: number, { days, hour, status }: Schedule): Promise<void> {
  await tx`insert into push_schedule (user_id, days, hour, status) values (${userId}, ${[...days]}, ${hour}, ${status})
    on conflict (user_id) do update set days = excluded.days, hour = excluded.hour, status = excluded.status`;
}

/** Who wants reminders and can be reached. */
export function selectWaiting(sql: Sql): Promise<WaitingLearner[]> {
  return sql<WaitingLearner[]>`
    select s.user_id as "userId", s.days, s.hour, s.status, p.time_zone as "timeZone",
      coalesce(c.owner_id, s.user_id) as "recipientId"
    from push_schedule s join profile p on p.user_id = s.user_id join "user" u on u.id = s.user_id
      left join card c on c.user_id = s.user_id
    where s.status = 1 and u.closed_at is null
      and exists (select from push_device d where d.user_id = coalesce(c.owner_id, s.user_id))`.execute();
}

export interface Reader {
  readonly id: number;
  readonly email: string | null;
  readonly username: string | null;
  readonly locale: string;
  readonly platforms: readonly string[];
}

/** Whose devices are told, in which language. */
export function selectReaders(sql: Sql, ids: readonly number[]): Promise<Reader[]> {
  return sql<Reader[]>`
    select u.id, u.email, u.username, p.locale,
      array(select platform from push_device d where d.user_id = u.id order by platform) as platforms
    from "user" u join profile p on p.user_id = u.id where u.id = any(${[...ids]})`.execute();
}
