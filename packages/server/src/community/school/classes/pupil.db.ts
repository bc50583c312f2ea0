import type { Tx } from '../../../kernel/database/index.ts';

export interface ClassPupilRow {
  readonly userId: number;
  /** The entered name until a parent agrees, then the pupil's own. */
  readonly name: string;
  readonly isJoined: boolean;
  readonly solvedThisWeek: number;
  readonly starsThisWeek: number;
  readonly lastDay: string | null;
}

const learnt = (tx: Tx, userId: string, monday: string) => tx`
  lateral (
    select coalesce(sum(d.solved) filter (where d.day >= ${monday}::date), 0)::int as "solvedThisWeek",
      coalesce(sum(d.stars) filter (where d.day >= ${monday}::date), 0)::int as "starsThisWeek", max(d.day)::text as "lastDay"
    from learning_day d where d.user_id = ${tx(userId)}) as w`;

/** NOTE: what stands behind `isJoined` is told of nobody whose parent has not agreed. */
export async function selectClassPupils(tx: Tx, classId: number, monday: string): Promise<readonly ClassPupilRow[]> {
  return tx<ClassPupilRow[]>`
    select p.user_id as "userId", p.consented_at is not null as "isJoined", w."solvedThisWeek", w."starsThisWeek", w."lastDay",
      case when p.consented_at is null then p.name
        else coalesce(nullif(f.display_name, ''), f.first_name, nullif(p.name, ''), u.username, '') end as name
    from class_pupil p join "user" u on u.id = p.user_id and u.closed_at is null join profile f on f.user_id = p.user_id
    cross join ${learnt(tx, 'p.user_id', monday)}
    where p.class_id = ${classId} order by lower(p.name), p.user_id`;
}

export interface MyPupilRow {
  readonly userId: number;
  readonly name: string;
  readonly isOwner: boolean;
  readonly classes: readonly { readonly id: number; readonly name: string }[];
  readonly stars: number;
  readonly solvedThisWeek: number;
  readonly lastDay: string | null;
}

/** Cards of a person, and pupils of the person's classes whose parents agreed. */
export async function selectMyPupils(tx: Tx, callerId: number, monday: string): Promise<readonly MyPupilRow[]> {
  return tx<MyPupilRow[]>`
    select u.id as "userId", k.user_id is not null as "isOwner", f.stars, w."solvedThisWeek", w."lastDay",
      coalesce(nullif(f.display_name, ''), f.first_name, own.name, u.username, '') as name,
      coalesce(own.classes, '[]') as classes
    from "user" u join profile f on f.user_id = u.id
    left join card k on k.user_id = u.id and k.owner_id = ${callerId}
    left join (
      select p.user_id, max(nullif(p.name, '')) as name, jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.id) as classes
      from class_pupil p join class c on c.id = p.class_id
      where c.teacher_id = ${callerId} and c.closed_at is null and p.consented_at is not null group by p.user_id
    ) own on own.user_id = u.id
    cross join ${learnt(tx, 'u.id', monday)}
    where u.closed_at is null and (k.user_id is not null or own.user_id is not null)
    order by lower(coalesce(nullif(f.display_name, ''), f.first_name, own.name, u.username, '')), u.id`;
}
